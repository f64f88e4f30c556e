"""A server of its own, a browser, and a page that may not complain: what every browser test stands on."""

import contextlib
import os
import re
import signal
import subprocess
import unittest

from playwright.sync_api import sync_playwright

ARGUMENTS = [
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

WIDE = {"width": 1280, "height": 900}
NARROW = {"width": 390, "height": 844}
LEAST = {"width": 360, "height": 740}


class Server:
    """`paiju serve` at a free port."""

    def __enter__(self):
        command = [os.environ["PAIJU"], "serve", "--port", "0"]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        self.url = re.search(r"http://\S+", self.process.stdout.readline()).group(0)
        return self

    def __exit__(self, *_):
        self.process.send_signal(signal.SIGINT)
        self.process.wait(timeout=20)
        self.process.stdout.close()


def launch(playwright):
    return playwright.chromium.launch(executable_path=os.environ["BROWSER"], args=ARGUMENTS)


class PageTest(unittest.TestCase):
    """Opens pages, and fails if one of them complains or asks another host for anything."""

    @classmethod
    def setUpClass(cls):
        stack = contextlib.ExitStack()
        cls.addClassCleanup(stack.close)
        cls.server = stack.enter_context(Server())
        cls.browser = launch(stack.enter_context(sync_playwright()))
        stack.callback(cls.browser.close)

    def setUp(self):
        self.complaints = []
        # A test that provokes a refusal says so: the browser reports its status as an error.
        self.refusals_expected = False

    def tearDown(self):
        complaints = [each for each in self.complaints if not (self.refusals_expected and "status of 4" in each)]
        self.assertEqual(complaints, [])

    def open(self, path, viewport=WIDE, language="en", theme="light"):
        """A page at `path`, once it has come to rest."""
        context = self.browser.new_context(viewport=viewport, locale=language, color_scheme=theme)
        self.addCleanup(context.close)
        context.set_default_timeout(20_000)
        page = context.new_page()
        page.on("console", lambda message: message.type in ("error", "warning") and self.complaints.append(message.text))
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("request", lambda request: self.at_home(request.url))
        page.goto(self.server.url + path)
        page.wait_for_load_state("networkidle")
        return page

    def at_home(self, url):
        if not url.startswith((self.server.url, "data:")):
            self.complaints.append(f"a request left the host: {url}")

    def press(self, page, *keys):
        for key in keys:
            page.keyboard.press(key)

    def focused(self, page, attribute):
        """An attribute of the element that has the focus."""
        return page.evaluate("(name) => document.activeElement.getAttribute(name)", attribute)

    def tab_to(self, page, selector):
        """Presses Tab until an element that matches has the focus."""
        for _ in range(80):
            page.keyboard.press("Tab")
            if page.evaluate("(selector) => document.activeElement.matches(selector)", selector):
                return
        self.fail(f"Tab never reaches {selector}")
