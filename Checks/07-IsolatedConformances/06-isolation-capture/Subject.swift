/// What the checks may do with the learner's import.
public struct Subject: Sendable {
  /// What a delegate is told.
  public enum Event: Equatable, Sendable {
    case read(String)
    case finished(Int)
  }

  /// Gives one name after the other, and nil after the last.
  public typealias Next = @Sendable () async -> String?

  /// Hears what the delegate is told, in the place in which it is told.
  public typealias Listen = @Sendable (Event) -> Void

  /// Has an object on the main actor start an import that reports to it, and returns that object.
  public let startOnMain:
    @MainActor @Sendable (_ next: @escaping Next, _ listen: @escaping Listen) -> any Sendable

  /// Has an actor in the given place start an import that reports to a delegate of its own, and returns
  /// that actor when the call is over.
  public let startAtADesk:
    @MainActor @Sendable (
      _ place: UnownedSerialExecutor, _ next: @escaping Next, _ listen: @escaping Listen
    ) async -> any Sendable

  public init(
    startOnMain:
      @escaping @MainActor @Sendable (
        _ next: @escaping Next, _ listen: @escaping Listen
      ) -> any Sendable,
    startAtADesk:
      @escaping @MainActor @Sendable (
        _ place: UnownedSerialExecutor, _ next: @escaping Next, _ listen: @escaping Listen
      ) async -> any Sendable
  ) {
    self.startOnMain = startOnMain
    self.startAtADesk = startAtADesk
  }
}
