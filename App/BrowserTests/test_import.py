"""Importing a file of people, from the button to the list."""

import http.client
import re
from urllib.parse import urlsplit

from selenium.webdriver.common.keys import Keys

from support.browser import DESK
from support.case import BrowserCase
from support.employees import Employees
from support.faulty import FaultyServer
from support.people import file_of, people

FAULTS = (100, 700, 1_500)


class ImportCase(BrowserCase):
  def ends(self, words):
    self.page.until(lambda: words in self.page.text, f"{words!r} does not come", limit=120)


class ImportTests(ImportCase):
  @classmethod
  def setUpClass(cls):
    cls.employees = Employees()
    cls.addClassCleanup(cls.employees.end)
    cls.arguments = ("--server", cls.employees.url)
    super().setUpClass()

  def test_a_file_is_imported_and_its_faulty_lines_are_listed(self):
    total = self.page.total
    path = file_of(self, people(2_000, FAULTS, "whole"))
    self.page.choose_import(path)
    self.ends("1,997 people added")
    self.assertIn("3 lines left out", self.page.text)
    self.assertIn("people.csv", self.page.text)
    for words in ("Line 101, Department", "Line 701, Email", "Line 1,501, Start date"):
      self.assertIn(words, self.page.text)
    self.assertIn("1,997 people added. 3 lines left out", self.page.announced)
    self.page.until(lambda: self.page.total == total + 1_997, "the list does not have them")
    # What the link leads to is a file with the three lines.
    list = urlsplit(self.page.find("link", "Save the List").get_property("href"))
    connection = http.client.HTTPConnection(list.netloc)
    connection.request("GET", list.path)
    answer = connection.getresponse()
    self.assertIn("attachment", answer.getheader("Content-Disposition"))
    self.assertEqual(len(answer.read().decode().splitlines()), 4)
    connection.close()
    self.page.press("button", "Done")
    self.page.until(lambda: not self.page.dialog, "the sheet stays")

    self.page.choose_import(path)
    self.ends("This file was imported before")
    self.assertIn("1,997 people added", self.page.text)

  def test_a_file_that_is_none_says_so(self):
    for text, words in (
        ("", "The file is empty"), ("PK\0\0", "This is no CSV file"),
        ("naem,title\nAda,Designer\n", "This file cannot be imported")):
      with self.subTest(words):
        self.page.choose_import(file_of(self, text))
        self.ends(words)
        self.page.press("button", "Done")
        self.page.until(lambda: not self.page.dialog)

  def test_a_wrong_heading_is_told_column_by_column_and_another_file_can_be_chosen(self):
    self.page.choose_import(file_of(self, "name,titel\nAda,Designer\n"))
    self.ends("This file cannot be imported")
    self.assertIn("Line 1, titel", self.page.text)
    self.assertIn("There is no such field.", self.page.text)
    button = self.page.at_rest(lambda: self.page.find("button", "Choose Another File…"))
    self.page.script("arguments[0].scrollIntoView({ block: 'center' })", button)
    button.click()
    self.page.choose_file(file_of(self, people(3, word="heading"), "better.csv"))
    self.ends("3 people added")
    self.assertIn("better.csv", self.page.text)

  def test_a_file_that_is_too_large_is_not_copied(self):
    path = file_of(self, "")
    with open(path, "r+b") as file:
      file.truncate((64 << 20) + 1)
    self.page.choose_import(path)
    self.ends("people.csv has 65 MB. A file may have 64 MB.")
    self.page.keys(Keys.ESCAPE)
    self.page.until(lambda: not self.page.dialog)

  def test_the_dialog_can_be_left_by_its_button_and_by_escape(self):
    for leave in (lambda: self.page.press("button", "Cancel"), lambda: self.page.keys(Keys.ESCAPE)):
      self.page.open_actions()
      self.page.press("button", "Import…")
      self.page.until(lambda: self.page.dialog == "Choose a File")
      leave()
      self.page.until(lambda: not self.page.dialog, "the dialog stays")

  def test_the_longest_file_comes_through_in_one_piece(self):
    line = people(1, word="long").splitlines()[1]
    path = file_of(self, people(1, word="long") + (line + "\r\n") * ((63 << 20) // (len(line) + 2)))
    self.page.choose_import(path)
    self.page.until(lambda: re.search(r"of about [\d,]{7,} lines", self.page.text), "it does not begin", limit=120)
    self.page.press("button", "Cancel Import")
    self.ends("The import was cancelled")


class HeldImportTests(ImportCase):
  """An import that stops in the middle until it is told to go on."""

  has_failures = True

  @classmethod
  def start(cls, *arguments):
    cls.server = FaultyServer()
    cls.addClassCleanup(cls.server.end)
    return super().start("--server", cls.server.url)

  def begin(self, word):
    """Begins with 2,000 lines, of which the server gets half."""
    self.server.share_of_files = 0.6
    self.addCleanup(self.server.let_go)
    self.page.choose_import(file_of(self, people(2_000, FAULTS, word)))
    self.ends("1,000 of about 2,000 lines")

  def test_it_says_how_far_it_is_and_the_list_can_be_used_meanwhile(self):
    self.begin("meanwhile")
    self.assertIn("2 lines left out", self.page.text)
    bar = self.page.script("return document.querySelector('dialog[open] progress').value")
    self.assertTrue(0.4 < bar < 0.6, bar)
    # The list takes a tap, and the import goes on behind a bar.
    self.page.tap_row(1)
    self.page.until(lambda: self.page.dialog not in (None, "Import People"), "no person opens")
    self.assertIn("1,000 of about 2,000 lines", self.page.text)
    self.page.close()
    self.page.press("button", "Show Import")
    self.page.until(lambda: self.page.dialog == "Import People")
    self.page.press("button", "Hide")
    self.page.until(lambda: not self.page.dialog)
    self.server.let_go()
    self.ends("1,997 people added")
    self.page.press("button", "Dismiss")
    self.page.until(lambda: not self.page.has("button", "Show Import"), "the bar stays")

  def test_a_cancelled_import_says_how_many_were_added_and_goes_on(self):
    total = self.page.total
    self.begin("cancelled")
    self.page.press("button", "Cancel Import")
    self.ends("The import was cancelled")
    self.assertIn("998 people added already. They stay, and you can continue where it stopped.", self.page.text)
    self.page.until(lambda: self.page.total == total + 998, "the list does not have them")
    self.server.let_go()
    self.page.press("button", "Continue")
    self.ends("1,997 people added")
    self.page.until(lambda: self.page.total == total + 1_997, "a person is missing, or there twice")

  def test_a_connection_that_breaks_says_after_how_many_lines_and_goes_on(self):
    self.begin("broken")
    self.server.fault = "gone"
    self.server.drop_streams()
    self.server.drop_files()
    self.ends("The connection broke after 1,000 lines")
    self.server.fault = None
    self.server.let_go()
    self.page.press("button", "Continue")
    self.ends("1,997 people added")

  def test_a_reloaded_page_goes_on_when_the_same_file_is_chosen(self):
    self.begin("reloaded")
    self.page = self.open()
    self.server.let_go()
    self.page.choose_import(file_of(self, people(2_000, FAULTS, "reloaded"), "the same.csv"))
    self.ends("1,997 people added")

  def test_a_wide_window_imports_beside_the_person(self):
    self.browser.size(*DESK)
    self.page = self.open()
    self.page.until(lambda: self.page.person_beside_list)
    name = self.page.person_beside_list
    self.begin("wide")
    self.server.let_go()
    self.ends("1,997 people added")
    self.assertEqual(self.page.person_beside_list, name)
