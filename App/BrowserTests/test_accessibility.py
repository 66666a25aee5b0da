"""What axe finds on each screen, in light, in dark and with more contrast; and what it cannot decide, measured."""

from pathlib import Path

import axe_playwright_python

from support.browser import DESK
from support.case import BrowserCase
from support.contrast import faint_texts
from support.employees import Employees
from support.faulty import FaultyServer
from support.people import file_of, people

RULES = (Path(axe_playwright_python.__file__).parent / "axe.min.js").read_text()
LOOKS = {
  "light": {"prefers_color_scheme": "light"},
  "dark": {"prefers_color_scheme": "dark"},
  "light, more contrast": {"prefers_color_scheme": "light", "prefers_contrast": "more"},
  "dark, more contrast": {"prefers_color_scheme": "dark", "prefers_contrast": "more"},
  "less transparency": {"prefers_color_scheme": "light", "prefers_reduced_transparency": "reduce"},
}


class AccessibilityTests(BrowserCase):
  has_failures = True

  def axe(self, rules):
    self.browser.execute_script(RULES)
    # What is preloaded would be fetched against the content security policy.
    return self.browser.execute_async_script("""
      const [rules, done] = arguments
      const only = rules && { runOnly: { type: 'rule', values: rules } }
      axe.run({ preload: false, ...only }).then(done, error => done({ error: String(error) }))
      """, rules)

  def faults(self, rules=None):
    """What axe calls serious or critical, what it failed at, and words whose contrast is too low by their pixels."""
    found = self.axe(rules)
    if "error" in found:
      return [found["error"]]
    grave = [rule for rule in found["violations"] if rule["impact"] in ("serious", "critical")]
    faults = [f"{rule['id']}: {node['html'][:200]}" for rule in grave for node in rule["nodes"]]
    undecided = {rule["id"]: rule["nodes"] for rule in found["incomplete"]}
    for name, nodes in undecided.items():
      # A rule that has crashed has decided nothing.
      faults += [f"{name}: it crashed" for node in nodes for check in node["any"] + node["none"] if check["id"] == "error-occurred"]
    selectors = [node["target"][-1] for node in undecided.pop("color-contrast", [])]
    decided = any(rule["id"] == "color-contrast" for rule in found["passes"])
    self.assertTrue(selectors or decided, "axe looked at no words")
    return faults + faint_texts(self.browser, selectors)

  def check(self):
    for name, features in LOOKS.items():
      with self.subTest(name):
        self.browser.prefer(prefers_reduced_motion="reduce", **features)
        self.page.point_at_nothing()
        self.page.settle()
        self.page.at_rest(lambda: None)
        # Apart from colours, all looks are one page.
        self.assertEqual(self.faults(None if name == "light" else ["color-contrast"]), [])

  def test_axe_is_recent(self):
    self.browser.execute_script(RULES)
    version = self.browser.execute_script("return axe.version")
    self.assertGreaterEqual([int(part) for part in version.split(".")], [4, 10])

  def test_words_that_are_too_faint_are_found(self):
    self.page.paint(".subtitle", "color: light-dark(#c4c4c8, #444)")
    self.assertTrue(any("people" in fault for fault in self.faults()), self.faults())

  def test_the_directory(self):
    self.check()

  def test_the_directory_scrolled_below_its_bars(self):
    self.page.scroll_by(150)
    self.check()

  def test_an_index(self):
    self.page.choose("Sort", "Name")
    self.page.until(lambda: self.page.index)
    self.check()

  def test_a_menu(self):
    self.page.open_menu("Sort")
    self.check()

  def test_a_menu_of_filters(self):
    self.page.open_menu("Filter")
    self.page.press("menuitemcheckbox", "Design")
    self.page.until(lambda: self.page.sections == ["Design"])
    self.check()

  def test_a_filtered_list(self):
    self.page.choose("Filter", "Design")
    self.page.until(lambda: self.page.sections == ["Design"])
    self.check()

  def test_a_search_that_finds_nobody(self):
    self.page.choose("Filter", "Design")
    self.page.search("zzzz")
    self.page.until(lambda: not self.page.rows)
    self.check()

  def test_a_sheet_at_medium(self):
    self.page.open_person()
    self.page.until(lambda: self.page.tint)
    self.check()

  def test_a_sheet_at_large(self):
    self.page.open_person()
    self.page.enlarge()
    self.page.until(lambda: self.page.colours == 5)
    self.check()

  def test_messages_and_one_that_was_not_sent(self):
    server = FaultyServer()
    self.addCleanup(server.end)
    self.page = self.open(self.start("--server", server.url))
    name = self.page.open_person(4)
    self.page.enlarge()
    self.page.send("Where is the key?")
    Employees.of(server.real[1]).write(name, "Below the mat")
    self.page.until(lambda: len(self.page.messages) == 2)
    self.page.press("button", "Helpful")
    self.page.until(lambda: "Thank you" in self.page.text_of_sheet)
    self.check()
    server.fault = "500"
    self.page.write("Found it")
    self.page.press("button", "Send")
    self.page.until(lambda: self.page.has("button", "Send Again"))
    self.check()

  def test_a_removal_that_can_be_undone(self):
    employees = Employees()
    self.addCleanup(employees.end)
    self.page = self.open(self.start("--server", employees.url))
    self.page.open_person(4)
    self.page.press("button", "Edit")
    self.page.until(lambda: self.page.has("button", "Remove from Directory"))
    self.page.ask_to_remove()
    self.page.press("button", "Remove")
    self.page.until(lambda: "was removed" in self.page.text)
    self.check()

  def test_a_form_with_faults(self):
    self.page.add_employee()
    self.page.press("button", "Save")
    self.page.until(lambda: "Name is missing." in self.page.text)
    self.check()

  def test_a_form_that_changes_somebody(self):
    self.page.open_person()
    self.page.press("button", "Edit")
    self.page.until(lambda: self.page.has("button", "Remove from Directory"))
    self.check()
    self.page.ask_to_remove()
    self.page.until(lambda: self.page.has("button", "Keep"))
    self.check()

  def test_two_versions_of_somebody(self):
    employees = Employees()
    self.addCleanup(employees.end)
    self.page = self.open(self.start("--server", employees.url))
    employees.add("Imke Ilse")
    self.page.search("imke ilse")
    self.page.until(lambda: self.page.rows == ["Imke Ilse"])
    self.page.open_person()
    self.page.press("button", "Edit")
    self.page.until(lambda: self.page.has("textbox", "Title"))
    self.page.settle()
    employees.change("Imke Ilse", title="Archivist")
    self.page.replace("textbox", "Title", "Cartographer")
    self.page.press("button", "Save")
    self.page.until(lambda: "Changed in another window" in self.page.text)
    self.check()

  def test_a_file_that_is_chosen(self):
    self.page.open_actions()
    self.page.press("button", "Import…")
    self.page.until(lambda: self.page.dialog == "Choose a File")
    self.check()

  def test_an_open_bar(self):
    self.page.open_actions()
    self.check()

  def test_an_import_and_its_end(self):
    server = FaultyServer()
    self.addCleanup(server.end)
    self.page = self.open(self.start("--server", server.url))
    server.share_of_files = 0.6
    self.addCleanup(server.let_go)
    self.page.choose_import(file_of(self, people(2_000, (100, 700, 1_500))))
    self.page.until(lambda: "1,000 of about 2,000 lines" in self.page.text)
    self.check()
    self.page.press("button", "Hide")
    self.page.until(lambda: self.page.has("button", "Show Import"))
    self.check()
    self.page.press("button", "Show Import")
    server.let_go()
    self.page.until(lambda: "1,997 people added" in self.page.text)
    self.page.enlarge()
    self.check()

  def test_a_wide_window(self):
    self.browser.size(*DESK)
    self.page = self.open()
    self.page.until(lambda: self.page.person_beside_list)
    self.check()

  def test_large_letters(self):
    self.browser.letters(2)
    self.addCleanup(self.browser.letters, 1)
    self.page = self.open()
    self.page.until(lambda: self.page.is_stacked)
    self.check()

  def test_from_right_to_left(self):
    self.page.turn_around()
    self.check()

  def test_old_data(self):
    server = FaultyServer()
    self.addCleanup(server.end)
    self.page = self.open(self.start("--server", server.url))
    server.fault = "500"
    self.page.refresh()
    self.page.until(lambda: self.page.says_it_is_old)
    self.check()

  def test_a_first_load_that_failed(self):
    server = FaultyServer()
    self.addCleanup(server.end)
    server.fault = "500"
    self.page = self.window(self.start("--server", server.url))
    self.page.until(lambda: self.page.has("button", "Try Again"))
    self.check()
