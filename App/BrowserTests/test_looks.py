"""Light and dark, and what a person prefers."""

from support.case import BrowserCase


class LooksTests(BrowserCase):
  def test_dark_is_dark_and_light_is_light(self):
    self.assertGreater(self.page.brightness_of_background, 0.8)
    self.browser.prefer(prefers_color_scheme="dark")
    self.assertLess(self.page.brightness_of_background, 0.2)

  def test_glass_blurs_what_is_behind_it_unless_transparency_is_to_be_reduced(self):
    self.assertTrue(self.page.blurs)
    self.browser.prefer(prefers_reduced_transparency="reduce")
    self.assertFalse(self.page.blurs)

  def test_nothing_moves_where_motion_is_to_be_reduced(self):
    self.browser.prefer(prefers_reduced_motion="reduce")
    self.page.open_person()
    self.assertEqual(self.page.movements, [])
