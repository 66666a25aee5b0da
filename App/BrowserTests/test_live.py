"""What another window or program changes, as it arrives by itself."""

import tempfile

from selenium.webdriver.common.keys import Keys

from support.browser import DESK, PHONE
from support.case import BrowserCase
from support.employees import Employees


class LiveCase(BrowserCase):
  """An app on an employee server of its own, which the tests change."""

  @classmethod
  def setUpClass(cls):
    cls.employees = Employees()
    cls.addClassCleanup(cls.employees.end)
    cls.arguments = ("--server", cls.employees.url)
    super().setUpClass()

  def new_window(self, glass=None, size=PHONE):
    """Another window; the test goes on in it."""
    first = self.browser.current_window_handle
    self.browser.switch_to.new_window("tab")
    self.addCleanup(self.close_window, self.browser.current_window_handle, first)
    self.browser.size(*size)
    return self.open(glass)

  def close_window(self, window, rest):
    self.browser.switch_to.window(window)
    self.browser.close()
    self.browser.switch_to.window(rest)


class LiveTests(LiveCase):
  def test_who_is_added_changed_and_removed_elsewhere_is_so_here_too(self):
    total = self.page.total
    self.employees.add("Aaltje Aalders")
    self.page.until(lambda: "Aaltje Aalders" in self.page.rows)
    self.page.until(lambda: self.page.total == total + 1)
    self.employees.change("Aaltje Aalders", name="Aaltje Bakker", sort_name="Aaltje Bakker")
    self.page.until(lambda: "Aaltje Bakker" in self.page.rows)
    self.assertNotIn("Aaltje Aalders", self.page.rows)
    self.employees.remove("Aaltje Bakker")
    self.page.until(lambda: "Aaltje Bakker" not in self.page.rows)
    self.page.until(lambda: self.page.total == total)

  def test_two_windows_of_two_apps_show_one_change(self):
    first = self.browser.current_window_handle
    other = self.new_window(self.start())
    second = self.browser.current_window_handle
    name = "Zwaantje Zee"
    self.employees.add(name)
    self.addCleanup(self.employees.remove, name)
    for page, window in ((self.page, first), (other, second)):
      self.browser.switch_to.window(window)
      page.search(name)
      page.until(lambda: page.rows == [name])
    self.employees.change(name, title="Keeper of the Keys")
    for page, window in ((self.page, first), (other, second)):
      self.browser.switch_to.window(window)
      page.until(lambda: "Keeper of the Keys" in page.text)
      self.assertEqual(page.search_text, name)

  def test_what_is_typed_stays_with_its_caret_and_the_focus(self):
    page = self.page
    page.search("desi")
    page.until(lambda: page.sections == ["Design"])
    page.keys(Keys.ARROW_LEFT)
    self.employees.add("Aafke Visser")
    page.until(lambda: "Aafke Visser" in page.rows)
    self.assertEqual(page.search_text, "desi")
    page.keys("X")
    page.until(lambda: page.search_text == "desXi")
    self.assertEqual(page.focused[0], "searchbox")
    self.employees.remove("Aafke Visser")

  def test_an_open_sheet_shows_that_its_person_was_changed(self):
    self.employees.add("Aalt Bos")
    self.addCleanup(self.employees.remove, "Aalt Bos")
    self.page.until(lambda: "Aalt Bos" in self.page.rows)
    name = self.page.open_person(self.page.rows.index("Aalt Bos"))
    self.employees.change(name, title="Chief Listener")
    self.page.until(lambda: "Chief Listener" in self.page.text_of_sheet)
    self.page.until(lambda: "Changed just now" in self.page.text_of_sheet)
    self.page.until(lambda: self.page.announced == f"{name} was changed in another window")
    self.assertTrue(self.page.is_focus_in_sheet)
    self.page.press("button", "Dismiss")
    self.page.until(lambda: "Changed just now" not in self.page.text_of_sheet)

  def test_an_open_sheet_shows_that_its_person_was_removed(self):
    self.employees.add("Aalt de Groot")
    self.page.until(lambda: "Aalt de Groot" in self.page.rows)
    name = self.page.open_person(self.page.rows.index("Aalt de Groot"))
    self.page.until(lambda: self.page.has("textbox", "Message"))
    self.employees.remove(name)
    self.page.until(lambda: "No longer in the directory" in self.page.text_of_sheet)
    self.page.until(lambda: not self.page.has("textbox", "Message"))
    self.assertIn(name, self.page.text_of_sheet)
    self.assertNotIn(name, self.page.rows)
    self.page.until(lambda: self.page.announced == f"{name} is no longer in the directory")

  def test_the_person_beside_the_list_stays(self):
    page = self.new_window(size=DESK)
    page.until(lambda: page.person_beside_list)
    name = page.person_beside_list
    self.employees.add("Aaf Aa")
    page.until(lambda: page.rows[0] == "Aaf Aa")
    self.assertEqual(page.person_beside_list, name)
    self.employees.remove("Aaf Aa")
    page.until(lambda: page.rows[0] == name)


class StandingTests(LiveCase):
  def test_the_list_stays_where_it_stands(self):
    page = self.page
    sent, total = self.browser.last_event_sent, page.total
    page.scroll(0.5)
    page.until(lambda: self.browser.last_event_sent > sent)
    page.settle()
    page.until(lambda: page.is_filled)
    before = page.places_of_rows
    self.employees.add("Aagje Smit")
    self.addCleanup(self.employees.remove, "Aagje Smit")
    page.until(lambda: page.total == total + 1)
    page.settle()
    # The rows that the window has scrolled to may be on their way.
    page.until(lambda: len(page.places_of_rows) > 3)
    after = page.places_of_rows
    common = [name for name in before if name in after]
    self.assertGreater(len(common), 3, (before, after))
    for name in common:
      self.assertAlmostEqual(before[name], after[name], delta=1.5, msg=name)


class RestartTests(BrowserCase):
  has_failures = True

  def test_a_server_that_dies_makes_the_list_old_and_one_that_comes_back_makes_it_new(self):
    folder = tempfile.TemporaryDirectory()
    self.addCleanup(folder.cleanup)
    employees = Employees(folder=folder.name)
    self.addCleanup(lambda: employees.end())
    page = self.open(self.start("--server", employees.url))
    port = employees.port
    employees.end()
    page.until(lambda: page.says_it_is_old)
    self.assertGreater(len(page.rows), 3)
    employees = Employees(port, folder.name)
    # Changed while the app is still away, or a moment later.
    employees.add("Aaltje Aalders")
    page.until(lambda: "Aaltje Aalders" in page.rows, limit=90)
    page.until(lambda: not page.says_it_is_old)
