"""What a screen reader reads, in its order."""

from support.browser import DESK
from support.case import BrowserCase


class ReadingTests(BrowserCase):
  def test_a_screen_is_read_from_its_title_to_its_actions(self):
    spoken = self.page.spoken()
    start = ["heading 1: Employees", f"{self.page.total} people, updated"]
    self.assertEqual(spoken[0], start[0])
    self.assertTrue(spoken[1].startswith(start[1]), spoken[1])
    self.assertEqual(spoken[2], "searchbox: Name, title or department")
    header = next(line for line in spoken if line.startswith("heading 2: "))
    self.assertRegex(header, r"^heading 2: Design,? 18$")
    rows = [line for line in spoken if line.startswith("button: ")]
    first = spoken.index(header)
    self.assertRegex(spoken[first + 1], r"^button: .+ .+, .+$", "a row is its name, title and office")
    actions = [line.removeprefix("button: ") for line in rows[-4:]]
    self.assertEqual(actions, ["Sort (Department)", "Filter (Off)", "Refresh", "Add"])

  def test_an_open_bar_is_read_with_its_actions_before_the_button_that_closes_it(self):
    self.page.open_actions()
    actions = [line.removeprefix("button: ") for line in self.page.spoken() if line.startswith("button: ")][-6:]
    self.assertEqual(
      actions, ["Sort (Department)", "Filter (Off)", "Refresh", "Add Employee", "Import…", "Add"])

  def test_a_sheet_is_read_from_the_person_to_the_colours(self):
    name = self.page.open_person(1)
    self.page.enlarge()
    self.page.until(lambda: self.page.colours == 5)
    spoken = self.page.spoken()
    order = [
      f"dialog: {name}", "button: Close", f"heading 2: {name}", "link: Email", "link: Call", "heading: Contact",
      "Email", "Office", "heading: Manager", "heading: Colors: 5", "image: 5 colors of the picture", "slider: Colors",
    ]
    self.assertEqual(len([line for line in spoken if line.startswith("heading") and line.endswith(name)]), 1, "it is read twice")
    places = []
    for part in order:
      start = part.replace("heading: ", "")
      found = [place for place, line in enumerate(spoken) if line.startswith(part) or part.startswith("heading: ")
        and line.startswith("heading ") and line.endswith(": " + start)]
      self.assertTrue(found, f"{part} is not read in {spoken}")
      places.append(found[0])
    self.assertEqual(places, sorted(places), spoken)

  def test_a_wide_window_is_read_from_the_list_to_the_person(self):
    self.browser.size(*DESK)
    self.page = self.open()
    self.page.until(lambda: self.page.person_beside_list)
    name = self.page.person_beside_list
    spoken = self.page.spoken()
    self.assertLess(spoken.index("heading 1: Employees"), spoken.index("button: Refresh"))
    self.assertLess(spoken.index("button: Refresh"), spoken.index("link: Email"))
    self.assertIn("region: Employees", spoken)
    self.assertIn(f"region: {name}", spoken)

  def test_an_empty_search_is_read_with_what_to_do(self):
    self.page.choose("Filter", "Design")
    self.page.search("zzzz")
    self.page.until(lambda: not self.page.rows)
    spoken = self.page.spoken()
    title = next(place for place, line in enumerate(spoken) if line.endswith("No Results for “zzzz”"))
    self.assertEqual(spoken[title + 1:title + 4], ["Only Design is searched.", "button: Search Everywhere", "button: Clear Search"])
