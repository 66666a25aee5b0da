"""A window that loses its server says so, and comes back."""

import shutil
import tempfile
from urllib.parse import urlsplit

from support.case import BrowserCase


class ConnectionTests(BrowserCase):
  has_failures = True

  def test_a_window_that_loses_its_server_says_so_and_comes_back(self):
    folder = tempfile.mkdtemp()
    self.addCleanup(shutil.rmtree, folder)
    token = ("--token-file", f"{folder}/token")
    glass = self.start(*token)
    page = self.open(glass)
    rows = page.rows
    glass.end()
    page.until(lambda: page.says_it_is_lost, "nothing says that the server is gone")
    self.assertEqual(page.rows, rows, "what was there stays")
    self.start(*token, "--port", urlsplit(glass.url).port)
    page.until(lambda: self.browser.is_connected, "it does not come back")
    self.assertFalse(page.says_it_is_lost)
    page.search("legal")
    page.until(lambda: page.sections == ["Legal"])
