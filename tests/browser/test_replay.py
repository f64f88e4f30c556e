"""The replay page: both games, by buttons, keys, slider and link; own inputs and nonsense."""

import pathlib

from harness import NARROW, PageTest


class Replay(PageTest):
    def sentence(self, page):
        return page.locator("[data-slot=sentence]").first.inner_text()

    def stand(self, page):
        """The number of the event that is shown."""
        return int(page.locator("#game [data-slot=slider]").input_value())

    def started(self, path="/replay", **how):
        page = self.open(path, **how)
        page.locator("#game").wait_for()
        return page

    def test_the_example_is_stepped_through_by_buttons(self):
        page = self.started(viewport=NARROW)
        start = self.stand(page)
        before = self.sentence(page)
        page.get_by_role("button", name="The next event").click()
        self.assertEqual(self.stand(page), start + 1)
        self.assertNotEqual(self.sentence(page), before)
        page.get_by_role("button", name="To the end").click()
        self.assertEqual(page.locator("[data-step=last]").get_attribute("aria-disabled"), "true")
        page.get_by_role("button", name="To the start").click()
        self.assertEqual(self.stand(page), 0)

    def test_keys_are_enough(self):
        page = self.started()
        self.press(page, "Home", "ArrowRight", "ArrowRight", "ArrowRight", "ArrowLeft")
        self.assertEqual(self.stand(page), 2)
        self.press(page, "ArrowDown")
        self.assertGreater(self.stand(page), 2)
        self.press(page, "End")
        last = self.stand(page)
        self.press(page, "ArrowUp")
        self.assertLess(self.stand(page), last)
        self.tab_to(page, "#problem")
        page.keyboard.press("ArrowDown")
        self.tab_to(page, "button[value=example]")
        page.keyboard.press("Enter")
        page.wait_for_function("() => document.querySelectorAll('.place.pigs').length > 2")

    def test_a_link_brings_the_event_back(self):
        page = self.started()
        page.get_by_label("Seed").fill("7")
        page.get_by_role("button", name="Deal").click()
        page.wait_for_function("() => location.hash.length > 2")
        slider = page.locator("#game [data-slot=slider]")
        slider.fill("70")
        told = self.sentence(page)
        page.wait_for_function("() => location.hash.includes('70')")
        again = self.started(page.url.removeprefix(self.server.url))
        self.assertEqual((self.stand(again), self.sentence(again)), (70, told))

    def test_a_rule_is_read_differently_and_a_link_brings_it_back(self):
        page = self.started("/replay#P2482/example/4")
        table = page.locator("#game .table").inner_html()
        choice = page.locator("select[data-of=P2482]")
        self.assertEqual(choice.get_attribute("aria-label"), "How the rules are read")
        self.assertFalse(page.locator("select[data-of=P7147]").is_visible())
        choice.select_option("kill-reveals=never")
        page.wait_for_function("() => location.hash === '#P2482/example/4/kill-reveals=never'")
        again = self.started(page.url.removeprefix(self.server.url))
        self.assertEqual(again.locator("select[data-of=P2482]").input_value(), "kill-reveals=never")
        choice.select_option("")
        page.wait_for_function("() => location.hash === '#P2482/example/4'")
        self.assertEqual(page.locator("#game .table").inner_html(), table)

    def test_a_link_within_the_page_leaves_the_game_as_it_is(self):
        page = self.started("/replay#P2482/example/9")
        page.locator("a.skip").focus()
        page.keyboard.press("Enter")
        page.wait_for_function("() => location.hash === '#main'")
        page.wait_for_load_state("networkidle")
        self.assertEqual(self.stand(page), 9)
        self.assertTrue(page.locator("#faults").is_hidden())

    def test_a_reading_that_there_is_not_is_refused(self):
        self.refusals_expected = True
        page = self.open("/replay#P2482/example/4/colour=blue")
        page.locator("#faults").wait_for()
        self.assertIn("colour", page.locator("#faults").inner_text())

    def test_every_event_has_its_rule_with_a_link_to_the_book(self):
        page = self.started(language="zh")
        self.press(page, "End")
        link = page.locator("[data-slot=rule] a").first
        self.assertRegex(link.get_attribute("href"), r"^/rules/p7147\.")
        link.click()
        page.get_by_role("heading", level=1).wait_for()

    def test_an_own_input_is_played(self):
        page = self.started()
        page.locator("#problem").select_option("P2482")
        page.get_by_text("Your own input").click()
        page.locator("#input").fill(pathlib.Path("tests/data/P2482/001.in").read_text())
        page.get_by_role("button", name="Show this game").click()
        page.wait_for_function("() => document.querySelectorAll('.place.pigs').length > 2")

    def test_nonsense_is_refused_with_its_place(self):
        self.refusals_expected = True
        page = self.started()
        page.get_by_text("Your own input").click()
        page.locator("#input").fill("1M 2M <script>alert(1)</script>")
        page.get_by_role("button", name="Show this game").click()
        page.locator("#faults").wait_for()
        self.assertIn("^", page.locator("#faults").inner_text())
