// What stage 1 adds up to: a roster that is loaded, sorted, searched and measured on one thread.
//
//     ./workshop run SingleThreaded

import FrameBudgetAdapter
import LoadRosterAdapter
import SortAndSearchAdapter
import SortAndSearchSubject

let text = """
  id,name,department
  7,Grace Hopper,Research
  3,Zoë Meyer,Design
  9,Ada Lovelace,Research
  4,José Álvarez,Design
  12,Åsa Nilsson,Operations
  """

let loader = LoadRosterAdapter::makeSubject()
let directory = SortAndSearchAdapter::makeSubject()

if case .loaded(let employees) = loader.load(text) {
  let roster = employees.map {
    SortAndSearchSubject::Subject.Employee(id: $0.id, name: $0.name, department: $0.department)
  }
  let names = Dictionary(uniqueKeysWithValues: roster.map { ($0.id, $0.name) })

  print("The roster, by department and name")
  var department = ""
  for id in directory.sorted(roster) {
    let employee = roster.first { $0.id == id }
    if let employee, employee.department != department {
      department = employee.department
      print("  \(department)")
    }
    print("    \(names[id] ?? "?")")
  }

  print("\nWhat people type, and whom they find")
  for query in ["asa", "ZOE", "hopper", "lee"] {
    let found = directory.search(query, roster).compactMap { names[$0] }
    print("  \(query): \(found.isEmpty ? "no name" : found.joined(separator: ", "))")
  }
}

print("\nA roster with a fault")
if case .fault(let record, let field) = loader.load(text + "\nthirteen,Tim Lee,Design") {
  print("  record \(record): the \(field) cannot be read")
}

print("\nDoes sorting and searching fit a frame of 16 000 units?")
let meter = FrameBudgetAdapter::makeSubject().makeMeter()
for (count, unitsForRow) in [(200, 3), (200, 120), (200_000, 3)] {
  let report = meter.makeDirectory(count) { _ in unitsForRow }()
  print(
    "  \(count) employees, \(unitsForRow) units each: \(report.units) units, "
      + (report.fitsOneFrame ? "yes" : "no"))
}
