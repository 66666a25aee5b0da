/// A gate at which async code waits until a check opens it.
///
/// A latch opens once and stays open. It replaces a sleep: the check decides when the answer comes.
///
/// ```
/// let answer = Latch()
/// let task = Task { try await answer.wait() }
/// await answer.arrivals(1)  // the task is at the gate
/// answer.open()
/// ```
public final class Latch: Sendable {
  private struct State {
    var isOpen = false
    var arrivals = 0
    var waiting: Set<Int> = []

    mutating func arrive(_ caller: Int) {
      arrivals += 1
      if !isOpen { waiting.insert(caller) }
    }
  }

  private let state = ConditionVariable(State())

  /// Creates a closed latch.
  public init() {}

  /// Whether the latch has been opened.
  public var isOpen: Bool { state.value.isOpen }

  /// How many callers have come to the latch so far, those that have left included.
  public var arrivalCount: Int { state.value.arrivals }

  /// How many callers are held at the latch now.
  public var waiterCount: Int { state.value.waiting.count }

  /// Opens the latch and resumes all callers that wait.
  ///
  /// - Warning: Several callers that were held go on in any order, even on the main actor. Where
  ///   the order matters, give each a latch of its own.
  public func open() {
    state.update { state in
      state.isOpen = true
      state.waiting = []
    }
  }

  /// Waits until the latch is open.
  ///
  /// - Throws: `CancellationError` if the task is cancelled before the latch opens, and also when
  ///   it was cancelled before it came to a latch that is already open.
  public func wait() async throws(CancellationError) {
    let cancelledBefore = Task.isCancelled
    let opened = await state.wait(
      until: { state, _ in state.isOpen },
      onArrival: { $0.arrive($1) },
      onCancel: { $0.waiting.remove($1) })
    if cancelledBefore || !opened { throw CancellationError() }
  }

  /// Waits until the latch is open, whether or not the task is cancelled.
  ///
  /// It stands for a server that does not notice that its caller was cancelled.
  public func waitIgnoringCancellation() async {
    let state = state
    // A task of its own, because the caller's cancellation does not reach an unstructured one.
    await Task {
      _ = await state.wait(until: { state, _ in state.isOpen }, onArrival: { $0.arrive($1) })
    }.value
  }

  /// Returns once `count` callers have come to the latch since it was made.
  ///
  /// It waits for ever if they never come (cancellation ends the wait too). Where that is what a
  /// check is about, ask ``eventually(turns:_:)`` about ``arrivalCount`` instead.
  public func arrivals(_ count: Int) async {
    _ = await state.wait(until: { state, _ in state.arrivals >= count })
  }
}
