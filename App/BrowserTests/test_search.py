"""Searching as one types."""

from selenium.webdriver.common.keys import Keys

from support.case import BrowserCase


class SearchTests(BrowserCase):
  def test_the_list_follows_the_last_word_typed(self):
    self.page.search_field.click()
    for word in ("finance", "tokyo", "lon", "nobodyatall", "legal"):
      self.page.keys(word, *[Keys.BACKSPACE] * len(word))
    self.page.keys("legal")
    self.page.until(lambda: self.page.sections == ["Legal"])
    self.assertEqual(self.page.search_text, "legal")
    self.page.settle()
    self.assertEqual(self.page.sections, ["Legal"])

  def test_the_caret_and_the_focus_stay_while_the_list_changes(self):
    self.page.search_field.click()
    self.page.keys("legl", Keys.ARROW_LEFT, "a")
    self.page.until(lambda: self.page.sections == ["Legal"])
    self.page.settle()
    self.assertEqual(self.page.script("return document.activeElement.selectionStart"), 4)
    self.assertEqual(self.page.focused[0], "searchbox")
    self.assertEqual(self.page.search_text, "legal")

  def test_nobody_found_is_said_and_can_be_undone(self):
    first = self.page.rows[:8]
    self.page.search("zzzz")
    self.page.until(lambda: not self.page.rows)
    self.assertIn("zzzz", self.page.text)
    self.page.search("")
    self.page.until(lambda: self.page.rows[:8] == first)

  def test_words_may_stand_in_any_order_and_without_accents(self):
    for words in ("research araujo", "ARAÚJO  Research"):
      self.page.search(words)
      self.page.until(lambda: self.page.rows == ["Beatriz Araújo"])
