"""A trainer's room with a class in it."""

import json
import tempfile
import urllib.error
import urllib.request
from pathlib import Path

from .program import PACKAGE, Program

COURSE = json.loads((PACKAGE.parent / "Course.json").read_text())
STEPS = {
  step["id"]: {
    "id": step["id"], "stage": stage["number"], "title": step["title"], "minutes": step["minutes"],
    "words": {}, "turns": [],
  }
  for stage in COURSE["stages"] for step in stage["steps"]
}


def plan(route="half-day"):
  """What `./workshop room` would write for a route, with words for some of what refuses."""
  found = next(each for each in COURSE["routes"] if each["id"] == route)
  names = [name for meeting in found["meetings"] for name in meeting["steps"]]
  steps = [dict(STEPS[name]) for name in names if name in STEPS]
  for step in steps:
    step["turns"] = TURNS.get(step["id"], [])
    step["words"] = GATES.get(step["id"], {})
  return {"title": found["title"], "steps": steps, "words": WORDS}


# The course's own words for some of what refuses, as `./workshop room` hands them over.
WORDS = {
  "regionbasedisolation_named_send_yields_race":
    "A value is sent to another isolation domain, and still used here afterwards.",
  "concurrent_access_of_local_capture": "A closure that runs anywhere captures a variable that changes.",
  "sleeping": "Nothing in this course waits for time to pass: an order that depends on time is not an order, and "
              "sleep() holds a thread as well.",
}
GATES = {
  "task-from-a-button": {
    "button-calls-it": "must compile: a button's action is synchronous, so it has to reach tapped() without await",
  },
}
TURNS = {
  "interleaving": [{
    "name": "chain-remembers", "layer": "checks", "page": "Docs/Teaching/02-Asynchronous.md",
    "say": "The calls queue up, and another function does not: what was read before the await is old after it. "
           "Read again behind the wait.",
  }],
  "finish-before-you-send": [{
    "name": "deferred-filters", "layer": "build", "page": "Docs/Teaching/04-Sendable.md",
    "say": "defer stands above the send and runs behind it. The compiler reads it in the right order, people do not.",
  }],
}
# Checks of the course: the starter of a step, and its mutant chain-remembers.
TOTAL = "Two departments that are counted at the same time are both in the total"
HIRED = "An employee hired while a call waits stays in the total"


class Learner:
  """A learner who has joined, as the command does it."""

  def __init__(self, room, name):
    self.room = room
    joined = room.ask("POST", "/people", {"name": name, "code": room.code})[1]
    self.name, self.token = joined["name"], joined["token"]

  def ask(self, method, path, body=None):
    return self.room.ask(method, path, body, self.token)

  def tell(self, step, status, tries=1, minutes=5, reason=None, solved=False, now=None):
    verdict = {"step": step, "status": status, "tries": tries, "minutes": minutes, "solved": solved}
    if reason:
      verdict["reason"] = reason
    return self.ask("POST", "/me/verdicts", {"verdicts": [verdict], "now": now or step, "heard": []})

  def call(self, step, words=None, code=None):
    return self.ask("POST", "/me/help", {"step": step, "words": words, "code": code})


class Room(Program):
  """A running `classroom`; with the folder of another it goes on with what that had."""

  def __init__(self, folder=None, port=0, route="half-day"):
    self._temporary = None if folder else tempfile.TemporaryDirectory()
    self.folder = Path(folder or self._temporary.name)
    file = self.folder.with_suffix(".plan.json")
    file.write_text(json.dumps(plan(route)))
    super().__init__(
      "classroom", "--plan", file, "--folder", self.folder, "--port", port, "--name", "Berlin, Tuesday")
    self.url = self.line_after("Page: ")
    join = self.line_after("Learners: ./workshop join ")
    address, self.code = join.split("/")
    self.port = int(address.split(":")[1])

  def end(self):
    super().end()
    if self._temporary:
      self._temporary.cleanup()
      self.folder.with_suffix(".plan.json").unlink(missing_ok=True)

  def kill(self):
    """Ends it as a crash does. What it has kept stays."""
    super().end()

  def ask(self, method, path, body=None, token=None):
    """A request as the command makes it: the status, and the body where it is JSON."""
    fields = {"Content-Type": "application/json"} if body is not None else {}
    if token:
      fields["Authorization"] = f"Bearer {token}"
    data = json.dumps(body).encode() if body is not None else None
    request = urllib.request.Request(
      f"http://127.0.0.1:{self.port}{path}", data, fields, method=method)
    try:
      with urllib.request.urlopen(request) as answer:
        text = answer.read()
        return answer.status, json.loads(text) if text.startswith(b"{") else text.decode()
    except urllib.error.HTTPError as error:
      return error.code, error.read().decode()

  @property
  def trainer(self):
    return self.url.split("#")[1]


NAMES = [
  "Ada", "Benedikt", "Chiara", "Dmitri", "Esra", "Femi", "Greta", "Hiroshi", "Ines", "Jonas", "Kateryna", "Luis",
  "Mei-Ling", "Noor", "Oskar", "Priya", "Quentin", "Rosa", "Samuel", "Tuuli", "Uwe", "Violeta", "Wanjiru", "Xenia",
  "Yusuf", "Zoë", "Anna-Lena von Hohenberg", "Björn", "Céline", "Đặng Thu",
]


def fill(room, count=20):
  """A class two hours into its half day; what refuses is what refuses the course's starters and wrong turns."""
  order = [step["id"] for step in plan()["steps"]]
  learners = [Learner(room, name) for name in NAMES[:count]]
  for place, learner in enumerate(learners):
    reached = [4, 5, 4, 3, 6, 4, 8, 4, 7, 4, 4, 2, 4, 9, 8, 4, 6, 10, 4, 3][place % 20]
    for number, step in enumerate(order[:reached]):
      solved = (place, number) in {(2, 1), (11, 1), (8, 5), (3, 2)}
      learner.tell(step, "passed", 1 + (place * 7 + number * 3) % 4, 4 + (place + number * 5) % 9, solved=solved)
    now = order[reached]
    if now == "interleaving":
      reason = TOTAL if place % 9 else HIRED
      learner.tell(now, "failed", 1 + place * 5 % 7, 6 + place % 11, reason)
    elif now == "task-from-a-button":
      learner.tell(now, "gate", 2 + place % 3, 9, "button-calls-it")
    elif now == "finish-before-you-send":
      learner.tell(now, "does-not-build", 3 + place % 4, 8 + place % 5, "regionbasedisolation_named_send_yields_race")
    elif now == "await-the-network":
      learner.tell(now, "policy", 2, 7, "sleeping")
    elif now == "captured-var":
      learner.tell(now, "does-not-build", 2, 4, "concurrent_access_of_local_capture")
    else:
      learner.ask("POST", "/me/verdicts", {"verdicts": [], "now": now, "heard": []})
  calls = {
    3: ("task-from-a-button", "Where does the Task go: in the view or in the model?"),
    9: ("interleaving", "I read total after the await now, and it is still wrong?"),
    15: ("interleaving", None, "func add(_ department: String) async {\n  total += await count(department)\n}\n"),
  }
  for place, call in calls.items():
    if place < count:
      learners[place].call(*call)
  return learners
