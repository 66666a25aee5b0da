"""What axe finds, on each screen, in light and in dark."""

from pathlib import Path

import axe_core_python
from axe_selenium_python import Axe

from support.case import BrowserCase
from support.faulty import FaultyServer

RULES = Path(axe_core_python.__file__).parent / "axe.min.js"


class AccessibilityTests(BrowserCase):
  has_failures = True

  def check(self):
    """Fails for what axe calls serious or critical, in both colour schemes."""
    for scheme in ("light", "dark"):
      with self.subTest(scheme):
        self.browser.prefer(prefers_color_scheme=scheme, prefers_reduced_motion="reduce")
        axe = Axe(self.browser, str(RULES))
        axe.inject()
        # What is preloaded would be fetched against the content security policy.
        found = axe.run(options="{preload: false}")["violations"]
        grave = [rule for rule in found if rule["impact"] in ("serious", "critical")]
        self.assertEqual(grave, [], axe.report(grave))

  def test_the_directory(self):
    self.check()

  def test_a_menu(self):
    self.page.open_menu("Sort")
    self.check()

  def test_a_search_that_finds_nobody(self):
    self.page.search("zzzz")
    self.page.until(lambda: not self.page.rows)
    self.check()

  def test_a_sheet_at_medium(self):
    self.page.open_person()
    self.page.until(lambda: self.page.colours == 5)
    self.check()

  def test_a_sheet_at_large(self):
    self.page.open_person()
    self.page.enlarge()
    self.page.until(lambda: self.page.colours == 5)
    self.check()

  def test_old_data(self):
    server = FaultyServer()
    self.addCleanup(server.end)
    self.page = self.open(self.start("--server", server.url))
    server.fault = "500"
    self.page.refresh()
    self.page.until(lambda: self.page.says_it_is_old)
    self.check()

  def test_a_first_load_that_failed(self):
    server = FaultyServer()
    self.addCleanup(server.end)
    server.fault = "500"
    self.page = self.window(self.start("--server", server.url))
    self.page.until(lambda: self.page.has("button", "Try Again"))
    self.check()
