/// What the checks may do with the learner's table and exporter.
public struct Subject: Sendable {
  /// Something that may be exportable.
  public enum Item: Sendable {
    /// Of a given type that is isolated to the main actor.
    case sticker(String)
    /// Of a given type that is nonisolated.
    case note(String)
    /// Of a type of the main actor that the answer has never heard of.
    case label(String)
    /// Of a nonisolated type that the answer has never heard of.
    case stamp(Int)
    /// Of two more types of the main actor that the answer has never heard of: a struct and an enum.
    case tag(String)
    case sign(Int)
    /// Of a class of the main actor and a nonisolated struct; each says when it is exported.
    case report(String, exported: @Sendable () -> Void)
    case memo(String, exported: @Sendable () -> Void)
    /// Not exportable.
    case number(Int)
  }

  /// One of the given bodies, with what the table says of it.
  public struct Body: Sendable {
    /// The name in the table.
    public let name: String
    /// Calls the body from the main actor, and returns what it answers.
    public let run: @MainActor @Sendable () async -> Bool
    /// What the table says.
    public let predicted: @MainActor @Sendable () -> Bool

    public init(
      name: String,
      run: @escaping @MainActor @Sendable () async -> Bool,
      predicted: @escaping @MainActor @Sendable () -> Bool
    ) {
      self.name = name
      self.run = run
      self.predicted = predicted
    }
  }

  /// The given bodies, in the order of the table.
  public let bodies: [Body]

  /// Runs the learner's `export`; it starts where its caller runs.
  public let export: nonisolated(nonsending) @Sendable (_ items: [Item]) async -> [String]

  public init(
    bodies: [Body],
    export: nonisolated(nonsending) @escaping @Sendable (_ items: [Item]) async -> [String]
  ) {
    self.bodies = bodies
    self.export = export
  }
}
