"""Only what changed travels."""

import urllib.request

from selenium.webdriver.common.keys import Keys

from support.case import BrowserCase


class TrafficTests(BrowserCase):
  def test_a_keystroke_brings_far_less_than_the_page(self):
    whole = len(urllib.request.urlopen(self.glass.url).read())
    self.page.search_field.click()
    self.page.keys("legal")
    self.page.until(lambda: self.page.sections == ["Legal"])
    self.page.settle()
    self.browser.frames()
    # All of Legal are still found: nothing but the field and the focus has changed.
    self.page.keys(" ")
    self.page.settle()
    came = sum(map(len, self.browser.frames()))
    self.assertLess(came, whole / 20)

  def test_a_step_of_the_slider_leaves_the_list_alone(self):
    self.page.open_person()
    self.page.until(lambda: self.page.colours == 5)
    self.page.settle()
    self.browser.frames()
    self.page.find("slider").send_keys(Keys.ARROW_RIGHT)
    self.page.until(lambda: self.page.colours == 6)
    self.page.settle()
    frames = "".join(self.browser.frames())
    self.assertNotIn(self.page.rows[-1], frames)
    self.assertLess(len(frames), 20_000)
