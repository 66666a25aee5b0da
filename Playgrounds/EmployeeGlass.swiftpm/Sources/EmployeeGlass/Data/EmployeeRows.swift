/// The employees of a section, in order: numbers that point into a roster.
///
/// Handed over and compared in no time, however many there are. Two are equal if they are the same
/// part of the same answer. Code that compares them, such as a list that decides whether to show
/// its rows again, looks at no employee.
nonisolated struct EmployeeRows: Sendable, RandomAccessCollection {
  private let roster: Roster
  private let order: Order
  private let range: Range<Int>

  /// The numbers of all employees of an answer.
  final class Order: Sendable {
    let numbers: [Int32]
    init(_ numbers: [Int32]) { self.numbers = numbers }
  }

  init(of roster: Roster, _ order: Order, _ range: Range<Int>) {
    self.roster = roster
    self.order = order
    self.range = range
  }

  /// No rows at all.
  static let none = EmployeeRows(
    of: Roster(version: 0, Roster.Contents(), work: { _ in }), Order([]), 0..<0)

  var startIndex: Int { 0 }
  var endIndex: Int { range.count }

  subscript(position: Int) -> Employee {
    precondition(indices.contains(position), "There is no such row.")
    roster.work(1)
    return roster.employees[Int(order.numbers[range.lowerBound + position])]
  }
}

nonisolated extension EmployeeRows: Equatable {
  static func == (first: Self, second: Self) -> Bool {
    first.roster === second.roster && first.order === second.order && first.range == second.range
  }
}
