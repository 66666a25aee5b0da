"""A short form of `make soak-app`: by rounds, whatever time they take."""

import unittest

from support.soak import Soak, growth

ROUNDS = 4
FAULTS = 2
# So few rounds still warm caches up. This sees what grows by an eighth of itself in each; two hours see far less.
MOST = 1.25


class SoakTests(unittest.TestCase):
  def test_the_app_in_use_stays_alive_and_holds_on_to_nothing(self):
    soak = Soak(faults=FAULTS)
    self.addCleanup(soak.end)
    samples = []
    for _ in range(ROUNDS):
      soak.round()
      samples.append(soak.sample())
      for name, held in samples[-1].items():
        self.assertIsNotNone(held, f"the {name} has died in round {soak.rounds}")
    self.assertEqual(
      soak.counts,
      {"windows": ROUNDS, "searches": ROUNDS, "scrolls": 3 * ROUNDS, "sheets": ROUNDS, "events": 3 * ROUNDS,
       "edits": ROUNDS, "messages": ROUNDS, "faults": ROUNDS // FAULTS})
    for name in samples[0]:
      with self.subTest(name):
        memory = [sample[name]["MB"] for sample in samples]
        self.assertLess(growth(memory), MOST, memory)
        files = [sample[name]["files"] for sample in samples]
        self.assertLess(max(files[2:]), max(files[:2]) + 24, files)

  def test_growth_is_told_from_what_is_flat(self):
    self.assertAlmostEqual(growth([5, 50, 50, 51, 49, 50, 50, 50]), 1, delta=0.05)
    self.assertGreater(growth(list(range(100, 200, 5))), 1.25)
    self.assertEqual(growth([7]), 1)
