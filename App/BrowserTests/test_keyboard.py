"""From the first element to a person's sheet and back, without a mouse."""

from selenium.webdriver.common.keys import Keys

from support.case import BrowserCase


class KeyboardTests(BrowserCase):
  def test_a_keyboard_alone_searches_opens_enlarges_and_closes(self):
    page = self.page
    page.tab_to("searchbox")
    page.keys("legal")
    page.until(lambda: page.sections == ["Legal"])
    page.tab_to("button", page.rows[0])
    name = page.rows[0]
    page.keys(Keys.ENTER)
    page.until(lambda: page.dialog)
    page.tab_to("slider")
    page.keys(Keys.ARROW_RIGHT)
    page.until(lambda: page.colours == 6)
    page.keys(Keys.ESCAPE)
    page.until(lambda: not page.dialog)
    page.until(lambda: page.focused[1].startswith(name))

  def test_a_menu_is_opened_and_left_by_keys(self):
    page = self.page
    by_department = page.rows
    page.tab_to("button", "Sort")
    page.keys(Keys.ENTER)
    page.until(lambda: page.has("menuitemradio"))
    page.keys(Keys.ESCAPE)
    page.until(lambda: not page.has("menuitemradio"))
    self.assertIn("Sort", page.focused[1])
    page.keys(Keys.ENTER)
    page.until(lambda: page.has("menuitemradio"))
    page.keys(Keys.ARROW_DOWN, Keys.ENTER)
    page.until(lambda: page.rows != by_department)
    page.until(lambda: "Sort" in page.focused[1], "the menu's button has no focus")

  def test_a_list_is_one_stop_of_tab_and_arrows_walk_through_it(self):
    page = self.page
    # Rows that have left at the top are counted no more, so the row with the focus is known by its words.
    rows = page.rows
    page.tab_to("button", rows[0])
    for row in rows[1:15]:
      page.keys(Keys.ARROW_DOWN)
      page.until(lambda: page.focused[1].startswith(row), f"the focus does not reach {row}")
    page.keys(Keys.ARROW_UP)
    page.until(lambda: page.focused[1].startswith(rows[13]), "the focus does not go back")
    page.keys(Keys.TAB)
    self.assertEqual(page.focused_row, -1)

  def test_whatever_has_the_focus_shows_it(self):
    for _ in range(5):
      self.page.keys(Keys.TAB)
      self.assertTrue(self.page.shows_focus, self.page.focused)
