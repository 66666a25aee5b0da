/// What the checks may do with the learner's log.
public struct Subject: Sendable {
  public enum Level: Int, Sendable {
    case info, warning, error
  }

  public let level: @Sendable () -> Level?
  public let setLevel: @Sendable (Level) -> Void
  public let setHandler: @Sendable (@escaping @Sendable (String) -> Void) -> Void
  /// The handler that is set now.
  public let handler: @Sendable () -> @Sendable (String) -> Void
  public let log: @Sendable (Level, () -> String) -> Void

  public init(
    level: @escaping @Sendable () -> Level?,
    setLevel: @escaping @Sendable (Level) -> Void,
    setHandler: @escaping @Sendable (@escaping @Sendable (String) -> Void) -> Void,
    handler: @escaping @Sendable () -> @Sendable (String) -> Void,
    log: @escaping @Sendable (Level, () -> String) -> Void
  ) {
    self.level = level
    self.setLevel = setLevel
    self.setHandler = setHandler
    self.handler = handler
    self.log = log
  }
}
