// What `Tools/bench main-actor-held` runs: the longest that the app holds the main actor while it
// loads, sorts, filters and searches 100,000 employees, over that of a directory that does the same
// on the main actor. The views are not part of it: they make the rows in sight, however many there are.
import Foundation
import Observation

@testable import EmployeeGlass

/// Fewer, to see whether it works: `EmployeeGlassBench 5000`.
let count = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 100_000
let queries = [
  DirectoryQuery(order: .name), DirectoryQuery(order: .startDate), DirectoryQuery(),
  DirectoryQuery(searchText: "n"), DirectoryQuery(searchText: "name 99"),
  DirectoryQuery(filter: DirectoryFilter(departments: ["Group 7"])),
]
let service = PreviewEmployeeService(employees: company(of: count))

MainActorJobs.start()
var rounds: [(app: MainActorJobs.Report, naive: MainActorJobs.Report)] = []
for _ in 0..<3 {
  let app = try await measured { try await measureApp() }
  let naive = try await measured { try await measureNaive() }
  rounds.append((app, naive))
}
// The middle one of three.
let ratios = rounds.map { $0.app.longest / $0.naive.longest }
let middle = ratios.indices.sorted { ratios[$0] < ratios[$1] }[1]
say("the app", rounds[middle].app)
say("naive", rounds[middle].naive)
print("main-actor-held\t\(String(format: "%.4f", ratios[middle]))\t<= 0.02")

/// Measures what is done on the main actor until a closure returns.
@MainActor func measured(
  _ body: @MainActor () async throws -> Void
) async throws -> MainActorJobs.Report {
  // A yield ends a job of the main actor.
  await Task.yield()
  _ = MainActorJobs.report()
  try await body()
  await Task.yield()
  return MainActorJobs.report()
}

@MainActor func measureApp() async throws {
  let repository = EmployeeRepository(service: service, work: MainActorJobs.work)
  let model = DirectoryModel(repository: repository)
  let window = Task { await model.windowAppeared() }
  await until { model.lastUpdated != nil && model.totalCount == count && !model.isSearching }
  for query in queries {
    model.searchText = query.searchText
    model.filter = query.filter
    model.order = query.order
    await until { !model.isSearching && model.snapshot?.query == query }
    // As a screen that shows the first rows.
    if let section = model.sections.first {
      for employee in section.employees.prefix(20) { _ = employee.name }
    }
  }
  window.cancel()
}

@MainActor func measureNaive() async throws {
  let directory = NaiveDirectory(service: service, work: MainActorJobs.work)
  try await directory.load()
  for query in queries {
    directory.show(query)
    await Task.yield()
  }
}

@MainActor func until(_ condition: @escaping @MainActor () -> Bool) async {
  while !condition() {
    await withCheckedContinuation { continuation in
      withObservationTracking {
        _ = condition()
      } onChange: {
        continuation.resume()
      }
    }
  }
}

func say(_ name: String, _ report: MainActorJobs.Report) {
  let milliseconds = String(format: "%.1f", report.longest / .milliseconds(1))
  let line =
    "  \(name): \(report.count) jobs of the main actor; at most \(report.mostUnits) employees "
    + "touched in one, at most \(milliseconds) ms\n"
  FileHandle.standardError.write(Data(line.utf8))
}

/// A company of any size, always the same; its names are not in the order of the ids.
func company(of count: Int) -> [Employee] {
  (0..<count).map { number in
    let letters = String((number &* 7_919 &+ 104_729) % 456_976, radix: 26)
    return Employee(
      id: number + 1, name: "Name \(letters) \(number)", sortName: "\(letters) Name \(number)",
      department: "Group \(number % 12)", title: "Engineer", email: "p\(number)@employees.example",
      phone: nil, office: "London",
      startDate: CalendarDay(year: 2000 + number % 25, month: 1 + number % 12, day: 1)!,
      managerID: nil, avatarPath: "/employees/\(number + 1)/avatar")
  }
}
