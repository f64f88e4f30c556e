"""Takes the pictures that README shows: `tests/browser/run --pictures docs/img`."""

import pathlib
import sys

from harness import Server, launch
from playwright.sync_api import sync_playwright

# Name, address, language, theme, width, height.
PICTURES = [
    ("hand", "/hand?tiles=123m456p2344789s1z&seen=1z11s&dora=4s", "en", "light", 1100, 900),
    ("bombs", "/bombs?level=7&cards=S3+H3+C3+D3+S8+H8+D8+H7+S9+ST+SJ+SQ+SK+C5+D5+H5+CK+DK+HK+C2+D2+BJ+BJ+RJ+RJ+SA+HA", "zh", "light", 1100, 900),
    ("rules", "/rules/p2482.nullify.unknown", "en", "dark", 700, 620),
]


def main():
    folder = pathlib.Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    with Server() as server, sync_playwright() as playwright:
        browser = launch(playwright)
        for name, path, language, theme, width, height in PICTURES:
            context = browser.new_context(viewport={"width": width, "height": height}, locale=language, color_scheme=theme)
            page = context.new_page()
            page.goto(server.url + path)
            page.wait_for_load_state("networkidle")
            page.screenshot(path=folder / f"{name}.png")
            context.close()
        browser.close()


main()
