"""The sort menu, the filters and the index."""

import re

from selenium.webdriver.common.keys import Keys

from support.case import BrowserCase


class SortingTests(BrowserCase):
  @property
  def first_rows(self):
    """Those who are in sight; how many more there are depends on what was shown before."""
    return self.page.rows[:8]

  def test_the_menu_sorts_by_name_department_and_start(self):
    by_department = self.first_rows
    self.page.choose("Sort", "Name")
    self.page.until(lambda: self.first_rows != by_department)
    by_name = self.first_rows
    self.page.choose("Sort", re.compile("Start"))
    self.page.until(lambda: self.first_rows != by_name)
    self.page.choose("Sort", "Department")
    self.page.until(lambda: self.first_rows == by_department)

  def test_the_menu_says_which_order_there_is(self):
    self.page.choose("Sort", "Name")
    self.page.open_menu("Sort")
    self.assertEqual(self.page.checked, ["Name"])

  def test_filters_combine_in_a_menu_that_stays_and_leave_one_by_one(self):
    everyone = self.first_rows
    self.page.open_menu("Filter")
    for name, sections in (("Legal", ["Legal"]), ("Design", ["Design", "Legal"])):
      self.page.press("menuitemcheckbox", name)
      self.page.until(lambda: self.page.sections == sections)
    self.assertEqual(self.page.checked, ["Design", "Legal"])
    self.page.press("menuitemcheckbox", "London")
    self.page.until(lambda: all(place == "London" for place in self.page.offices_of_rows))
    self.page.keys(Keys.ESCAPE)
    self.page.until(lambda: not self.page.options)
    self.assertIn("Filter", self.page.focused[1])
    self.page.press("button", "Remove filter Design")
    self.page.until(lambda: self.page.sections == ["Legal"])
    self.page.press("button", "Remove filter London")
    self.page.press("button", "Remove filter Legal")
    self.page.until(lambda: self.first_rows == everyone)

  def test_the_symbol_of_the_filter_changes_when_one_is_on(self):
    off = self.page.symbol("Filter")
    self.page.choose("Filter", "Legal")
    self.page.until(lambda: self.page.symbol("Filter") not in (off, None), "the symbol stays as it was")

  def test_a_search_that_a_filter_leaves_empty_is_made_everywhere(self):
    self.page.choose("Filter", "Legal")
    self.page.search("research araujo")
    self.page.press("button", "Search Everywhere")
    self.page.until(lambda: self.page.rows == ["Beatriz Araújo"])
    self.assertEqual(self.page.search_text, "research araujo")

  def test_the_index_leads_to_each_letter_by_finger_and_by_keys(self):
    self.assertEqual(self.page.index, [], "departments have no letters")
    self.page.choose("Sort", "Name")
    self.page.until(lambda: self.page.index)
    self.assertEqual(self.page.index[0], "A")
    for letter in ("S", "M"):
      self.page.press("button", letter)
      self.page.until(lambda: self.page.section_at_top == letter, f"the list does not come to {letter}")
    self.page.tab_to("button", "M")
    self.page.keys(Keys.ARROW_DOWN)
    self.page.until(lambda: self.page.section_at_top == "N")
    self.page.keys("t")
    self.page.until(lambda: self.page.section_at_top == "T")
    self.assertEqual(self.page.focused, ("button", "T"))
