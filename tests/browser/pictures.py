"""Takes the pictures that README and the book show: `tests/browser/run --pictures docs/img`."""

import pathlib
import sys

from harness import Server, launch
from playwright.sync_api import sync_playwright


def try_it(page):
    """Lets the page show what it does with a wrong output."""
    page.locator("#problem").select_option("P7147")
    page.locator("#try").click()
    page.locator("#theirs").wait_for()
    page.evaluate("() => document.getElementById('reading').scrollIntoView()")


def nothing(_):
    """The page as it opens."""


# Name, address, language, theme, width, height, and what is done there first.
PICTURES = [
    ("wrong", "/wrong", "en", "light", 1100, 1000, try_it),
    ("replay", "/replay", "zh", "dark", 1100, 900, lambda page: page.locator("[data-slot=slider]").fill("60")),
    ("hand", "/hand?tiles=123m456p2344789s1z&seen=1z11s&dora=4s", "en", "light", 1100, 1000, nothing),
    ("bombs", "/bombs?level=7&cards=S3+H3+C3+D3+S8+H8+D8+H7+S9+ST+SJ+SQ+SK+C5+D5+H5+CK+DK+HK+C2+D2+BJ+BJ+RJ+RJ+SA+HA", "zh",
     "light", 1100, 1000, nothing),
    ("rules", "/rules/p2482.nullify.unknown", "en", "dark", 760, 640, nothing),
]


def main():
    folder = pathlib.Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    with Server() as server, sync_playwright() as playwright:
        browser = launch(playwright)
        for name, path, language, theme, width, height, act in PICTURES:
            context = browser.new_context(viewport={"width": width, "height": height}, locale=language, color_scheme=theme)
            page = context.new_page()
            page.goto(server.url + path)
            page.wait_for_load_state("networkidle")
            act(page)
            page.wait_for_load_state("networkidle")
            page.screenshot(path=folder / f"{name}.png")
            context.close()
        browser.close()


main()
