/// What the checks may do with the learner's table and tasks.
public struct Subject: Sendable {
  /// Where a task calls its closure.
  public enum Place: Sendable {
    case desk
    case mainActor
    case noActor
  }

  /// A closure that notes where it is called, and with which number of visits.
  public typealias Look = @Sendable (_ visits: Int?) -> Void

  /// One of the given bodies, with what the table says of it.
  public struct Body: Sendable {
    /// The name in the table.
    public let name: String
    /// Has the body make its task, and returns when that has ended.
    public let run: @MainActor @Sendable (_ look: @escaping Look) async -> Void
    /// What the table says.
    public let predicted: @MainActor @Sendable () -> Place

    public init(
      name: String,
      run: @escaping @MainActor @Sendable (_ look: @escaping Look) async -> Void,
      predicted: @escaping @MainActor @Sendable () -> Place
    ) {
      self.name = name
      self.run = run
      self.predicted = predicted
    }
  }

  /// One desk.
  public struct Desk: Sendable {
    /// Has something noted, and returns when the task of that has ended.
    public let noteLater: @MainActor @Sendable (_ look: @escaping Look) async -> Void
    /// Has something noted, cancels the task of that before the desk does anything else, and returns
    /// when it has ended.
    public let noteAndCancel: @MainActor @Sendable (_ look: @escaping Look) async -> Void
    /// Has something noted twice before the desk does anything else, with so many visits of its own in
    /// between, and returns when both tasks have ended.
    ///
    /// - Returns: The numbers of its own visits, and how many visits the desk has at the end.
    public let noteTwice:
      @MainActor @Sendable (_ visits: Int, _ look: @escaping Look) async -> (own: [Int], all: Int)

    public init(
      noteLater: @escaping @MainActor @Sendable (_ look: @escaping Look) async -> Void,
      noteAndCancel: @escaping @MainActor @Sendable (_ look: @escaping Look) async -> Void,
      noteTwice:
        @escaping @MainActor @Sendable (_ visits: Int, _ look: @escaping Look) async -> (
          own: [Int], all: Int
        )
    ) {
      self.noteLater = noteLater
      self.noteAndCancel = noteAndCancel
      self.noteTwice = noteTwice
    }
  }

  /// The given bodies, in the order of the table, at a desk of their own.
  public let bodies: @MainActor @Sendable (_ place: UnownedSerialExecutor) -> [Body]

  /// For the bodies that the table speaks of so: whether their task has the task-local values of its
  /// maker.
  public let hasTaskLocals: @MainActor @Sendable () -> [String: Bool]

  /// A new desk for `noteLater`.
  public let makeDesk: @MainActor @Sendable (_ place: UnownedSerialExecutor) -> Desk

  public init(
    bodies: @escaping @MainActor @Sendable (UnownedSerialExecutor) -> [Body],
    hasTaskLocals: @escaping @MainActor @Sendable () -> [String: Bool],
    makeDesk: @escaping @MainActor @Sendable (UnownedSerialExecutor) -> Desk
  ) {
    self.bodies = bodies
    self.hasTaskLocals = hasTaskLocals
    self.makeDesk = makeDesk
  }
}
