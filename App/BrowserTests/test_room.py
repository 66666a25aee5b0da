"""The trainer's room, with a class in it."""

import unittest
from pathlib import Path

import axe_playwright_python
from selenium.webdriver.common.by import By
from selenium.webdriver.support.ui import WebDriverWait

from support.browser import DESK, Browser
from support.program import LIMIT
from support.room import TOTAL, Learner, Room, fill

RULES = (Path(axe_playwright_python.__file__).parent / "axe.min.js").read_text()


class RoomTest(unittest.TestCase):
  @classmethod
  def setUpClass(cls):
    cls.browser = Browser()
    cls.addClassCleanup(cls.browser.quit)

  def setUp(self):
    self.browser.size(*DESK)
    self.browser.prefer(prefers_color_scheme="light")
    self.room = self.start()

  def tearDown(self):
    said = [line for line in self.browser.console() if "ERR_CONNECTION" not in line]
    self.assertEqual(said, [], "the browser's console")

  def start(self, *arguments, **more):
    room = Room(*arguments, **more)
    self.addCleanup(room.end)
    return room

  def open(self, room=None):
    self.browser.get("about:blank")
    self.browser.get((room or self.room).url)

  def wait(self, script, *arguments):
    """What a script returns once that is anything."""
    return WebDriverWait(self.browser, LIMIT, 0.05).until(
      lambda browser: browser.execute_script(f"return {script}", *arguments))

  def rows(self, count):
    self.wait("document.querySelectorAll('#rows tr').length === arguments[0]", count)

  def texts(self, selector):
    return [each.text for each in self.browser.find_elements(By.CSS_SELECTOR, selector)]

  def button(self, words, within="body"):
    return next(
      each for each in self.browser.find_elements(By.CSS_SELECTOR, f"{within} button")
      if each.text == words and each.is_displayed())

  def test_empty_room_says_how_to_join_and_hides_its_token(self):
    self.open()
    self.wait("!document.getElementById('empty').hidden")
    self.assertIn(f"./workshop join 127.0.0.1:{self.room.port}/{self.room.code}", self.texts("#large-address"))
    self.assertNotIn(self.room.trainer, self.browser.current_url)
    self.browser.refresh()
    self.wait("!document.getElementById('empty').hidden")
    Learner(self.room, "Ada")
    self.rows(1)

  def test_page_without_its_token_shows_nothing(self):
    fill(self.room, 2)
    self.browser.get("about:blank")
    self.browser.get(f"http://127.0.0.1:{self.room.port}/")
    self.browser.execute_script("sessionStorage.clear()")
    self.browser.refresh()
    self.wait("!document.getElementById('lost').hidden")
    self.assertNotIn("Ada", self.browser.page_source)

  def test_thirty_people_of_half_a_day_fit_one_screen(self):
    fill(self.room, 30)
    self.open()
    self.rows(30)
    self.assertEqual(len(self.texts("thead tr:first-child th")), 12)
    boxes = self.browser.execute_script("""
      return [...document.querySelectorAll('#rows td, #key, thead th')].map(each => {
        const box = each.getBoundingClientRect()
        return [box.left, box.top, box.right, box.bottom, box.height]
      })""")
    for left, top, right, bottom, height in boxes:
      self.assertGreaterEqual(min(left, top), 0)
      self.assertLessEqual(right, DESK[0])
      self.assertLessEqual(bottom, DESK[1])
      self.assertGreaterEqual(height, 15)
    scrolls = self.browser.execute_script(
      "const box = document.getElementById('scroller'); return box.scrollHeight - box.clientHeight")
    self.assertLessEqual(scrolls, 0)

  def test_cells_differ_in_sign_and_in_words_too(self):
    fill(self.room)
    self.open()
    self.rows(20)
    cells = self.browser.execute_script("""
      return [...document.querySelectorAll('#rows td')].map(each => [
        [...each.classList].filter(name => name !== 'cell')[0],
        each.querySelector('[aria-hidden]').textContent, each.querySelector('.unseen').textContent])""")
    kinds = {}
    for kind, sign, words in cells:
      kinds.setdefault(kind, set()).add((sign.rstrip("0123456789"), words.split(",")[0].split(":")[0]))
    self.assertEqual(kinds, {
      "none": {("·", "not begun")}, "working": {("…", "working on it")}, "refused": {("✗", "refused")},
      "passed": {("✓", "passed")}, "solved": {("◇", "passed after solve")},
    })

  def test_equal_refusals_are_one_group_and_a_comment_reaches_all_of_it(self):
    learners = fill(self.room)
    self.open()
    self.rows(20)
    first = self.browser.find_element(By.CSS_SELECTOR, "article")
    stuck = [each for each in learners if self.reason(each) == TOTAL]
    self.assertGreater(len(stuck), 4)
    self.assertEqual(first.find_element(By.CSS_SELECTOR, "h3").text, TOTAL)
    self.assertEqual(first.find_element(By.CSS_SELECTOR, ".number").text, str(len(stuck)))
    self.assertIn("Docs/Teaching/02-Asynchronous.md: chain-remembers", first.text)
    numbers = [int(text) for text in self.texts("article .number")]
    self.assertEqual(numbers, sorted(numbers, reverse=True))

    field = first.find_element(By.CSS_SELECTOR, "input")
    field.send_keys("Look at what was read ")
    # Another verdict comes while the trainer writes: what is written stays, and keeps the focus.
    Learner(self.room, "Late").tell("image-cache", "failed", 1, 1, "Another refusal")
    self.rows(21)
    field.send_keys("before the await.\n")
    self.wait("document.querySelector('article .done').textContent.includes('read by 0 of')")
    said = "Look at what was read before the await."
    for learner in learners:
      comments = learner.ask("POST", "/me/verdicts", {"verdicts": [], "heard": []})[1]["comments"]
      self.assertEqual([each["text"] for each in comments], [said] if learner in stuck else [], learner.name)
    stuck[0].ask("POST", "/me/verdicts", {"verdicts": [], "heard": [1]})
    self.wait("document.querySelector('article .done').textContent.includes('read by 1 of')")

  def reason(self, learner):
    verdicts = learner.ask("GET", "/me")[1]["verdicts"]
    return next((each["reason"] for each in verdicts if each.get("reason") == TOTAL), None)

  def test_help_is_first_come_first_and_its_file_can_be_read(self):
    fill(self.room)
    self.open()
    self.wait("document.querySelectorAll('#help li').length === 3")
    self.assertEqual(set(self.texts("#help strong")), {"Dmitri", "Jonas", "Priya"})
    self.button("Read the file", "#help").click()
    self.wait("document.getElementById('file').open")
    self.assertIn("total += await count(department)", self.texts("#code")[0])
    self.button("Close", "#file").click()
    self.button("Helped", "#help").click()
    self.wait("document.querySelectorAll('#help li').length === 2")

  def test_names_and_words_are_never_markup(self):
    hostile = "<img src=x onerror=document.title='x'>"
    learner = Learner(self.room, hostile)
    learner.tell("interleaving", "failed", 1, 1, "</td><script>document.title='x'</script>")
    learner.call("interleaving", "<b>bold</b>", "<script>document.title='x'</script>")
    self.open()
    self.rows(1)
    self.assertIn(f"? {hostile}", self.texts("#rows th"))
    self.assertEqual(self.texts("article h3"), ["</td><script>document.title='x'</script>"])
    self.assertEqual(len(self.browser.find_elements(By.CSS_SELECTOR, "main img, main b, main script")), 0)
    self.assertEqual(self.browser.title, "Berlin, Tuesday: room")

  def test_page_goes_on_after_a_kill_and_a_restart(self):
    fill(self.room, 5)
    self.open()
    self.rows(5)
    port, folder = self.room.port, self.room.folder
    self.room.kill()
    self.wait("document.getElementById('lost').textContent.includes('does not answer')")
    again = self.start(folder, port)
    self.wait("document.getElementById('lost').hidden")
    Learner(again, "After")
    self.rows(6)

  def test_ending_the_class_deletes_it_and_ends_the_program(self):
    fill(self.room, 3)
    self.open()
    self.rows(3)
    self.button("End the class").click()
    self.button("Go on", "#ending").click()
    self.assertEqual(self.room.ask("GET", "/state", token=self.room.trainer)[0], 200)
    self.button("End the class").click()
    self.button("End and delete", "#ending").click()
    self.room.line_after("The class is over.")
    self.wait("document.getElementById('summary').textContent.startsWith('The class is over')")
    self.assertEqual(sorted(each.name for each in self.room.folder.iterdir()), ["lock", "people"])
    self.assertEqual(list((self.room.folder / "people").iterdir()), [])

  def test_axe_finds_nothing_in_light_and_dark(self):
    fill(self.room)
    for scheme in ("light", "dark"):
      self.browser.prefer(prefers_color_scheme=scheme)
      self.open()
      self.rows(20)
      self.browser.execute_script(RULES)
      found = self.browser.execute_async_script("""
        const done = arguments[arguments.length - 1]
        axe.run({ preload: false }).then(done, error => done({ error: String(error) }))""")
      self.assertNotIn("error", found)
      faults = [
        f"{each['id']}: {node['target']} {node['failureSummary']}"
        for each in found["violations"] for node in each["nodes"]]
      self.assertEqual(faults, [], scheme)


if __name__ == "__main__":
  unittest.main()
