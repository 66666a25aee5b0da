"""What a screen reader reads, in its order."""

import re

from support.browser import DESK
from support.case import BrowserCase
from support.employees import Employees
from support.faulty import FaultyServer
from support.people import file_of, people


class ReadingTests(BrowserCase):
  def reads(self, *order):
    """Holds that a screen reader reads lines that begin as these patterns say, one behind the other."""
    spoken = self.page.spoken()
    place = 0
    for part in order:
      rest = [number for number, line in enumerate(spoken[place:], place) if re.match(part, line)]
      self.assertTrue(rest, f"{part!r} is not read behind line {place} of {spoken}")
      place = rest[0] + 1

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

  def test_messages_are_read_behind_the_person_and_the_composer_last(self):
    server = FaultyServer()
    self.addCleanup(server.end)
    self.page = self.open(self.start("--server", server.url))
    name = self.page.open_person(4)
    self.page.enlarge()
    self.page.send("Where is the key?")
    Employees.of(server.real[1]).write(name, "Below the mat")
    self.page.until(lambda: len(self.page.messages) == 2)
    self.reads(
      f"dialog: {name}", f"heading 2: {name}", "link: Email", "link: Call", r"heading \d: Messages",
      "Where is the key[?]$", "Sent ", "Below the mat$", "button: Helpful", "button: Not helpful",
      r"heading \d: Contact", "slider: Colors", "button: Attach", "textbox: Message",
      "button: Dictate", "button: Record a voice message")

  def test_a_form_is_read_with_what_is_wrong_at_each_field(self):
    self.page.add_employee()
    self.page.press("button", "Save")
    self.page.until(lambda: "Name is missing." in self.page.text)
    self.reads(
      "dialog: New Employee", "button: Cancel", "button: Save", r"textbox: Name \(Name is missing[.]\)",
      r"heading \d: Work", r"textbox: Title \(Title is missing[.]\)", "textbox: Office", r"heading \d: Contact",
      r"textbox: Email \(", "textbox: Phone$")

  def test_an_import_is_read_from_its_file_to_what_was_left_out(self):
    server = FaultyServer()
    self.addCleanup(server.end)
    self.page = self.open(self.start("--server", server.url))
    server.share_of_files = 0.6
    self.addCleanup(server.let_go)
    self.page.choose_import(file_of(self, people(2_000, (100, 700, 1_500))))
    self.page.until(lambda: "1,000 of about 2,000 lines" in self.page.text)
    self.reads(
      "dialog: Import People", "button: Hide", "people.csv", "progressbar: Importing", "1,000 of about 2,000 lines",
      "2 lines left out", "button: Cancel Import", "You can go on reading the list")
    server.let_go()
    self.page.until(lambda: "1,997 people added" in self.page.text)
    self.page.enlarge()
    self.reads(
      "dialog: Import People", "button: Done", "people.csv", "1,997 people added", r"heading \d: Lines Left Out",
      "Line 101", "Line 701", "Line 1,?501", "link: Save the List")
