"""The rule book: searched as one types, each rule at its own address."""

from harness import PageTest


class Rules(PageTest):
    def test_what_is_searched_for_is_found_while_it_is_typed(self):
        page = self.open("/rules")
        every = page.locator("dl.rules dt").count()
        self.assertGreater(every, 100)
        page.locator("#q").press_sequentially("unknown nullif")
        page.wait_for_function("() => document.querySelectorAll('dl.rules dt').length < 10")
        page.get_by_role("link", name="p2482.nullify.unknown").click()
        page.get_by_role("heading", level=1).wait_for()
        self.assertTrue(page.url.endswith("/rules/p2482.nullify.unknown"))
        self.assertIn("Nobody helps a pig", page.locator("h1").inner_text())

    def test_chinese_words_find_rules_and_stand_over_them(self):
        page = self.open("/rules?q=无懈可击", language="zh")
        self.assertGreater(page.locator("dl.rules dt").count(), 3)
        self.assertIn("无懈可击", page.locator("dl.rules dd").first.inner_text() + page.locator("#found").inner_text())
        page = self.open("/rules/p7147.ron.nearest", language="zh")
        self.assertIn("荣和", page.locator("h1").inner_text())
        page.get_by_role("link", name="→").click()
        page.wait_for_url("**/rules/p7147.discard.special")

    def test_it_is_searched_without_a_script_too(self):
        context = self.browser.new_context(java_script_enabled=False, locale="en")
        self.addCleanup(context.close)
        page = context.new_page()
        page.goto(self.server.url + "/rules")
        page.locator("#q").fill("pass")
        page.keyboard.press("Enter")
        page.wait_for_url("**/rules?q=pass")
        self.assertLess(page.locator("dl.rules dt").count(), 40)
