"""A gallery: a list of pages, each of which is a window of its own."""

from support.samples import SamplesCase


class GalleryTests(SamplesCase):
  def setUp(self):
    super().setUp()
    self.page.open(self.samples.url)

  def test_it_lists_its_pages_as_links(self):
    self.page.find("heading", "Samples")
    self.page.find("link", "GlassCard")
    self.assertIn("A sample", self.page.text)

  def test_a_page_opens_beside_the_list_and_answers(self):
    link = self.page.find("link", "MorphingBar")
    self.assertIsNone(link.get_attribute("target") or None)
    self.browser.get(link.get_attribute("href"))
    self.page.do("Actions")
    self.page.find("button", "Call")

  def test_a_page_that_is_not_there_is_said_to_be_missing(self):
    self.browser.get(self.samples.page("nothing"))
    self.assertIn("no page of this name", self.page.text)
    self.browser.console()
