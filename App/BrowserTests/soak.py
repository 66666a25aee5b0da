"""Uses the app for two hours, and says whether its memory is flat:  App/BrowserTests/run soak [minutes]

It ends with 1 where the server or the app has died, or has grown beyond what is allowed.
"""

import sys
import time

from support.soak import Soak, growth

# How much larger the last quarter's median may be than the second one's.
MEMORY = 1.25
# A browser opens and closes connections when it likes: so many more may be open.
HANDLES = 16


def main():
  minutes = float(sys.argv[1]) if len(sys.argv) > 1 else 120
  soak = Soak()
  try:
    sys.exit(0 if run(soak, minutes) else 1)
  finally:
    soak.end()


def run(soak, minutes):
  """Whether all stayed alive and flat."""
  print(f"Uses the app for {minutes:g} minutes. At the end, the medians of the second and the last quarter are compared.")
  print("minute  rounds  server MB  files  sockets  window MB  files  sockets", flush=True)
  start = time.monotonic()
  samples, told = [], 0
  while (passed := (time.monotonic() - start) / 60) < minutes:
    try:
      soak.round()
    except Exception:
      print(f"Round {soak.rounds} came to no end. {soak.last_words()}", flush=True)
      raise
    sample = soak.sample()
    dead = [name for name, values in sample.items() if values is None]
    if dead:
      print(f"The {dead[0]} has died, in round {soak.rounds}.")
      return False
    samples.append(sample)
    if passed >= told:
      print(line(passed, soak.rounds, sample), flush=True)
      told += 1
  print(line(minutes, soak.rounds, samples[-1]))
  print(", ".join(f"{count} {what}" for what, count in soak.counts.items()))
  return judge(samples)


def line(minute, rounds, sample):
  values = [f"{held['MB']:9.1f}  {held['files']:5}  {held['sockets']:7}" for held in sample.values()]
  return f"{minute:6.0f}  {rounds:6}  " + "  ".join(values)


def judge(samples):
  """Says for each process whether it is flat."""
  isFlat = True
  for name in samples[0]:
    memory = growth([sample[name]["MB"] for sample in samples])
    quarter = max(1, len(samples) // 4)
    files = max(sample[name]["files"] for sample in samples[-quarter:]) - max(
      sample[name]["files"] for sample in samples[quarter:2 * quarter])
    fits = memory <= MEMORY and files <= HANDLES
    isFlat = isFlat and fits
    print(
      f"{name}: memory {memory:.3f} of the second quarter's (at most {MEMORY}), {files:+} open files "
      f"(at most +{HANDLES}): {'flat' if fits else 'IT GROWS'}")
  return isFlat


if __name__ == "__main__":
  main()
