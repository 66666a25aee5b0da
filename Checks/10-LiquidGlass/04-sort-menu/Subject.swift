public import Observation
@_spi(Workshop) public import SwiftUI

/// What the checks may do with an answer to `sort-menu`.
public struct Subject: Sendable {
  /// An employee, as the learner's type has one; `hired` is a year.
  public typealias Employee = (id: Int, name: String, department: String, hired: Int)

  /// Whom the directory lists at the moment.
  @Observable @MainActor public final class Directory {
    public var employees: [Employee]

    public init(_ employees: [Employee]) { self.employees = employees }
  }

  /// Shows the learner's screen, which follows a directory.
  @_spi(Workshop) public var makeScreen: @MainActor @Sendable (Directory) -> ViewHost

  @_spi(Workshop) public init(makeScreen: @escaping @MainActor @Sendable (Directory) -> ViewHost) {
    self.makeScreen = makeScreen
  }

  /// Shows the learner's screen of a directory that stays as it is.
  @_spi(Workshop) @MainActor public func makeHost(_ employees: [Employee]) -> ViewHost {
    makeScreen(Directory(employees))
  }
}
