import Foundation

@testable import EmployeeGlass

/// The same directory, written without a thought for the main actor.
///
/// It is not careless: names are folded once, and only what was found is sorted.
@MainActor final class NaiveDirectory {
  private(set) var sections: [(title: String, employees: [Employee])] = []
  private var all: [(key: String, text: String, employee: Employee)] = []
  private let service: any EmployeeService
  private let work: (Int) -> Void

  init(service: any EmployeeService, work: @escaping (Int) -> Void) {
    self.service = service
    self.work = work
  }

  func load() async throws {
    var people: [Employee] = []
    var cursor: String?
    repeat {
      let page = try await service.page(after: cursor)
      people += page.employees
      work(page.employees.count)
      cursor = page.nextCursor
    } while cursor != nil
    all = people.map { (key: $0.sortName.folded, text: $0.searchText, employee: $0) }
    work(people.count)
    show(DirectoryQuery())
  }

  /// Looks through a file, and loads the employees that it has brought.
  func importPeople(_ file: FileOfPeople) async throws {
    let bytes = try Data(contentsOf: file.url)
    var hash = ContentHash()
    bytes.withUnsafeBytes { hash.add($0) }
    let lines = bytes.count { $0 == UInt8(ascii: "\n") }
    work(lines)
    try await load()
  }

  /// Takes a change, and shows everything anew.
  func change(_ employee: Employee) {
    guard let place = all.firstIndex(where: { $0.employee.id == employee.id }) else { return }
    work(place)
    all[place] = (employee.sortName.folded, employee.searchText, employee)
    show(DirectoryQuery())
  }

  func show(_ query: DirectoryQuery) {
    let words = query.searchWords
    var found = all.filter { person in
      (query.filter.departments.isEmpty
        || query.filter.departments.contains(person.employee.department))
        && words.allSatisfy { person.text.contains($0) }
    }
    work(all.count)
    var comparisons = 0
    found.sort { first, second in
      comparisons += 1
      return switch query.order {
      case .name: first.key < second.key
      case .department:
        (first.employee.department, first.key) < (second.employee.department, second.key)
      case .startDate:
        (second.employee.startDate, first.key) < (first.employee.startDate, second.key)
      }
    }
    work(2 * comparisons)
    let groups = Dictionary(grouping: found) { person in
      switch query.order {
      case .name: person.key.prefix(1).uppercased()
      case .department: person.employee.department
      case .startDate: String(person.employee.startDate.year)
      }
    }
    sections = groups.map { (title: $0.key, employees: $0.value.map(\.employee)) }
      .sorted { $0.title < $1.title }
    work(2 * found.count)
  }
}
