"""The page before any of its script runs."""

import urllib.request

from support.case import BrowserCase


class FirstPageTests(BrowserCase):
  def test_the_page_is_whole_without_javascript(self):
    self.browser.cdp("Emulation.setScriptExecutionDisabled", value=True)
    self.addCleanup(self.browser.cdp, "Emulation.setScriptExecutionDisabled", value=False)
    self.browser.get(self.glass.url)
    self.assertEqual(self.page.names("heading")[0], "Employees")
    self.assertGreaterEqual(len(self.page.rows), 8)
    self.assertTrue(self.page.has("searchbox"))
    self.assertIn("Sort", " ".join(self.page.names("button")))
    self.assertIn("JavaScript", self.page.text)

  def test_the_page_says_its_language_and_its_title(self):
    html = urllib.request.urlopen(self.glass.url).read().decode()
    self.assertIn('<html lang="en"', html)
    self.assertIn("<title>EmployeeGlass</title>", html)

  def test_every_picture_comes_from_the_app_or_its_employee_server(self):
    self.page.until(lambda: self.page.script(
      "return [...document.images].some(image => image.complete && image.naturalWidth > 0)"))
    hosts = self.page.script("return [...document.images].map(image => new URL(image.src).hostname)")
    self.assertEqual(set(hosts), {"127.0.0.1"})
