"""The sheet of a person: medium, large, its colours, and back to the list."""

from selenium.webdriver.common.keys import Keys

from support.browser import DESK
from support.case import BrowserCase


class SheetTests(BrowserCase):
  def test_a_sheet_opens_at_half_the_height_and_takes_the_focus(self):
    name = self.page.open_person()
    self.assertIn(name, self.page.text_of_sheet)
    self.assertAlmostEqual(self.page.share_of_sheet, 0.5, delta=0.1)
    self.assertTrue(self.page.is_focus_in_sheet)

  def test_the_list_behind_a_medium_sheet_stays_usable(self):
    self.page.open_person()
    self.page.search("legal")
    self.page.until(lambda: self.page.sections == ["Legal"])
    self.assertIsNotNone(self.page.dialog)

  def test_a_medium_sheet_shows_the_contact_and_how_to_use_it(self):
    self.page.open_person(1)
    self.page.until(lambda: self.page.has("textbox", "Message"))
    for name in ("Email", "Call"):
      self.assertTrue(self.page.can_be_pressed("link", name), name)
    self.assertTrue(self.page.is_clear_of_composer("@employees.example"))

  def test_no_words_of_the_person_lie_behind_the_composer(self):
    self.page.open_person(1)
    self.page.until(lambda: self.page.has("textbox", "Message"))
    for share in (0, 0.3, 0.7, 1):
      with self.subTest(share):
        self.page.scroll_person(share)
        self.assertEqual(self.page.words_behind_composer, [])
    self.assertTrue(self.page.is_clear_of_composer("10"), "the end of the slider does not come clear")

  def test_no_words_of_the_person_lie_behind_the_composer_of_a_wide_window(self):
    self.browser.size(*DESK)
    self.page = self.open()
    self.page.until(lambda: self.page.person_beside_list and self.page.has("textbox", "Message"))
    self.assertEqual(self.page.words_behind_composer, [])

  def test_a_large_sheet_covers_the_list_and_keeps_the_focus_inside(self):
    self.page.open_person()
    self.page.enlarge()
    self.assertGreater(self.page.share_of_sheet, 0.8)
    for _ in range(30):
      self.page.keys(Keys.TAB)
      self.assertFalse(self.page.is_focus_behind_sheet, self.page.focused)

  def test_the_slider_makes_three_to_ten_colours(self):
    self.page.open_person()
    slider = self.page.find("slider")
    self.page.until(lambda: self.page.colours == 5)
    slider.send_keys(Keys.HOME)
    self.page.until(lambda: self.page.colours == 3)
    for count in range(4, 11):
      self.page.keys(Keys.ARROW_RIGHT)
      self.page.until(lambda: self.page.colours == count)
    self.page.keys(Keys.ARROW_RIGHT)
    self.page.settle()
    self.assertEqual(self.page.colours, 10)
    self.assertEqual(self.page.focused[0], "slider")

  def test_the_glass_of_the_sheet_takes_a_colour_of_the_picture(self):
    self.page.open_person(0)
    first = self.page.until(lambda: self.page.tint)
    self.page.close()
    self.page.open_person(1)
    self.page.until(lambda: self.page.tint not in (None, first))

  def test_the_close_button_gives_the_focus_back_to_the_row(self):
    name = self.page.open_person(2)
    self.page.close()
    self.page.until(lambda: self.page.focused[1].startswith(name), "the row has no focus")

  def test_escape_closes_the_sheet_too(self):
    name = self.page.open_person(3)
    self.page.keys(Keys.ESCAPE)
    self.page.until(lambda: not self.page.dialog)
    self.page.until(lambda: self.page.focused[1].startswith(name), "the row has no focus")
