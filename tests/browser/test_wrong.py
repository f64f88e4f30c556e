"""What went wrong: a wrong output pasted, a right one, one of no form, and nonsense."""

import pathlib

from harness import NARROW, PageTest

DATA = pathlib.Path("tests/data")


class Wrong(PageTest):
    def fill(self, page, problem, input, output):
        page.locator("#problem").select_option(problem)
        page.locator("#input").fill(input)
        page.locator("#output").fill(output)

    def verdict(self, page):
        page.locator("#verdict h2:not([hidden])").wait_for()
        return page.locator("#verdict h2:not([hidden])").get_attribute("data-verdict")

    def test_a_wrong_output_is_explained(self):
        page = self.open("/wrong", NARROW)
        input, output = ((DATA / f"P7147/001.{end}").read_text() for end in ("in", "out"))
        # A program that does not print the deal.
        self.fill(page, "P7147", input, "".join(output.splitlines(keepends=True)[52:]))
        page.get_by_role("button", name="Find out").click()
        self.assertEqual(self.verdict(page), "wrong-answer")
        self.assertIn("deal-lines=omitted", page.locator("#candidates").inner_text())
        self.assertEqual(page.locator("#lines tr.differs th").inner_text(), "1")
        self.assertEqual(page.locator("#rules a").first.get_attribute("href"), "/rules/p7147.deal.lines")

    def test_somebody_tries_it_and_sees_both_games(self):
        page = self.open("/wrong", language="zh")
        for problem in ("P7147", "P2482"):
            page.locator("#problem").select_option(problem)
            page.locator("#try").click()
            page.locator("#theirs").wait_for()
            self.assertEqual(self.verdict(page), "wrong-answer")
            self.assertEqual(page.locator("#games .board").count(), 2)

    def test_a_right_output_is_right(self):
        page = self.open("/wrong")
        self.fill(page, "P2482", *((DATA / f"P2482/001.{end}").read_text() for end in ("in", "out")))
        page.get_by_role("button", name="Find out").click()
        self.assertEqual(self.verdict(page), "ok")
        self.assertFalse(page.locator("#games").is_visible())

    def test_an_output_without_form_is_shown_as_text(self):
        page = self.open("/wrong")
        hostile = "<img src=x onerror=alert(1)>\n\u202e\x01 '; DROP TABLE tiles;--\n"
        self.fill(page, "P7147", (DATA / "P7147/001.in").read_text(), hostile)
        page.get_by_role("button", name="Find out").click()
        self.assertEqual(self.verdict(page), "wrong-format")
        self.assertEqual(page.locator("main img").count(), 0)

    def test_a_bad_input_is_refused_with_its_place(self):
        self.refusals_expected = True
        page = self.open("/wrong")
        self.fill(page, "P2482", "3 4\nMP D D F F\nXX <b>", "MP")
        page.get_by_role("button", name="Find out").click()
        page.locator("#faults").wait_for()
        self.assertIn("^", page.locator("#faults").inner_text())

    def test_keys_are_enough(self):
        page = self.open("/wrong")
        self.tab_to(page, "#try")
        page.keyboard.press("Enter")
        self.assertEqual(self.verdict(page), "wrong-answer")
        # The verdict has the focus, so that it is read out.
        self.assertEqual(self.focused(page, "data-verdict"), "wrong-answer")

    def test_a_link_brings_the_answer_back(self):
        page = self.open("/wrong")
        page.locator("#problem").select_option("P5301")
        page.wait_for_function("() => location.hash === '#P5301'")
        page.locator("#problem").select_option("P2482")
        page.locator("#try").click()
        self.verdict(page)
        self.assertEqual(page.url.partition("#")[2], "P2482/example")
        texts = [page.locator(field).input_value() for field in ("#input", "#output")]
        page.locator("#print").evaluate("field => field.value = '4 | K'")
        page.get_by_role("button", name="Find out").click()
        page.wait_for_function("() => location.hash.startsWith('#P2482/z-')")
        own = page.url.removeprefix(self.server.url)
        for link, own_print in (("/wrong#P2482/example", ""), (own, "4 | K")):
            again = self.open(link, language="zh")
            self.assertEqual(self.verdict(again), "wrong-answer")
            self.assertEqual([again.locator(field).input_value() for field in ("#input", "#output", "#print")], [*texts, own_print])

    def test_an_address_of_nonsense_is_an_empty_page(self):
        for fragment in ("#P9999/example", "#P2482/seed-1", "#P2482/z-%3C.b", "#<script>/example", "#constructor/constructor"):
            page = self.open("/wrong" + fragment)
            self.assertEqual(page.locator("#input").input_value(), "")
