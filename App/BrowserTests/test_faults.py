"""What is seen of an employee server that fails."""

from support.case import BrowserCase
from support.faulty import FaultyServer


class FaultTests(BrowserCase):
  has_failures = True

  @classmethod
  def start(cls, *arguments):
    cls.server = FaultyServer()
    cls.addClassCleanup(cls.server.end)
    return super().start("--server", cls.server.url)

  def setUp(self):
    self.server.fault = None
    super().setUp()

  def test_a_failed_load_leaves_the_list_and_says_that_it_is_old(self):
    rows = self.page.rows
    for fault in ("500", "gone", "cut"):
      with self.subTest(fault):
        self.server.fault = fault
        self.page.refresh()
        self.page.until(lambda: self.page.says_it_is_old, "nothing says that it is old")
        self.assertEqual(self.page.rows, rows)
        self.server.fault = None
        self.page.press("button", "Retry")
        self.page.until(lambda: not self.page.says_it_is_old, "it still says that it is old")
        self.assertEqual(self.page.rows, rows)


class FirstLoadTests(BrowserCase):
  has_failures = True

  def setUp(self):
    pass

  def test_a_first_load_that_fails_says_so_and_is_tried_again(self):
    server = FaultyServer()
    self.addCleanup(server.end)
    server.fault = "500"
    glass = self.start("--server", server.url)
    page = self.window(glass)
    page.until(lambda: page.has("button", "Try Again"))
    self.assertEqual(page.rows, [])
    server.fault = None
    page.press("button", "Try Again")
    page.until(lambda: page.rows)

  def test_a_load_that_takes_its_time_says_how_far_it_is(self):
    server = FaultyServer()
    self.addCleanup(server.end)
    server.keep_back("/employees")
    glass = self.start("--server", server.url)
    page = self.window(glass)
    page.until(lambda: page.has("progressbar") or "Loading" in page.text)
    server.let_go()
    page.until(lambda: page.rows)
