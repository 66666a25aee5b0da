"""A message to a colleague: written, sent, failed, answered."""

from selenium.webdriver.common.keys import Keys

from support.browser import DESK, PHONE
from support.case import BrowserCase
from support.employees import Employees
from support.faulty import FaultyServer


class MessageTests(BrowserCase):
  @classmethod
  def setUpClass(cls):
    cls.employees = Employees()
    cls.addClassCleanup(cls.employees.end)
    cls.arguments = ("--server", cls.employees.url)
    super().setUpClass()

  def open_colleague(self, name):
    """Opens the sheet of a person who is new and first in the list."""
    self.employees.add(name)
    self.addCleanup(self.employees.remove, name)
    self.page.until(lambda: name in self.page.rows)
    self.page.open_person(self.page.rows.index(name))
    self.page.until(lambda: self.page.has("textbox", "Message"))
    return name

  def test_a_message_is_sent_shown_and_kept(self):
    name = self.open_colleague("Aaf Een")
    self.page.write("Hello there")
    self.page.press("button", "Send")
    self.page.until(lambda: "Hello there" in self.page.messages)
    self.page.until(lambda: self.page.written == "")
    self.assertEqual(self.employees.messages(name), ["Hello there"])
    self.page.until(lambda: self.page.announced == "Message sent")
    self.page.close()
    self.page.open_person(self.page.rows.index(name))
    self.page.until(lambda: self.page.messages == ["Hello there"])

  def test_a_suggestion_goes_into_the_text_and_the_others_leave(self):
    self.open_colleague("Aaf Twee")
    self.page.press("button", "Got a minute?")
    self.page.until(lambda: self.page.written == "Got a minute?")
    self.page.until(lambda: not self.page.has("button", "Thanks!"))
    self.page.write("")
    self.page.until(lambda: self.page.has("button", "Thanks!"))
    self.page.keys("H")
    self.page.until(lambda: not self.page.has("button", "Thanks!"))

  def test_the_text_grows_up_to_some_lines(self):
    self.open_colleague("Aaf Drie")
    self.page.enlarge()
    one = self.page.height_of_text
    self.page.write("one")
    for count in range(2, 9):
      self.page.keys(Keys.ENTER, "line")
      if count == 3:
        self.page.until(lambda: self.page.height_of_text > one + 20)
    self.page.settle()
    self.assertLess(self.page.height_of_text, 6 * one)
    self.page.write("")
    self.page.until(lambda: abs(self.page.height_of_text - one) < 2)

  def test_attachments_the_microphone_and_a_voice_message_are_states(self):
    name = self.open_colleague("Aaf Vier")
    self.page.press("button", "Attach")
    self.page.press("menuitem", "Photo")
    self.page.until(lambda: self.page.has("button", "Remove Photo"))
    self.page.press("button", "Attach")
    self.page.press("menuitem", "Document")
    self.page.press("button", "Remove Document")
    self.page.until(lambda: not self.page.has("button", "Remove Document"))
    self.page.write("See this")
    self.page.press("button", "Send")
    self.page.until(lambda: "Photo.jpg" in self.page.text_of_sheet)
    self.assertEqual(self.employees.messages(name), ["See this"])
    self.page.press("button", "Dictate")
    self.page.press("button", "Stop dictating")
    self.page.press("button", "Record a voice message")
    self.page.until(lambda: "Voice message" in self.page.text_of_sheet)
    self.page.press("button", "Stop recording")
    self.page.until(lambda: self.page.has("textbox", "Message"))

  def test_an_answer_arrives_by_itself_is_announced_and_can_be_rated(self):
    name = self.open_colleague("Aaf Vijf")
    self.page.write("Where is the key?")
    self.page.press("button", "Send")
    self.page.until(lambda: self.page.messages)
    self.page.write("not sent ye")
    self.employees.write(name, "Below the mat")
    self.page.until(lambda: self.page.messages == ["Where is the key?", "Below the mat"])
    self.page.until(lambda: self.page.announced == "New message: Below the mat")
    self.page.keys("t")
    self.page.until(lambda: self.page.written == "not sent yet")
    self.page.enlarge()
    self.page.press("button", "Helpful")
    self.page.until(lambda: "Thank you" in self.page.text_of_sheet)
    self.assertEqual(len(self.page.nodes("button", "Helpful")), 1)

  def test_a_message_of_one_window_is_in_the_other(self):
    first = self.browser.current_window_handle
    name = self.open_colleague("Aaf Zes")
    self.browser.switch_to.new_window("tab")
    second = self.browser.current_window_handle
    self.addCleanup(self.browser.switch_to.window, first)
    self.addCleanup(self.browser.close)
    self.addCleanup(self.browser.switch_to.window, second)
    self.browser.size(*DESK)
    other = self.open(self.start())
    # The page has become as wide as the window.
    other.until(lambda: other.person_beside_list)
    other.settle()
    other.search(name)
    other.until(lambda: other.person_beside_list == name)
    other.until(lambda: other.has("textbox", "Message"))
    other.settle()
    other.write("From the other window")
    other.press("button", "Send")
    other.until(lambda: other.messages == ["From the other window"])
    self.browser.switch_to.window(first)
    self.page.until(lambda: self.page.messages == ["From the other window"])

  def test_a_keyboard_alone_writes_and_sends(self):
    name = self.open_colleague("Aaf Zeven")
    self.page.tab_to("textbox", "Message")
    self.page.keys("By keys")
    self.page.until(lambda: self.page.has("button", "Send"))
    self.page.tab_to("button", "Send")
    self.page.keys(Keys.ENTER)
    self.page.until(lambda: self.page.messages == ["By keys"])
    self.page.until(lambda: self.page.is_focus_in_sheet)
    self.page.tab_to("textbox", "Message")
    self.page.keys("And by a shortcut")
    self.page.until(lambda: self.page.has("button", "Send"))
    self.page.find("textbox", "Message").send_keys(Keys.CONTROL, Keys.ENTER)
    self.page.until(lambda: self.page.messages == ["By keys", "And by a shortcut"])
    self.assertEqual(self.page.focused, ("textbox", "Message"))
    self.assertEqual(self.employees.messages(name)[::-1], self.page.messages)


class FailingTests(BrowserCase):
  has_failures = True

  def test_a_message_that_is_not_sent_is_kept_and_sent_once(self):
    server = FaultyServer()
    self.addCleanup(server.end)
    page = self.page = self.open(self.start("--server", server.url))
    page.open_person(0)
    page.until(lambda: page.has("textbox", "Message"))
    # The server keeps it, and its answer is lost.
    server.fault = "cut"
    page.write("Once")
    page.press("button", "Send")
    page.until(lambda: page.has("button", "Send Again"))
    self.assertEqual(page.written, "Once")
    page.close()
    page.open_person(0)
    page.until(lambda: page.written == "Once")
    server.fault = None
    page.press("button", "Send")
    page.until(lambda: page.written == "")
    page.until(lambda: page.messages == ["Once"])
    page.close()
    page.open_person(0)
    page.until(lambda: page.messages == ["Once"])
