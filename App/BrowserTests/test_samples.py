"""What a finger and keys do in the stand-in's samples."""

import unittest

from selenium.webdriver.common.keys import Keys

from support.browser import PHONE, Browser
from support.samples import GlassPage, Samples


class SampleTests(unittest.TestCase):
  @classmethod
  def setUpClass(cls):
    cls.browser = Browser()
    cls.addClassCleanup(cls.browser.quit)
    cls.samples = Samples()
    cls.addClassCleanup(cls.samples.end)

  def setUp(self):
    self.browser.size(*PHONE)
    self.page = GlassPage(self.browser)

  def tearDown(self):
    self.assertEqual(self.browser.console(), [], "the browser's console")

  def test_the_first_key_after_a_drag_presses_a_button(self):
    page = self.page
    page.open(self.samples.page("DraggableCard"))
    page.drag("StaticText", "Card", 40, 60)
    page.tab_to("button", "Inner")
    page.keys(Keys.ENTER)
    page.until(lambda: "both" in page.text, "the key has no effect")
    self.assertEqual(page.text.count("both"), 1)
