"""What every browser test starts from."""

import re
import unittest

from .browser import PHONE, Browser
from .directory import Directory
from .program import Glass


class BrowserCase(unittest.TestCase):
  """A Chromium and an `employee-glass` for the tests of a class; each test opens a window of its own.

  A test fails if the browser's console says anything, such as an error of the script or of the
  content security policy.
  """

  arguments = ()
  # Whether the tests have pictures and requests fail, of which Chromium writes to the console too.
  has_failures = False

  @classmethod
  def setUpClass(cls):
    cls.browser = Browser()
    cls.addClassCleanup(cls.browser.quit)
    cls.glass = cls.start()

  @classmethod
  def start(cls, *arguments):
    """Starts the app, to be ended after the class's last test."""
    glass = Glass(*(arguments or cls.arguments))
    cls.addClassCleanup(glass.end)
    return glass

  def setUp(self):
    self.browser.size(*PHONE)
    self.browser.prefer(prefers_color_scheme="light")
    self.page = self.open()

  def tearDown(self):
    said = self.browser.console()
    # What a page still asks of a server that the test ends now would be said in the next test.
    self.browser.get("about:blank")
    if self.has_failures:
      said = [line for line in said if not re.search(r"Failed to load resource|ERR_CONNECTION", line)]
    self.assertEqual(said, [], "the browser's console")

  def open(self, glass=None):
    """Opens the app's page, and waits until it is connected and all people are listed."""
    page = Directory(self.browser)
    page.open((glass or self.glass).url)
    return page

  def window(self, glass):
    """Opens the app's page in any state."""
    page = Directory(self.browser)
    page.load(glass.url)
    return page
