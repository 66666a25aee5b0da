/// What the checks may do with the learner's visits.
public struct Subject: Sendable {
  /// Hears of each change of the board.
  public typealias Tell = @Sendable (_ employee: Int, _ viewers: Int) -> Void

  /// A visit, held by this object alone.
  public struct Visit: Sendable {
    public let move: @MainActor @Sendable (_ employee: Int) -> Void
    public let end: @MainActor @Sendable () -> Void
    public let employee: @MainActor @Sendable () -> Int?
    /// Lets the visit go, wherever it is called.
    public let letGo: @Sendable () -> Void

    public init(
      move: @escaping @MainActor @Sendable (_ employee: Int) -> Void,
      end: @escaping @MainActor @Sendable () -> Void,
      employee: @escaping @MainActor @Sendable () -> Int?,
      letGo: @escaping @Sendable () -> Void
    ) {
      self.move = move
      self.end = end
      self.employee = employee
      self.letGo = letGo
    }
  }

  /// A board; the closure makes a visit on it.
  public let makeBoard:
    @MainActor @Sendable (_ tell: @escaping Tell) ->
      (@MainActor @Sendable (_ employee: Int) -> Visit)

  public init(
    makeBoard:
      @escaping @MainActor @Sendable (_ tell: @escaping Tell) ->
      (@MainActor @Sendable (_ employee: Int) -> Visit)
  ) {
    self.makeBoard = makeBoard
  }
}
