/// What the checks may do with the learner's `edit` and `Listener`.
public struct Subject: Sendable {
  /// Something that is done for each draft, which is given by its name.
  public typealias Change = @Sendable (_ name: String) async -> Void

  /// Makes drafts with these names and edits them on the main actor. Where the last name is the first
  /// one, the last draft is the first one too.
  ///
  /// For each call of the closure, its name is noted, on the actor that calls `edit`. The result is
  /// what was noted.
  public let editOnMain:
    @MainActor @Sendable (_ names: [String], _ change: @escaping Change) async -> [String]

  /// The same on an actor in the given place.
  public let editAtADesk:
    @MainActor @Sendable (
      _ place: UnownedSerialExecutor, _ names: [String], _ change: @escaping Change
    ) async -> [String]

  /// Which actor a listener's closure is isolated to.
  public enum Home: String, Sendable, CaseIterable {
    case mainActor
    case archive
    case noActor
  }

  /// A listener whose closure passes on what it hears.
  public struct Listener: Sendable {
    /// What the listener says of its closure; nil for an actor that is none of these.
    public let home: @MainActor @Sendable () -> Home?
    public let hear: @MainActor @Sendable (_ news: String) async -> Void

    public init(
      home: @escaping @MainActor @Sendable () -> Home?,
      hear: @escaping @MainActor @Sendable (_ news: String) async -> Void
    ) {
      self.home = home
      self.hear = hear
    }
  }

  /// Makes, on the main actor or off it, a listener with a closure of the given home.
  public let makeListener:
    @MainActor @Sendable (
      _ home: Home, _ makesItOnMain: Bool, _ closure: @escaping @Sendable (String) async -> Void
    ) async -> Listener

  public init(
    editOnMain:
      @escaping @MainActor @Sendable (_ names: [String], _ change: @escaping Change) async ->
      [String],
    editAtADesk:
      @escaping @MainActor @Sendable (
        _ place: UnownedSerialExecutor, _ names: [String], _ change: @escaping Change
      ) async -> [String],
    makeListener:
      @escaping @MainActor @Sendable (
        _ home: Home, _ makesItOnMain: Bool, _ closure: @escaping @Sendable (String) async -> Void
      ) async -> Listener
  ) {
    self.editOnMain = editOnMain
    self.editAtADesk = editAtADesk
    self.makeListener = makeListener
  }
}
