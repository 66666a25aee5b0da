/// A made-up company: the same people for the same size, one after the other.
///
/// The first leads it, the next lead a department each, and every tenth of a department leads those
/// who come after. So a manager always comes before those who report to them, and has their id:
/// a person's place in the order, from 1.
struct SeedCompany {
  let size: Int
  private var made = 0
  private var generator = SplitMix(seed: 0x456d_706c)
  private var addresses: [String: Int] = [:]
  /// For each department its head, and the latest who leads others.
  private var heads: [Department: Int64] = [:]
  private var leads: [Department: Int64] = [:]

  init(size: Int) {
    self.size = size
  }

  /// The next person, or nil after the last.
  mutating func next() -> EmployeeDraft? {
    guard made < size else { return nil }
    made += 1
    let names = generator.pick(Self.names)
    let name = names.name(using: &generator)
    let position = nextPosition()
    let office =
      generator.below(5) > 0 ? generator.pick(names.offices) : generator.pick(Self.offices)
    return EmployeeDraft(
      name: name.name, sortName: name.sortName, department: position.department,
      title: position.title, email: nextEmail(name.address), phone: nextPhone(), office: office,
      startDate: nextDay(from: position.firstYear), managerID: position.managerID)
  }

  private struct Position {
    let department: Department
    let title: String
    let managerID: Int64?
    let firstYear: Int
  }

  private mutating func nextPosition() -> Position {
    let id = Int64(made)
    if made == 1 {
      return Position(
        department: .operations, title: "Chief Executive", managerID: nil, firstYear: 2004)
    }
    let departments = Department.allCases
    if made <= 1 + departments.count {
      let department = departments[made - 2]
      heads[department] = id
      leads[department] = id
      let title = "Head of \(department.rawValue)"
      return Position(department: department, title: title, managerID: 1, firstYear: 2005)
    }
    let department = generator.pick(Self.weighted)
    if generator.below(10) == 0 {
      leads[department] = id
      return Position(
        department: department, title: "\(department.rawValue) Lead", managerID: heads[department],
        firstYear: 2008)
    }
    return Position(
      department: department, title: generator.pick(department.titles),
      managerID: leads[department], firstYear: 2011)
  }

  private mutating func nextEmail(_ address: String) -> String {
    let count = addresses[address, default: 0] + 1
    addresses[address] = count
    return "\(address)\(count == 1 ? "" : String(count))@employees.example"
  }

  /// From the numbers that are kept free for films and books.
  private mutating func nextPhone() -> String? {
    let number = generator.below(100)
    if generator.below(6) == 0 { return nil }
    return "+1 \(201 + generator.below(700)) 555 01\(number < 10 ? "0" : "")\(number)"
  }

  private mutating func nextDay(from firstYear: Int) -> String {
    let year = firstYear + generator.below(2026 - firstYear)
    let month = 1 + generator.below(12)
    // Most begin on the first of a month.
    let day =
      generator.below(3) > 0 ? 1 : 1 + generator.below(CalendarDay.days(in: month, of: year))
    return "\(year)-\(month < 10 ? "0" : "")\(month)-\(day < 10 ? "0" : "")\(day)"
  }

  private static let names = NameSet.europe + NameSet.asia + NameSet.otherContinents

  private static let offices = [
    "Auckland", "Bengaluru", "Berlin", "Lagos", "Lisbon", "London", "Montréal", "Nairobi", "Remote",
    "San Francisco", "São Paulo", "Seoul", "Singapore", "Tokyo",
  ]

  /// Larger departments occur more often.
  private static let weighted = Department.allCases.flatMap { department in
    Array(repeating: department, count: department.weight)
  }
}
