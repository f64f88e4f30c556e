"""Where two games part: both tables side by side, slips that are no misreading, prints of one's own, all problems."""

import pathlib

from harness import LEAST, NARROW, WIDE, PageTest

DATA = pathlib.Path(__file__).parents[2] / "tests/data"


class Parting(PageTest):
    def ask(self, page, problem, source, output):
        page.locator("#problem").select_option(problem)
        page.locator("#input").fill(source)
        page.locator("#output").fill(output)
        page.locator("#ask button[type=submit]").click()
        page.locator("#answer:not([hidden]), #faults:not([hidden])").first.wait_for()

    def test_the_tables_differ_where_the_games_part_and_not_before(self):
        plain = "all => all.map(one => one.innerHTML.replace(/ ?(actor|target|to-act|differs)/g, ''))"
        for problem in ("P7147", "P2482"):
            for viewport, theme in ((WIDE, "light"), (NARROW, "dark")):
                with self.subTest(problem=problem, width=viewport["width"]):
                    page = self.open("/wrong", viewport, theme=theme)
                    page.locator("#problem").select_option(problem)
                    page.locator("#try").click()
                    page.locator("#theirs").wait_for()
                    boards = page.locator("#games .board")
                    self.assertNotEqual(*boards.evaluate_all("all => all.map(one => one.innerHTML)"))
                    self.press(page, "ArrowLeft")
                    self.assertEqual(*page.locator("#games .table").evaluate_all(plain))
                    self.assertEqual(page.locator("#games .differs").count(), 0)
                    self.press(page, "End")
                    self.assertGreater(page.locator("#games .differs").count(), 0)
                    self.assertLessEqual(page.evaluate("document.documentElement.scrollWidth"), viewport["width"])
                    page.context.close()

    def test_another_reading_is_shown_beside_the_right_game(self):
        page = self.open("/wrong")
        page.locator("#problem").select_option("P2482")
        page.locator("#try").click()
        page.locator("#theirs").wait_for()
        beside = page.locator(".candidate button")
        if beside.count() > 1:
            before = page.locator("#theirs [data-slot=sentence]").inner_text()
            beside.last.click()
            page.wait_for_function("before => document.querySelector('#theirs [data-slot=sentence]').textContent !== before", arg=before)
            self.assertEqual(beside.last.get_attribute("aria-pressed"), "true")

    def test_a_slip_that_is_no_misreading_shows_the_right_game_there(self):
        source, answer = ((DATA / f"P7147/001.{end}").read_text() for end in ("in", "out"))
        lines = answer.split("\n")
        place = next(place for place, line in enumerate(lines) if place > 60 and " OUT " in line and len(line) < 9)
        lines[place] = lines[place][0] + (" OUT 1M" if not lines[place].endswith("1M") else " OUT 2M")
        page = self.open("/wrong", LEAST)
        self.ask(page, "P7147", source, "\n".join(lines))
        self.assertEqual(page.locator("tr.differs th").inner_text(), str(place + 1))
        self.assertTrue(page.locator("#no-reading").is_visible())
        self.assertTrue(page.locator("#theirs").is_hidden())
        self.assertTrue(page.locator("#ours").is_visible())

    def test_a_print_of_ones_own_is_compared_turn_by_turn(self):
        page = self.open("/wrong")
        page.locator("#problem").select_option("P2482")
        page.locator("#try").click()
        page.locator("#verdict h2:not([hidden])").wait_for()
        source, output = page.locator("#input").input_value(), page.locator("#output").input_value()
        page.locator("#print-part summary").click()
        page.locator("#print").fill("4 | K\n" * int(source.split()[0]))
        self.ask(page, "P2482", source, output)
        page.locator("#print-compared").wait_for()
        self.assertIn("turn 1", page.locator("#print-compared").inner_text())

    def test_questions_that_are_no_games_are_answered_too(self):
        example = "async (problem) => (await (await fetch(`/api/v1/example?problem=${problem}`)).json()).input"
        for problem in ("UVA11210", "P5301", "guandan"):
            with self.subTest(problem=problem):
                page = self.open("/wrong")
                self.ask(page, problem, page.evaluate(example, problem), "0\n")
                self.assertEqual(page.locator("#verdict h2:not([hidden])").count(), 1)
                self.assertTrue(page.locator("#games").is_hidden())
                page.context.close()

    def test_a_paste_that_is_too_large_is_refused(self):
        self.refusals_expected = True
        page = self.open("/wrong")
        self.ask(page, "P7147", "x " * 700_000, "y")
        self.assertNotEqual(page.locator("#faults").inner_text(), "")
        self.assertTrue(page.locator("#answer").is_hidden())
