"""Files of people, as a person has them from elsewhere."""

import os
import tempfile

HEADING = "name,department,title,email,office,start_date"


def people(count, faults=(), word="import"):
  """A CSV of so many people; those of some numbers, from 1, are faulty: their department, address or day, in turn."""
  lines = [HEADING]
  for number in range(1, count + 1):
    fields = [f"Person {number}", "Design", "Designer", f"{word}{number}@employees.example", "London", "2026-01-01"]
    if number in faults:
      place, text = ((1, "Magic"), (3, "nowhere"), (5, "2026-02-30"))[sorted(faults).index(number) % 3]
      fields[place] = text
    lines.append(",".join(fields))
  return "\r\n".join(lines) + "\r\n"


def file_of(test, text, name="people.csv"):
  """The path of a file with a text, which leaves with the test."""
  folder = tempfile.TemporaryDirectory()
  test.addCleanup(folder.cleanup)
  path = os.path.join(folder.name, name)
  with open(path, "w", encoding="utf-8", newline="") as file:
    file.write(text)
  return path
