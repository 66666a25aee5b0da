nonisolated extension Roster {
  /// What a roster is made of.
  struct Contents: Sendable {
    var employees: [Employee] = []
    var searchTexts: [String] = []
    var departments: [String] = []
    var departmentNumbers: [Int16] = []
    var offices: [String] = []
    var officeNumbers: [Int16] = []
    var arrangements: [DirectoryOrder: Arrangement] = [:]
    var positions: [Int: Int32] = [:]
  }

  /// More cannot be a company's, and each becomes a section.
  static let mostDepartments = 200

  /// Puts employees in all orders, on the shared pool: actors that wait go on meanwhile.
  ///
  /// - Parameter people: Each id once, in any order; quickest if sorted by name.
  /// - Throws: `EmployeeServiceError`, or `CancellationError`.
  @concurrent
  static func make(
    version: Int, of people: [Employee], work: @escaping @Sendable (Int) -> Void
  ) async throws -> Roster {
    var contents = Contents()
    let keys = try contents.sort(people, work)
    try Task.checkCancellation()
    contents.searchTexts = contents.employees.map(\.searchText)
    work(people.count)
    try contents.findDepartments(work)
    contents.findOffices(work)
    try Task.checkCancellation()
    contents.arrangements = [
      .name: contents.byName(keys),
      .department: contents.byDepartment(),
      .startDate: contents.byStartDate(work),
    ]
    work(2 * people.count)
    return Roster(version: version, contents, work: work)
  }
}

nonisolated extension Roster.Contents {
  /// - Returns: What the names are sorted by, in the order of the employees.
  fileprivate mutating func sort(
    _ people: [Employee], _ work: @Sendable (Int) -> Void
  ) throws -> [NameKey] {
    var keys = people.indices.map { NameKey(people[$0], number: $0) }
    work(people.count)
    try Task.checkCancellation()
    var comparisons = 0
    keys.sort { first, second in
      comparisons += 1
      return first < second
    }
    work(2 * comparisons)
    employees = keys.map { people[$0.number] }
    positions.reserveCapacity(people.count)
    for (position, employee) in employees.enumerated() { positions[employee.id] = Int32(position) }
    work(people.count)
    return keys
  }

  fileprivate mutating func findDepartments(_ work: (Int) -> Void) throws {
    let names = Set(employees.lazy.map(\.department))
    guard names.count <= Roster.mostDepartments else {
      throw EmployeeServiceError.malformed("There are \(names.count) departments.")
    }
    departments = Self.alphabetical(names)
    departmentNumbers = Self.numbers(of: employees.lazy.map(\.department), in: departments)
    work(2 * employees.count)
  }

  fileprivate mutating func findOffices(_ work: (Int) -> Void) {
    let names = Set(employees.lazy.map(\.office))
    // A person would not find one among so many.
    offices = names.count <= Roster.mostDepartments ? Self.alphabetical(names) : []
    officeNumbers = Self.numbers(of: employees.lazy.map(\.office), in: offices)
    work(2 * employees.count)
  }

  private static func alphabetical(_ names: Set<String>) -> [String] {
    names.map { ($0.folded, $0) }.sorted { $0 < $1 }.map { $0.1 }
  }

  /// - Returns: For each value, where it stands in a list; 0 where it does not.
  private static func numbers(of values: some Sequence<String>, in list: [String]) -> [Int16] {
    let numbers = Dictionary(
      uniqueKeysWithValues: list.enumerated().map { ($0.element, Int16($0.offset)) })
    return values.map { numbers[$0] ?? 0 }
  }

  fileprivate func byName(_ keys: [NameKey]) -> Roster.Arrangement {
    arrangement(keys.indices.map { Int32($0) }) { number in
      keys[number].letter.map { (id: $0, title: $0) } ?? (id: "#", title: "Other")
    }
  }

  /// Each department keeps the order of the names.
  fileprivate func byDepartment() -> Roster.Arrangement {
    var members: [[Int32]] = departments.map { _ in [] }
    for (number, department) in departmentNumbers.enumerated() {
      members[Int(department)].append(Int32(number))
    }
    return arrangement(members.flatMap { $0 }) { number in
      let department = departments[Int(departmentNumbers[number])]
      return (id: department, title: department)
    }
  }

  /// The latest start dates come first; employees of the same day keep the order of the names.
  fileprivate func byStartDate(_ work: (Int) -> Void) -> Roster.Arrangement {
    // One number holds the day and the name's place, so that comparing looks at no employee.
    var keys = employees.enumerated().map { -$1.startDate.number << 32 | $0 }
    keys.sort()
    return arrangement(keys.map { Int32(truncatingIfNeeded: $0) }) { number in
      let year = String(employees[number].startDate.year)
      return (id: year, title: year)
    }
  }

  /// Begins a section wherever the heading is another one.
  private func arrangement(
    _ numbers: [Int32], heading: (Int) -> (id: String, title: String)
  ) -> Roster.Arrangement {
    var parts: [Roster.Arrangement.Part] = []
    var (start, current) = (0, (id: "", title: ""))
    func end(at index: Int) {
      guard index > start else { return }
      parts.append(.init(id: current.id, title: current.title, range: start..<index))
    }
    for (index, number) in numbers.enumerated() {
      let heading = heading(Int(number))
      guard heading.id != current.id else { continue }
      end(at: index)
      (start, current) = (index, heading)
    }
    end(at: numbers.count)
    return Roster.Arrangement(order: EmployeeRows.Order(numbers), parts: parts)
  }
}

/// What an employee is sorted by: the name as search sees it, and the id for those who share one.
nonisolated private struct NameKey: Comparable {
  let text: String
  let id: Int
  /// Where the employee stood before.
  let number: Int
  /// The letter from A to Z that the name begins with; nil for all others, which come last.
  let letter: String?

  init(_ employee: Employee, number: Int) {
    text = employee.sortName.folded
    id = employee.id
    self.number = number
    letter = text.first.flatMap { ("a"..."z").contains($0) ? $0.uppercased() : nil }
  }

  static func < (first: Self, second: Self) -> Bool {
    guard (first.letter == nil) == (second.letter == nil) else { return second.letter == nil }
    return first.text == second.text ? first.id < second.id : first.text < second.text
  }
}
