"""What holds for every page: it fits, it speaks the reader's language, it can be used by keys, nothing lacks a name."""

from harness import LEAST, NARROW, WIDE, PageTest

# Beside what stands in the navigation.
PAGES = ["/", "/hand?tiles=123m456p2344789s1z", "/bombs?level=7&cards=S4+H4+C4+D4", "/rules/P7147", "/rules/p2482.nullify.unknown"]

# Everything that can be pressed or filled in, and has no name for those who do not see it.
NAMELESS = """() => [...document.querySelectorAll("a, button, input, select, textarea, svg[role=img], [role=group]")]
  .filter((element) => element.checkVisibility?.() && !element.closest("[aria-hidden=true]"))
  .filter((element) => {
    const label = element.labels?.[0]?.textContent ?? "";
    const inside = [...element.querySelectorAll("[aria-label]")].map((each) => each.getAttribute("aria-label")).join("");
    const by = document.getElementById(element.getAttribute("aria-labelledby"))?.textContent ?? "";
    return !(element.getAttribute("aria-label") || by || label || inside || element.textContent).trim();
  })
  .map((element) => element.outerHTML.slice(0, 120))"""


class Everywhere(PageTest):
    def pages(self):
        page = self.open("/")
        places = page.locator("nav a").evaluate_all("all => all.map(one => one.getAttribute('href'))")
        self.assertIn("/rules", places)
        return PAGES + places

    def test_every_page_fits_its_width(self):
        for path in self.pages():
            for viewport in (LEAST, NARROW, WIDE):
                with self.subTest(path=path, width=viewport["width"]):
                    page = self.open(path, viewport)
                    self.assertLessEqual(page.evaluate("document.documentElement.scrollWidth"), viewport["width"])
                    page.context.close()

    def test_every_page_has_one_heading_and_no_nameless_control(self):
        for path in self.pages():
            for language in ("en", "zh"):
                with self.subTest(path=path, language=language):
                    page = self.open(path, language=language)
                    self.assertEqual(page.locator("h1").count(), 1)
                    self.assertEqual(page.evaluate(NAMELESS), [])
                    page.context.close()

    def test_the_browsers_language_and_theme_decide_until_somebody_chooses(self):
        page = self.open("/rules?q=ron", language="zh-CN", theme="dark")
        self.assertEqual(page.locator("h1").inner_text(), "规则书")
        dark = page.evaluate("getComputedStyle(document.body).backgroundColor")
        page.get_by_role("link", name="English").click()
        page.get_by_role("heading", name="The rule book").wait_for()
        page.get_by_role("link", name="Theme: light").click()
        page.wait_for_function(f"() => getComputedStyle(document.body).backgroundColor !== '{dark}'")
        self.assertIn("q=ron", page.url)
        page.goto(self.server.url + "/hand")
        self.assertEqual(page.locator("html").get_attribute("lang"), "en")
        self.assertEqual(page.locator("html").get_attribute("data-theme"), "light")

    def test_the_skip_link_leads_past_the_navigation(self):
        page = self.open("/rules")
        self.press(page, "Tab")
        self.assertEqual(self.focused(page, "class"), "skip")
        self.press(page, "Enter", "Tab")
        self.assertEqual(self.focused(page, "id"), "q")

    def test_a_page_that_is_not_there_says_so_with_an_id(self):
        self.refusals_expected = True
        for language, words in (("en", "Not on this table"), ("zh", "桌上没有这一张")):
            page = self.open("/nowhere/<script>", language=language)
            self.assertEqual(page.locator("h1").inner_text(), words)
            self.assertRegex(page.locator("main code").inner_text(), "^[0-9a-f]{8}$")

    def test_the_interface_is_described(self):
        page = self.open("/api")
        self.assertEqual(page.locator("section#hand h2").inner_text(), "GET /api/v1/hand")
        self.assertGreater(page.locator("section#hand tr").count(), 8)
