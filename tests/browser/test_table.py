"""What the replay shows: the table after each event, what a discard was weighed against, turns, links, every width."""

import pathlib

from harness import LEAST, NARROW, WIDE, PageTest

ROOT = pathlib.Path(__file__).parents[2]


class Table(PageTest):
    def number(self, page):
        return int(page.locator("[data-slot=number]").inner_text())

    def names(self, page, selector):
        return page.locator(f"{selector} svg[role=img]").evaluate_all("all => all.map(one => one.getAttribute('aria-label'))")

    def test_the_wall_is_dealt_from_its_front_and_the_winner_wins(self):
        page = self.open("/replay#P7147/example/0")
        self.assertEqual(self.names(page, ".place .hand"), [])
        wall = (ROOT / "examples/P7147/wall.txt").read_text().split()
        suits = {"M": "characters", "P": "dots", "S": "bamboo"}
        first = f"{wall[0][0]} of {suits[wall[0][1]]}"
        self.assertEqual(self.names(page, ".stock")[0], first)
        self.press(page, "ArrowRight")
        self.assertEqual(self.names(page, ".place:nth-of-type(1) .hand"), [first])
        self.press(page, "End")
        winner = (ROOT / "tests/data/P7147/001.out").read_text().split()[-2]
        self.assertEqual(page.locator(".place.won .who").inner_text(), winner)

    def test_a_discard_shows_what_was_weighed_and_the_tie_break(self):
        page = self.open("/replay#P7147/example/52")
        for _ in range(60):
            self.press(page, "ArrowRight")
            if "tie-break" in page.locator("[data-slot=rule]").inner_text():
                break
        least = min(int(number) for number in page.locator(".weighed [data-slot=lacks]").all_inner_texts())
        near = page.locator(".weighed li.goes, .weighed li.near")
        self.assertGreater(near.count(), 1)
        self.assertEqual(near.first.get_attribute("class"), "goes")
        self.assertEqual({int(number) for number in near.locator("[data-slot=lacks]").all_inner_texts()}, {least})
        page.locator("[data-slot=rule] a").click()
        page.wait_for_url("**/rules/p7147.discard.tie-break")

    def test_turns_are_stepped_over_and_fields_keep_their_keys(self):
        page = self.open("/replay#P2482/example/0")
        self.press(page, "ArrowDown")
        end_of_turn = self.number(page)
        self.assertTrue(page.locator("[data-slot=turn-part]").inner_text().endswith(" 1"))
        self.press(page, "ArrowDown", "ArrowUp")
        self.assertEqual(self.number(page), end_of_turn)
        self.press(page, "End")
        self.assertTrue(page.locator(".centre [data-slot=over]").is_visible())
        self.press(page, "Home")
        page.locator("#seed").focus()
        self.press(page, "ArrowUp")
        self.assertEqual((self.number(page), page.locator("#seed").input_value()), (0, "2"))

    def test_a_link_to_an_event_of_an_own_input_opens_it_again(self):
        own = (ROOT / "tests/data/P2482/002.in").read_text()
        page = self.open("/replay")
        page.locator("#problem").select_option("P2482")
        page.get_by_text("Your own input").click()
        page.locator("#input").fill(own)
        page.get_by_role("button", name="Show this game").click()
        page.locator(".place.pigs").first.wait_for()
        self.press(page, "ArrowDown", "ArrowRight")
        number = self.number(page)
        page.wait_for_function("number => location.hash.includes('/z-') && location.hash.endsWith(`/${number}`)", arg=number)
        again = self.open(page.url.removeprefix(self.server.url))
        self.assertEqual(self.number(again), number)
        self.assertEqual(self.names(again, ".place"), self.names(page, ".place"))
        self.assertEqual(again.locator("#input").input_value(), own)

    def test_a_full_table_fits_every_width(self):
        for path in ("/replay#P7147/seed-4/150", "/replay#P2482/seed-3/60"):
            for viewport in (LEAST, NARROW, WIDE):
                with self.subTest(path=path, width=viewport["width"]):
                    page = self.open(path, viewport)
                    page.locator(".place").first.wait_for()
                    self.assertLessEqual(page.evaluate("document.documentElement.scrollWidth"), viewport["width"])
                    page.context.close()

    def test_hostile_inputs_and_links_leave_the_page_whole(self):
        self.refusals_expected = True
        page = self.open("/replay")
        page.get_by_text("Your own input").click()
        for nonsense in ("", "9" * 100_000, "\u0001\U0001f600 PASS", "1M " * 148):
            page.locator("#input").fill(nonsense)
            page.get_by_role("button", name="Show this game").click()
            page.locator("#faults").wait_for()
            self.assertTrue(page.locator("#game").is_hidden())
            page.get_by_role("button", name="Example").click()
            page.locator("#faults").wait_for(state="hidden")
        for link in ("#P7147/z-AAAA/3", "#P9999/example/3", "#P7147/seed-99999999999999999/1", "#//", "#P7147/example/9999999"):
            page = self.open("/replay" + link)
            page.locator("#game:not([hidden]), #faults:not([hidden])").first.wait_for()
            page.context.close()
