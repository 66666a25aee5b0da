"""The bar's button that opens into what adds people: its glass, its state, and a keyboard."""

from selenium.webdriver.common.keys import Keys

from support.browser import DESK
from support.case import BrowserCase

ACTIONS = ("Add Employee", "Import…")


class ToolbarTests(BrowserCase):
  def setUp(self):
    super().setUp()
    self.page.until(lambda: self.page.glass_of_bar == 1, "the button has no glass")

  def test_the_button_says_whether_it_is_open(self):
    self.assertFalse(self.page.shows_actions)
    for name in ACTIONS:
      self.assertFalse(self.page.has("button", name), name)
    self.page.open_actions()
    for name in ACTIONS:
      self.assertTrue(self.page.can_be_pressed("button", name), name)
    self.page.press("button", "Add")
    self.page.until(lambda: not self.page.has("button", "Import…"), "the actions stay")
    self.assertFalse(self.page.shows_actions)

  def test_actions_flow_out_of_the_button_and_back(self):
    closed = self.page.width_of_glass_of_bar
    self.page.watch_glass_of_bar()
    self.page.open_actions()
    self.page.until(lambda: self.page.glass_of_bar == 3, "they do not come off")
    # They grew out of it: there was one piece before there were three.
    self.assertEqual(self.page.frames_of_glass_of_bar[0][0], 1)
    opened = self.page.width_of_glass_of_bar
    self.page.watch_glass_of_bar()
    self.page.press("button", "Add")
    self.page.until(lambda: self.page.width_of_glass_of_bar == closed, "they do not go back")
    # What leaves is glass until it is back inside. A frame moves it by 50 milliseconds at most, however late it comes.
    widths = [width for _, width in self.page.frames_of_glass_of_bar]
    self.assertTrue([width for width in widths if closed < width < opened], widths)

  def test_nothing_flows_where_motion_is_to_be_reduced(self):
    self.browser.prefer(prefers_reduced_motion="reduce")
    self.page = self.open()
    self.page.watch_glass_of_bar()
    self.page.open_actions()
    self.page.until(lambda: self.page.glass_of_bar == 3)
    self.assertEqual({pieces for pieces, _ in self.page.frames_of_glass_of_bar}, {3})

  def test_a_keyboard_opens_it_walks_through_it_and_closes_it(self):
    page = self.page
    page.tab_to("button", "Add")
    page.keys(Keys.ENTER)
    page.until(lambda: page.focused == ("button", "Add Employee"), "the first action has no focus")
    page.keys(Keys.TAB)
    self.assertEqual(page.focused, ("button", "Import…"))
    page.keys(Keys.ESCAPE)
    page.until(lambda: not page.has("button", "Import…"), "Escape does not close it")
    page.until(lambda: page.focused == ("button", "Add"), "the button has no focus")
    page.keys(Keys.ENTER)
    page.until(lambda: page.focused == ("button", "Add Employee"), "it does not open again")

  def test_an_action_closes_it_and_what_it_opens_gives_the_focus_back(self):
    page = self.page
    page.tab_to("button", "Add")
    page.keys(Keys.ENTER)
    page.until(lambda: page.focused == ("button", "Add Employee"))
    page.keys(Keys.ENTER)
    page.until(lambda: page.dialog == "New Employee")
    self.assertFalse(page.has("button", "Import…"))
    page.press("button", "Cancel")
    page.until(lambda: not page.dialog)
    self.assertFalse(page.shows_actions)
    page.until(lambda: page.focused == ("button", "Add"), "the button has no focus")

  def test_an_open_bar_fits_into_each_window(self):
    for width in (320, 375, DESK[0]):
      with self.subTest(width):
        self.browser.size(width, 700)
        self.page = self.open()
        self.page.until(lambda: bool(self.page.person_beside_list) == (width == DESK[0]))
        self.page.settle()
        self.page.open_actions()
        self.assertEqual(self.page.overflowing, [])
        for name in ("Refresh", *ACTIONS, "Add"):
          self.assertTrue(self.page.can_be_pressed("button", name), name)
