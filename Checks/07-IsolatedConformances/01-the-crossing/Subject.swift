/// What the checks may do with the learner's table and with the given model.
public struct Subject: Sendable {
  /// What happens when `@concurrent` code uses a requirement.
  public enum Use: Sendable {
    case staysWithItsCaller
    case goesToTheMainActor
    case crosses
  }

  /// A closure that notes where it is called.
  public typealias Look = @Sendable () -> Void

  /// Uses a requirement of a new model off every actor, through the protocol, and gives the result.
  public typealias Run = @concurrent @Sendable (_ look: @escaping Look) async -> String

  /// One line of the table.
  public struct Row: Sendable {
    /// The name in the table.
    public let name: String
    /// What the table says.
    public let predicted: @MainActor @Sendable () -> Use
    /// Nil where nothing can be run: what crosses is not built, and a stored value runs nothing.
    public let run: Run?

    public init(
      _ name: String, predicted: @escaping @MainActor @Sendable () -> Use, run: Run? = nil
    ) {
      self.name = name
      self.predicted = predicted
      self.run = run
    }
  }

  /// The rows of the table, in its order.
  public let rows: [Row]

  public init(rows: [Row]) {
    self.rows = rows
  }
}
