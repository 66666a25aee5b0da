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

  def test_a_socket_that_closes_late_leaves_the_newer_one_open(self):
    script = self.browser.cdp("Page.addScriptToEvaluateOnNewDocument", source=COUNT_SOCKETS)
    self.addCleanup(
      self.browser.cdp, "Page.removeScriptToEvaluateOnNewDocument", identifier=script["identifier"])
    page = self.open()
    states = lambda: page.script("return window.__sockets.map(x => x.readyState)")
    open_state, closed = 1, 3
    self.assertEqual(states(), [open_state])
    page.script("""
      const { fetch } = window
      window.fetch = async () => {
        window.fetch = fetch
        throw new TypeError('This request fails on its way.')
      }
      """)
    page.press("button", "Refresh")
    is_at_rest = lambda: states()[1:] and set(states()[:-1]) == {closed} and states()[-1] == open_state
    page.until(is_at_rest, "it does not come back, or not to rest")
    self.assertEqual(states(), [closed, open_state])
    page.search("legal")
    page.until(lambda: page.sections == ["Legal"])

  def test_an_app_that_does_not_answer_is_said_to_be_busy(self):
    glass = self.start()
    page = self.open(glass)
    glass.pause()
    page.press("button", "Refresh")
    page.until(lambda: "Is its main actor busy?" in page.text, "nothing says that the app is busy")
    glass.resume()
    page.until(lambda: "Is its main actor busy?" not in page.text, "it is said to be busy for ever")

  def test_a_fault_is_said_in_the_place_of_the_app(self):
    glass = self.start("--supervised", "--note", "Yours: palette.")
    page = self.open(glass)
    self.assertIn("Yours: palette.", page.text)
    glass.kill_child()
    page.until(lambda: "The app has ended" in page.text, "nothing says that the app has ended")
    self.assertIn("as it does where memory runs out", page.text)
    self.assertIn("The app has ended: the system ended it", glass.complaints())
    self.assertEqual(glass.interrupt(), 1)

  def test_a_supervised_app_ends_as_it_was_asked_to(self):
    glass = self.start("--supervised")
    self.open(glass)
    self.assertEqual(glass.interrupt(), 0)
    self.assertEqual(glass.complaints(), "")


# Keeps each WebSocket that the page makes.
COUNT_SOCKETS = """
  window.__sockets = []
  window.WebSocket = class extends WebSocket {
    constructor(...words) {
      super(...words)
      window.__sockets.push(this)
    }
  }
"""
