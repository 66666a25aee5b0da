"""What a finger, keys and the focus do in the stand-in's samples."""

from selenium.webdriver.common.keys import Keys

from support.samples import SamplesCase


class SampleTests(SamplesCase):
  def test_the_first_key_after_a_drag_presses_a_button(self):
    page = self.page
    page.open(self.samples.page("DraggableCard"))
    page.drag("StaticText", "Card", 40, 60)
    page.tab_to("button", "Inner")
    page.keys(Keys.ENTER)
    page.until(lambda: "both" in page.text, "the key has no effect")
    self.assertEqual(page.text.count("both"), 1)

  def test_the_focus_goes_to_a_text_of_several_lines_that_asks_for_it(self):
    page = self.page
    page.open(self.samples.page("Composer"))
    page.find("textbox", "Message").click()
    page.keys("Hello")
    page.press("button", "Send")
    page.until(lambda: page.focused == ("textbox", "Message"), "the text has no focus")

  def test_the_focus_goes_back_to_a_text_that_asks_for_it_in_the_turn_that_it_was_left_in(self):
    page = self.page
    page.open(self.samples.page("Composer"))
    page.find("textbox", "Message").click()
    page.keys("Hello")
    # What happens in one turn goes out together, so the page sees the last state alone.
    page.script("arguments[0].focus(); arguments[0].click()", page.find("button", "Send"))
    page.until(lambda: page.focused == ("textbox", "Message"), "the text has no focus")
