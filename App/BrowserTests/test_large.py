"""A company of 100,000."""

from support.case import BrowserCase


class LargeCompanyTests(BrowserCase):
  arguments = ("--employees", 100_000)

  def setUp(self):
    super().setUp()
    # The load has ended; what came last may still be sorted.
    self.page.until(lambda: self.page.total == 100_000, "not all people are listed")

  def test_all_of_them_can_be_scrolled_through_with_few_of_them_in_the_page(self):
    page = self.page
    most = page.size_of_page
    for share in [step / 20 for step in range(1, 21)]:
      page.scroll(share)
      page.until(lambda: page.is_filled, f"there are no rows at {share}")
      most = max(most, page.size_of_page)
    self.assertLess(most, 3_000, "elements in the page")
    self.assertEqual(page.sections[-1], "Support")
    last = page.rows[-1]
    page.open_person(-1)
    self.assertIn(last, page.text_of_sheet)

  def test_a_search_among_them_is_shown(self):
    self.page.search("legal counsel")
    self.page.until(lambda: self.page.sections == ["Legal"])
