import MinimalToCompleteAdapter
import MinimalToCompleteSubject
import Synchronization
import Testing
import WorkshopSupport

extension MinimalToCompleteChecks {
  @Test(
    "`logLevel` and `logHandler` can be read and set on any queue: at the same time, too",
    .enabled(if: SingleStepping.isPossible, "needs: stepping"), arguments: ["level", "handler"])
  func atTheSameTime(stepped: String) async {
    let verdict = ExitTestVerdict()
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent],
      "One thread set the level, and another one the handler. The program has ended, or waits for ever."
    ) { @MainActor [verdict = verdict as ExitTestVerdict, stepped = stepped as String] in
      let log = makeSubject()
      let isLost = AtomicFlag()
      log.setLevel(.warning)
      if stepped == "level" {
        let numbers = NumberedHandlers(log)
        numbers.setNext()
        SingleStepping.other.launch {
          if numbers.isNewest { numbers.setNext() } else { isLost.set() }
        }
        let set = log.setLevel
        SingleStepping.run(lettingOtherWork: 1_500) { set(.error) }
      } else {
        let turns = Atomic(0)
        SingleStepping.other.launch {
          let turn = turns.add(1, ordering: .relaxed).newValue
          let levels = [Subject.Level.warning, .error]
          if log.level() != levels[(turn + 1) % 2] { isLost.set() }
          log.setLevel(levels[turn % 2])
        }
        let (set, handler) = (log.setHandler, { @Sendable (_: String) in })
        SingleStepping.run(lettingOtherWork: 1_500) { set(handler) }
      }
      _ = SingleStepping.other.finish()
      verdict.end(isWrong: isLost.isSet)
    }
    guard let result else { return }
    let isWrong = verdict.isWrong(in: result.standardOutputContent)
    #expect(
      isWrong == false,
      """
      One thread was interrupted again and again while it set the \(stepped), and another thread set the other one. What \
      that thread had set was gone afterwards. Is one lock held from the read of both until the write?
      """)
  }

  @Test(
    "A line is logged where the level is at least `logLevel`: also while another thread sets it",
    .enabled(if: SingleStepping.isPossible, "needs: stepping"))
  func whileTheLevelIsSet() async {
    let verdict = ExitTestVerdict()
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent],
      "One thread set the level, and another one logged. The program has ended, or waits for ever."
    ) { @MainActor [verdict = verdict as ExitTestVerdict] in
      let log = makeSubject()
      let asked = Atomic(0)
      let logged = Atomic(0)
      log.setLevel(.error)
      log.setHandler { _ in logged.add(1, ordering: .relaxed) }
      SingleStepping.other.launch {
        log.log(.error) { "" }
        asked.add(1, ordering: .relaxed)
      }
      let set = log.setLevel
      SingleStepping.run(lettingOtherWork: 1_500) { set(.error) }
      _ = SingleStepping.other.finish()
      verdict.end(isWrong: asked.load(ordering: .relaxed) != logged.load(ordering: .relaxed))
    }
    guard let result else { return }
    let isWrong = verdict.isWrong(in: result.standardOutputContent)
    #expect(
      isWrong == false,
      """
      One thread was interrupted again and again while it set the level to `error`, and another thread logged errors \
      meanwhile. Not each of them has reached the handler. What is logged while a lock is held has to wait for it.
      """)
  }
}

/// Handlers that say which of them is called.
private final class NumberedHandlers: Sendable {
  private let log: Subject
  private let last = Atomic(0)
  private let called = Atomic(0)

  init(_ log: Subject) { self.log = log }

  func setNext() {
    let number = last.add(1, ordering: .relaxed).newValue
    log.setHandler { [self] _ in called.store(number, ordering: .relaxed) }
  }

  /// Whether the log's handler is the one that was set last.
  var isNewest: Bool {
    log.handler()("")
    return called.load(ordering: .relaxed) == last.load(ordering: .relaxed)
  }
}
