"""The sort menu and the department's filter."""

import re

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

  def test_a_department_is_shown_alone_and_all_of_them_again(self):
    everyone = self.first_rows
    self.page.choose("Department", "Legal")
    self.page.until(lambda: self.page.sections == ["Legal"])
    self.page.choose("Department", re.compile("^All"))
    self.page.until(lambda: self.first_rows == everyone)
