public import Foundation

/// What the checks may do with the learner's directory model.
public struct Subject: Sendable {
  /// One model, seen as the screen sees it.
  public struct Model: Sendable {
    /// Reads a roster, a line of JSON for each employee, and shows it.
    public let show: @MainActor @Sendable (_ roster: Data) async -> Void
    /// The employees on the screen, each as a line of text: the id, a space and the name.
    public let employees: @MainActor @Sendable () -> [String]
    /// The error message on the screen.
    public let message: @MainActor @Sendable () -> String?
    /// Calls the closure once, right before the employees change next, as a screen is told.
    public let beforeNextChange: @MainActor @Sendable (_ body: @escaping Change) -> Void

    public init(
      show: @escaping @MainActor @Sendable (_ roster: Data) async -> Void,
      employees: @escaping @MainActor @Sendable () -> [String],
      message: @escaping @MainActor @Sendable () -> String?,
      beforeNextChange: @escaping @MainActor @Sendable (_ body: @escaping Change) -> Void
    ) {
      self.show = show
      self.employees = employees
      self.message = message
      self.beforeNextChange = beforeNextChange
    }
  }

  /// Hears of units of work, on whichever thread they are done.
  public typealias Work = @Sendable (Int) -> Void

  /// Hears that the employees are about to change.
  public typealias Change = @MainActor @Sendable () -> Void

  /// Makes a model whose decoder reports its work to the given closure.
  public let makeModel: @MainActor @Sendable (_ work: @escaping Work) -> Model

  public init(makeModel: @escaping @MainActor @Sendable (_ work: @escaping Work) -> Model) {
    self.makeModel = makeModel
  }
}
