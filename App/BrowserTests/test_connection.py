"""A window that loses its server says so, and comes back."""

from urllib.parse import urlsplit

from support.case import BrowserCase


class ConnectionTests(BrowserCase):
  def test_a_window_that_loses_its_server_says_so_and_comes_back(self):
    glass = self.start("--port", 0)
    page = self.open(glass)
    rows = page.rows
    glass.end()
    page.until(lambda: page.says_it_is_lost, "nothing says that the server is gone")
    self.assertEqual(page.rows, rows, "what was there stays")
    self.start("--port", urlsplit(glass.url).port)
    page.until(lambda: self.browser.is_connected, "it does not come back")
    self.assertFalse(page.says_it_is_lost)
    page.search("legal")
    page.until(lambda: page.sections == ["Legal"])
    # Chromium says of every attempt that it failed.
    self.assertTrue(all("ERR_CONNECTION" in line for line in self.browser.console()))
