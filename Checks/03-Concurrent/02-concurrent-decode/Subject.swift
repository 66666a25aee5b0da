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

    public init(
      show: @escaping @MainActor @Sendable (_ roster: Data) async -> Void,
      employees: @escaping @MainActor @Sendable () -> [String],
      message: @escaping @MainActor @Sendable () -> String?
    ) {
      self.show = show
      self.employees = employees
      self.message = message
    }
  }

  /// Hears of units of work, on whichever thread they are done.
  public typealias Work = @Sendable (Int) -> Void

  /// Makes a model whose decoder reports its work to the given closure.
  public let makeModel: @MainActor @Sendable (_ work: @escaping Work) -> Model

  public init(makeModel: @escaping @MainActor @Sendable (_ work: @escaping Work) -> Model) {
    self.makeModel = makeModel
  }
}
