public import Foundation

/// What the checks may do with the learner's directory.
public struct Subject: Sendable {
  /// One model, seen as the screen sees it.
  public struct Model: Sendable {
    /// Reads a reply of the server and shows it; the closure hears of units of work.
    public let show:
      @MainActor @Sendable (_ json: Data, _ work: @escaping Work) async throws -> Void
    /// The employees on the screen.
    public let employees: @MainActor @Sendable () -> [Employee]

    public init(
      show:
        @escaping @MainActor @Sendable (_ json: Data, _ work: @escaping Work) async throws -> Void,
      employees: @escaping @MainActor @Sendable () -> [Employee]
    ) {
      self.show = show
      self.employees = employees
    }
  }

  /// The four properties of an employee.
  public struct Employee: Sendable, Equatable {
    public let id: Int
    public let name: String
    public let department: String?
    public let phone: String?

    public init(id: Int, name: String, department: String?, phone: String?) {
      self.id = id
      self.name = name
      self.department = department
      self.phone = phone
    }
  }

  /// Hears of units of work, on whichever thread they are done.
  public typealias Work = @Sendable (Int) -> Void

  /// Makes a model that shows nobody.
  public let makeModel: @MainActor @Sendable () -> Model

  public init(makeModel: @escaping @MainActor @Sendable () -> Model) {
    self.makeModel = makeModel
  }
}
