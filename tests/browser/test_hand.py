"""The hand page: by clicks, by keys, by writing, and with nonsense."""

from harness import NARROW, PageTest


class Hand(PageTest):
    def verdict(self, page, words):
        page.wait_for_function("(words) => document.getElementById('verdict').textContent.includes(words)", arg=words)

    def rack(self, page, place="tiles"):
        return page.locator(f"[data-rack={place}] [data-tile]").evaluate_all("all => all.map(one => one.dataset.tile)")

    def test_a_hand_is_clicked_together(self):
        page = self.open("/hand", NARROW)
        for tile in "2m 3m 4m 5m 6m 5p 5p 6s 7s 8s 5z 5z 5z".split():
            page.locator(f".palette [data-tile='{tile}']").click()
        self.verdict(page, "Ready")
        # As the library's own example has it.
        waits = page.locator("#waits tbody [data-tile]:not(svg)").evaluate_all("all => all.map(one => one.dataset.tile)")
        self.assertEqual(waits, ["1m", "4m", "7m"])
        page.get_by_label("Seen", exact=True).check()
        page.locator(".palette [data-tile='1m']").click()
        page.wait_for_function("() => document.querySelector('#waits tbody td.number').textContent === '3'")
        page.locator("#waits tbody button").first.click()
        self.verdict(page, "Complete")

    def test_the_address_brings_the_hand_back(self):
        page = self.open("/hand?tiles=123m456p2344789s1z&seen=1z&dora=4s")
        self.assertEqual(len(self.rack(page)), 14)
        self.assertEqual((self.rack(page, "seen"), self.rack(page, "dora")), (["1z"], ["4s"]))
        rows = page.locator("#discards tbody tr")
        self.assertGreater(rows.count(), 8)
        # The best discard is pressed, and the address tells the hand that it leaves.
        rows.first.locator("button").click()
        page.wait_for_function("() => new URLSearchParams(location.search).get('tiles').length < 18")
        again = self.open(page.url.removeprefix(self.server.url))
        self.assertEqual(self.rack(again), self.rack(page))

    def test_keys_are_enough(self):
        # While a tile is being written there is a moment when it is none.
        self.refusals_expected = True
        page = self.open("/hand")
        self.tab_to(page, ".palette button")
        self.press(page, "Enter", "ArrowRight", "Enter", "ArrowRight", "Enter")
        self.assertEqual(self.rack(page), ["1m", "2m", "3m"])
        self.press(page, "ArrowDown", "Enter")
        self.assertEqual(self.rack(page), ["1m", "2m", "3m", "3s"])
        self.tab_to(page, "#notation")
        # Tab selects all that stands in the field.
        page.keyboard.press("End")
        page.keyboard.type(" 3s")
        page.wait_for_function("() => document.querySelectorAll('[data-rack=tiles] button').length === 5")
        page.keyboard.press("Shift+Tab")
        while self.focused(page, "class") != "pick" or page.evaluate("!document.activeElement.closest('[data-rack]')"):
            page.keyboard.press("Shift+Tab")
        self.press(page, "Enter")
        page.wait_for_function("() => document.querySelectorAll('[data-rack=tiles] button').length === 4")

    def test_a_hand_with_exposed_groups_is_written(self):
        page = self.open("/hand", language="zh")
        page.locator("#notation").fill("23456m55p678s(555z)")
        self.verdict(page, "听牌")
        self.assertEqual(page.locator("[data-rack=tiles] > .tiles svg").count(), 3)

    def test_nonsense_is_refused_with_its_place(self):
        self.refusals_expected = True
        page = self.open("/hand")
        page.locator("#notation").fill("123m <img src=x onerror=alert(1)>")
        page.locator("#faults").wait_for()
        self.assertIn("^", page.locator("#faults").inner_text())
        self.assertEqual(page.locator("main img").count(), 0)
        page.locator("#notation").fill("11111m")
        page.wait_for_function("() => document.getElementById('refusal').textContent.includes('fifth')")
        page.locator("#notation").fill("123m")
        page.locator("#refusal").wait_for(state="hidden")

    def test_no_more_tiles_than_there_are(self):
        page = self.open("/hand")
        one = page.locator(".palette [data-tile='1m']")
        for _ in range(4):
            one.click()
        self.assertEqual(one.get_attribute("aria-disabled"), "true")
        page.locator("#random").click()
        page.wait_for_function("() => document.querySelectorAll('#discards tbody tr').length > 0")
        self.assertEqual(len(self.rack(page)), 14)
        page.locator("#clear").click()
        self.verdict(page, "13")
