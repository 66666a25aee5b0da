/// What the checks may do with the learner's table and bodies.
public struct Subject: Sendable {
  /// Where a body calls its closure.
  public enum Place: Sendable {
    case mainActor
    case whereItsCallerRuns
    case elsewhere
  }

  /// A closure that notes where it is called.
  public typealias Look = @Sendable () -> Void

  /// One of the given bodies, with what the table says of it.
  public struct Body: Sendable {
    /// The name in the table.
    public let name: String
    /// Runs the body; it starts where its caller runs.
    public let run: nonisolated(nonsending) @Sendable (_ look: @escaping Look) async -> Void
    /// What the table says.
    public let predicted: @MainActor @Sendable () -> Place

    public init(
      name: String,
      run: nonisolated(nonsending) @escaping @Sendable (_ look: @escaping Look) async -> Void,
      predicted: @escaping @MainActor @Sendable () -> Place
    ) {
      self.name = name
      self.run = run
      self.predicted = predicted
    }
  }

  /// The given bodies, in the order of the table.
  public let bodies: [Body]

  /// Runs the learner's `report`; it starts where its caller runs.
  public let report: nonisolated(nonsending) @Sendable (_ look: @escaping Look) async -> Void

  public init(
    bodies: [Body],
    report: nonisolated(nonsending) @escaping @Sendable (_ look: @escaping Look) async -> Void
  ) {
    self.bodies = bodies
    self.report = report
  }
}
