"""The bombs page: dealt, clicked, written; the plot follows the level."""

from harness import NARROW, PageTest


class Bombs(PageTest):
    def count(self, page, number):
        page.wait_for_function("(number) => document.getElementById('bomb-count').textContent.startsWith(number)", arg=number)

    def test_a_written_hand_is_laid_out(self):
        # README's example.
        page = self.open("/bombs?level=9&cards=S4+H4+C4+D4+S5+S6+S7+S8+H9+BJ")
        self.count(page, "2 ")
        bombs = page.locator("#arrangements .bombs figcaption").all_inner_texts()
        self.assertEqual(bombs, ["bomb of 4", "straight flush"])
        self.assertEqual(page.locator("#arrangements .bombs .wild").count(), 1)

    def test_a_deal_is_27_cards_and_can_be_shared(self):
        page = self.open("/bombs", NARROW, language="zh")
        page.get_by_role("button", name="发 27 张").click()
        page.wait_for_function("() => document.querySelectorAll('#hand button').length === 27")
        page.locator("#laid-out").wait_for()
        laid_out = page.locator("#bomb-count").inner_text()
        page.wait_for_function("() => location.search.includes('cards=')")
        again = self.open(page.url.removeprefix(self.server.url), language="zh")
        again.locator("#laid-out").wait_for()
        self.assertEqual(again.locator("#bomb-count").inner_text(), laid_out)

    def test_the_plot_follows_the_level(self):
        page = self.open("/bombs?level=2")
        before = page.locator("#plot").inner_text()
        page.locator("#level").select_option("8")
        page.wait_for_function("(before) => document.getElementById('plot').innerText !== before", arg=before)
        self.assertIn("Level 8", page.locator("#plot").inner_text())
        # The exact mean that the library's documentation gives for levels 7 and 8.
        self.assertIn("1.562885", page.locator("#plot").inner_text())

    def test_keys_are_enough(self):
        # While a card is being written there is a moment when it is none.
        self.refusals_expected = True
        page = self.open("/bombs")
        self.tab_to(page, ".palette button")
        for _ in range(4):
            self.press(page, "Enter", "ArrowRight")
        page.wait_for_function("() => document.querySelectorAll('#hand button').length === 4")
        self.tab_to(page, "#notation")
        # Tab selects all that stands in the field.
        page.keyboard.press("End")
        page.keyboard.type(" H2 C2 D2")
        self.count(page, "1 ")

    def test_nonsense_is_refused_with_its_place(self):
        self.refusals_expected = True
        page = self.open("/bombs")
        page.locator("#notation").fill("S4 S4 S4 <b>")
        page.locator("#faults").wait_for()
        self.assertIn("^", page.locator("#faults").inner_text())
