public import Foundation

/// What the checks may do with the learner's directory.
public struct Subject: Sendable {
  /// One model, seen as the screen sees it.
  public struct Model: Sendable {
    /// Reads a reply of the server and shows it; the closure hears of units of work.
    public let show:
      @MainActor @Sendable (_ json: Data, _ work: @escaping Work) async throws -> Void
    /// The employees on the screen: each one's id, name, department and phone as one text.
    public let employees: @MainActor @Sendable () -> [String]

    public init(
      show:
        @escaping @MainActor @Sendable (_ json: Data, _ work: @escaping Work) async throws -> Void,
      employees: @escaping @MainActor @Sendable () -> [String]
    ) {
      self.show = show
      self.employees = employees
    }
  }

  /// Hears of units of work, on whichever thread they are done.
  public typealias Work = @Sendable (Int) -> Void

  /// Makes a model that shows no employees.
  public let makeModel: @MainActor @Sendable () -> Model
  /// Whether the employees of two replies are equal, place by place.
  public let areEqual: @MainActor @Sendable (_ left: Data, _ right: Data) async throws -> [Bool]

  public init(
    makeModel: @escaping @MainActor @Sendable () -> Model,
    areEqual: @escaping @MainActor @Sendable (_ left: Data, _ right: Data) async throws -> [Bool]
  ) {
    self.makeModel = makeModel
    self.areEqual = areEqual
  }
}
