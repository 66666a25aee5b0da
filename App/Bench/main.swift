// What `Tools/bench main-actor-held` runs: the longest that the app holds the main actor while it
// loads, sorts, filters and searches 100,000 employees, while it imports them, and while 100 of them
// change each second; over that of a directory that does the same on the main actor. The worst of
// the three is printed. The views are not part of it: they make the rows in sight, however many there are.
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
let people = company(of: count)
let service = PreviewEmployeeService(employees: people)
let file = try FileOfPeople(people)

MainActorJobs.start()
let flows = ["searching", "importing", "following"]
var rounds: [[(app: MainActorJobs.Report, naive: MainActorJobs.Report)]] = []
for _ in 0..<3 {
  // What is loaded stays, so that it need not be loaded for each of the three.
  let naive = NaiveDirectory(service: service, work: MainActorJobs.work)
  rounds.append([
    (try await measured(searchInApp), try await measured { try await search(naive) }),
    (try await measured(importIntoApp), try await measured { try await naive.importPeople(file) }),
    (try await measured(followInApp), try await measured { naive.change(people[0].renamed(1)) }),
  ])
}
file.remove()

var worst = 0.0
for (place, name) in flows.enumerated() {
  // The middle one of three.
  let ratios = rounds.map { $0[place].app.longest / $0[place].naive.longest }
  let middle = ratios.indices.sorted { ratios[$0] < ratios[$1] }[1]
  say("\(name), the app", rounds[middle][place].app)
  say("\(name), naive", rounds[middle][place].naive)
  worst = max(worst, ratios[middle])
}
print("main-actor-held\t\(String(format: "%.4f", worst))\t<= 0.02")

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

@MainActor func searchInApp() async throws {
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

@MainActor func search(_ directory: NaiveDirectory) async throws {
  try await directory.load()
  for query in queries {
    directory.show(query)
    await Task.yield()
  }
}

/// Imports all of a company into a small one, whose list is shown meanwhile.
@MainActor func importIntoApp() async throws {
  let service = GrowingService(people)
  let repository = EmployeeRepository(
    service: service, imports: ReportingImports(count) { service.grow() }, work: MainActorJobs.work)
  let model = DirectoryModel(repository: repository)
  let window = Task { await model.windowAppeared() }
  await until { model.lastUpdated != nil && model.totalCount > 0 && !model.isSearching }
  model.fileChosen(.success(file.url))
  await until {
    model.importing?.phase == .completed && model.totalCount == count && !model.isSearching
  }
  window.cancel()
}

/// Shows a company of which 100 employees change each second, for three seconds.
@MainActor func followInApp() async throws {
  let events = SteadyEvents()
  let repository = EmployeeRepository(
    service: service,
    events: EventSubscription(service: events, clock: ContinuousClock()), work: MainActorJobs.work)
  let model = DirectoryModel(repository: repository)
  let window = Task { await model.windowAppeared() }
  await until { model.lastUpdated != nil && model.totalCount == count && !model.isSearching }
  let changed = (1...300).map { people[$0 * 7 % people.count].renamed($0) }
  try await events.send(changed, every: .milliseconds(10))
  let last = changed[changed.count - 1]
  for await _ in await repository.states() {
    if await repository.employee(last.id) == last { break }
  }
  await until { !model.isSearching }
  window.cancel()
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
