"""Two windows of one app."""

from support.case import BrowserCase


class WindowTests(BrowserCase):
  def test_two_windows_search_for_different_things(self):
    first = self.browser.current_window_handle
    self.page.search("legal")
    self.page.until(lambda: self.page.sections == ["Legal"])
    self.browser.switch_to.new_window("tab")
    second = self.browser.current_window_handle
    self.addCleanup(self.browser.switch_to.window, first)
    self.addCleanup(self.browser.close)
    other = self.open()
    other.until(lambda: other.person_beside_list, "no person stands beside the list")
    self.assertGreater(len(other.sections), 1)
    other.search("design")
    other.until(lambda: other.sections == ["Design"])
    # This window has the size of a desk's, so it shows people beside its list.
    name = other.rows[1]
    other.tap_row(1)
    other.until(lambda: other.person_beside_list == name)
    self.browser.switch_to.window(first)
    self.assertEqual(self.page.sections, ["Legal"])
    self.assertIsNone(self.page.dialog)
    self.page.search("finance")
    self.page.until(lambda: self.page.sections == ["Finance"])
    self.browser.switch_to.window(second)
    self.assertEqual(other.sections, ["Design"])
    self.assertEqual(other.person_beside_list, name)
