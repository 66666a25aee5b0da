"""The site that Tools/docs builds: its pages and its search, wide and narrow, in light and dark, served below a path."""

import functools
import http.server
import json
import re
import subprocess
import tempfile
import threading
import unittest
from pathlib import Path

import axe_playwright_python
from selenium.webdriver.common.by import By
from selenium.webdriver.support.ui import WebDriverWait

from support.browser import DESK, PHONE, Browser

ROOT = Path(__file__).resolve().parents[2]
RULES = (Path(axe_playwright_python.__file__).parent / "axe.min.js").read_text()
# Generous, for a machine that is busy. Nothing waits for it that goes well.
LIMIT = 60
# What axe finds in DocC's renderer, and not in what we write: the rule, and the beginning of the element.
RENDERER = [
  # The switch between light, dark and auto, in the footer.
  ("color-contrast", "<div data-v-", 'class="text">'),
  # The estimated time of a stage has a label on a `div` without a role.
  ("aria-prohibited-attr", "<div data-v-", 'class="item"'),
  # The button of a narrow page that opens the path to it.
  ("button-name", "<button data-v-", 'class="toggle"'),
]


class Quiet(http.server.SimpleHTTPRequestHandler):
  def log_message(self, *_):
    pass


class DocsTests(unittest.TestCase):
  @classmethod
  def setUpClass(cls):
    folder = tempfile.TemporaryDirectory()
    cls.addClassCleanup(folder.cleanup)
    # Below a path, as GitHub Pages serves it.
    cls.site = Path(folder.name) / "below" / "a-path"
    cls.site.parent.mkdir()
    made = subprocess.run([ROOT / "Tools/docs", cls.site], capture_output=True, text=True)
    if "there is no docc" in made.stderr:
      raise unittest.SkipTest(made.stderr.strip())
    if made.returncode != 0:
      raise AssertionError(made.stderr)
    server = http.server.ThreadingHTTPServer(
      ("127.0.0.1", 0), functools.partial(Quiet, directory=folder.name))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    cls.addClassCleanup(server.server_close)
    cls.addClassCleanup(server.shutdown)
    cls.address = f"http://127.0.0.1:{server.server_address[1]}/below/a-path/"
    cls.browser = Browser()
    cls.addClassCleanup(cls.browser.quit)

  def setUp(self):
    self.browser.size(*DESK)
    self.browser.prefer(prefers_color_scheme="light")

  def tearDown(self):
    self.assertEqual(self.browser.console(), [], "the browser's console")

  def open(self, path, words):
    """Opens a page of the site, and waits until it shows some words."""
    self.browser.get(self.address + path)
    self.until_shown(words)

  def until_shown(self, words):
    WebDriverWait(self.browser, LIMIT).until(
      lambda browser: words in browser.find_element(By.TAG_NAME, "body").text, f"no “{words}”")

  def press(self, words):
    link = WebDriverWait(self.browser, LIMIT).until(
      lambda browser: browser.find_element(By.LINK_TEXT, words))
    self.browser.execute_script("arguments[0].click()", link)

  def grave(self):
    """What axe calls serious or critical, apart from what is the renderer's."""
    self.browser.execute_script(RULES)
    found = self.browser.execute_async_script(
      "const [done] = arguments; axe.run().then(done, error => done({ error: String(error) }))")
    self.assertNotIn("error", found)
    self.assertTrue(any(rule["id"] == "color-contrast" for rule in found["passes"]), "axe looked at no words")
    return [
      f"{rule['id']}: {node['html'][:200]}" for rule in found["violations"]
      if rule["impact"] in ("serious", "critical") for node in rule["nodes"]
      if not any(
        rule["id"] == name and node["html"].startswith(start) and part in node["html"]
        for name, start, part in RENDERER)
    ]

  def check(self, path, words):
    for size in (DESK, PHONE):
      for look in ("light", "dark"):
        with self.subTest(f"{path} {size[0]} {look}"):
          self.browser.size(*size)
          self.browser.prefer(prefers_color_scheme=look, prefers_reduced_motion="reduce")
          self.open(path, words)
          width = self.browser.execute_script(
            "return [document.documentElement.scrollWidth, innerWidth]")
          self.assertLessEqual(*width, "the page is wider than its window")
          self.assertEqual(self.grave(), [])

  def test_the_contents(self):
    self.check("tutorials/workshop/", "13. The app, from your own pieces")

  def test_the_contents_are_light_or_dark_as_the_reader_prefers(self):
    for look in ("light", "dark"):
      with self.subTest(look):
        self.browser.prefer(prefers_color_scheme=look)
        self.open("tutorials/workshop/", "13. The app, from your own pieces")
        grounds = self.browser.execute_script(
          "return [...document.querySelectorAll('.tutorials-overview, .tutorials-overview *')]"
          ".filter(part => part.clientWidth > 400).map(part => getComputedStyle(part).backgroundColor)")
        seen = {tuple(map(int, re.findall(r"\d+", ground)[:3])) for ground in grounds
                if not ground.startswith("rgba")}
        self.assertGreater(len(seen), 1)
        for ground in seen:
          self.assertTrue(min(ground) > 200 if look == "light" else max(ground) < 60, ground)

  def test_a_stage(self):
    self.check("tutorials/workshop/05-actors/", "One piece at a time, not one call")

  def test_an_article(self):
    self.check("tutorials/workshop/rationalisations/", "I use it from one thread.")

  def test_a_diagnostic(self):
    self.check("documentation/workshop/non_sendable_type/", "What it does not mean")

  def test_a_message_of_the_compiler_is_read_without_scrolling(self):
    self.browser.size(*PHONE)
    self.open("documentation/workshop/actor_isolated_call_decl/", "in a synchronous nonisolated context")
    widths = self.browser.execute_script(
      "return [...document.querySelectorAll('.code-listing[data-syntax=diagnostic]')].flatMap("
      "message => [message, ...message.querySelectorAll('div, pre, code')])"
      ".map(part => [part.scrollWidth, part.clientWidth])")
    self.assertGreater(len(widths), 0)
    for width in widths:
      self.assertLessEqual(*width)

  def test_the_search(self):
    self.check("search.html?q=reentrancy", "One piece at a time, not one call")

  def test_a_quiz_tells_the_reason_of_a_choice(self):
    self.open("tutorials/workshop/05-actors/#Check-Your-Understanding", "Check Your Understanding")
    choice = self.browser.find_element(By.CSS_SELECTOR, ".quiz .choice")
    self.browser.execute_script("arguments[0].click()", choice)
    submit = self.browser.find_element(By.CSS_SELECTOR, ".quiz .check, .quiz .controls button")
    self.browser.execute_script("arguments[0].click()", submit)
    self.until_shown("Yes" if "correct" in choice.get_attribute("class").split() else "You expect")

  def test_links_lead_on_below_a_path(self):
    self.browser.get(self.address)
    self.until_shown("Get started")
    self.press("Search")
    self.until_shown("Search the workshop")
    self.assertEqual(self.browser.current_url.split("?")[0], self.address + "search.html")
    self.open("tutorials/workshop/rationalisations/", "I use it from one thread.")
    self.press("reentrancy")
    self.until_shown("That is called reentrancy")
    self.assertIn("/below/a-path/tutorials/workshop/05-actors", self.browser.current_url)
    # After the renderer has changed the address, the bar's links still begin at the site.
    self.press("Search")
    self.until_shown("Search the workshop")

  def search(self, words):
    field = self.browser.find_element(By.ID, "words")
    field.clear()
    field.send_keys(words)
    return [link.text for link in self.browser.find_elements(By.CSS_SELECTOR, "#found a")]

  def test_a_search_finds_steps_words_and_diagnostics(self):
    self.open("search.html", "Search the workshop")
    self.assertEqual(self.search("in-flight-once")[0].split(":")[0], "in-flight-once")
    self.assertEqual(self.search("non_sendable_type")[0].split(":")[0], "non_sendable_type")
    self.assertIn("5. State that is not the UI's: One piece at a time, not one call", self.search("CarPool"))
    self.assertEqual(self.search("zzzz no such word"), [])
    self.until_shown("Nothing is found.")
    self.assertEqual(self.search("<img src=x onerror=alert(1)>"), [])

  def test_an_empty_search_says_what_can_be_searched(self):
    course = json.loads((ROOT / "Course.json").read_text())
    steps = f"{sum(len(stage['steps']) for stage in course['stages'])} steps"
    self.check("search.html", steps)
    self.press("reentrancy")
    self.until_shown("One piece at a time, not one call")
    self.assertFalse(self.browser.find_element(By.ID, "examples").is_displayed())
    self.search(" ")
    self.until_shown(steps)
    self.assertTrue(self.browser.find_element(By.ID, "examples").is_displayed())

  def test_a_search_needs_no_server(self):
    self.browser.get((self.site / "search.html").as_uri())
    self.until_shown("You opened this page from a folder.")
    self.assertTrue(self.search("actor reentrancy"))
