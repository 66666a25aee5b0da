import MinimalToCompleteAdapter
import MinimalToCompleteSubject
import Testing
import WorkshopSupport

/// What the log did before the first step, and does after it.
@Suite("Turn complete checking on", .serialized)
@MainActor
struct MinimalToCompleteChecks {
  private let log = makeSubject()
  private let lines = SynchronizedArray<String>()

  /// The log is one for the whole module, so each check begins with a handler and a level of its own.
  init() {
    let lines = lines
    log.setLevel(.warning)
    log.setHandler { lines.append($0) }
  }

  /// What was logged, without the time.
  private var logged: [String] { lines.all.map { String($0.dropFirst("00:00:00.000 ".count)) } }

  @Test("A line is logged where the level is at least `logLevel`")
  func levels() {
    for level in [Subject.Level.warning, .error, .info] {
      log.setLevel(level)
      #expect(log.level() == level, "The settings screen shows the level that it has set.")
      for line in [Subject.Level.info, .warning, .error] {
        log.log(line) { "at \(level)" }
      }
    }
    log.setLevel(.warning)
    for _ in 1...2 { log.log(.warning) { "again" } }
    log.log(.error) { "" }
    #expect(
      logged.suffix(3) == ["warning: again", "warning: again", "error: "],
      "One line was logged twice, and one with an empty message.")
    #expect(
      logged.dropLast(3) == [
        "warning: at warning", "error: at warning", "error: at error",
        "info: at info", "warning: at info", "error: at info",
      ])
    let time = lines.all.first?.prefix("00:00:00.000".count) ?? ""
    #expect(time.wholeMatch(of: /\d\d:\d\d:\d\d\.\d{3}/) != nil, "A line begins with its time.")
  }

  @Test("A line's message is made only then: where the level is at least `logLevel`")
  func messages() {
    var made: [String] = []
    func message(_ text: String) -> String {
      made.append(text)
      return text
    }
    log.log(.info) { message("info") }
    #expect(made == [], "To describe a large roster takes a while, and no line shows it.")
    log.log(.warning) { message("warning") }
    #expect(made == ["warning"])
  }

  @Test("The handler has been called when log returns")
  func returns() {
    for number in 1...50 {
      log.log(.error) { "\(number)" }
      #expect(lines.all.count == number, "What is logged before a crash is in the crash report.")
    }
    #expect(logged == (1...50).map { "error: \($0)" })
  }

  @Test("A new handler can call the one before it")
  func chained() {
    let (first, second) = (lines, SynchronizedArray<String>())
    let before = log.handler()
    log.setHandler { line in
      second.append(line)
      before(line)
    }
    log.log(.error) { "twice" }
    #expect(first.all.count == 1, "The handler that was read is the one that was set.")
    #expect(second.all == first.all)
  }

  @Test("A handler may log, and may set both")
  func handlerLogs() async throws {
    let verdict = ExitTestVerdict()
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent]
    ) { @MainActor [verdict = verdict as ExitTestVerdict] in
      let log = makeSubject()
      let lines = SynchronizedArray<String>()
      log.setHandler { line in
        lines.append(line)
        log.setHandler { lines.append($0) }
        log.setLevel(.info)
        log.log(.info) { "from the handler" }
        if lines.all.count != 2 {
          lines.append("00:00:00.000 the handler's line has not been handed on")
        }
      }
      log.log(.error) { "first" }
      // The level and the handler are those that the first handler has set.
      log.log(.info) { "later" }
      let logged = lines.all.map { $0.dropFirst("00:00:00.000 ".count) }
      let nested = SynchronizedArray<String>()
      log.setHandler { line in
        nested.append(line)
        if nested.all.count < 5 { log.log(.error) { "again" } }
      }
      log.log(.error) { "first" }
      verdict.end(
        isWrong: logged != ["error: first", "info: from the handler", "info: later"]
          || log.level() != .info || nested.all.count != 5)
    }
    let isWrong = verdict.isWrong(in: try #require(result).standardOutputContent)
    #expect(
      isWrong == false,
      """
      The handler is the app's: it may log itself, while the line that it was called with is on its way, and is called \
      with that line too. That `log` returns when its own line was handed on. And what the handler has set stays.
      """
    )
  }

  @Test("A handler may log, and may set both: also where it waits for another thread that does")
  func handlerWaits() async throws {
    let verdict = ExitTestVerdict()
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent]
    ) { @MainActor [verdict = verdict as ExitTestVerdict] in
      let log = makeSubject()
      let other = ObservedThread()
      let isHeldUp = AtomicFlag()
      log.setHandler { line in
        guard line.hasSuffix("first") else { return }
        // Returns when the other thread has done that, or waits for a lock.
        other.start {
          log.setHandler { _ in }
          log.setLevel(.info)
          log.log(.info) { "from another thread" }
        }
        if !other.isDone { isHeldUp.set() }
      }
      log.log(.error) { "first" }
      verdict.end(isWrong: isHeldUp.isSet)
    }
    let isWrong = verdict.isWrong(in: try #require(result).standardOutputContent)
    #expect(
      isWrong == false,
      """
      The handler is the app's. It waits for a thread that logs and sets both, and that thread waits for a lock that is \
      held while the handler runs.
      """)
  }

  @Test("The code that makes a message may log, too")
  func messageLogs() async throws {
    let verdict = ExitTestVerdict()
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent]
    ) { @MainActor [verdict = verdict as ExitTestVerdict] in
      let log = makeSubject()
      let lines = SynchronizedArray<String>()
      log.setHandler { lines.append($0) }
      log.log(.error) {
        log.log(.warning) { "inner" }
        return "outer"
      }
      log.log(.warning) {
        log.setLevel(.error)
        return "last"
      }
      let logged = lines.all.map { $0.dropFirst("00:00:00.000 ".count) }
      verdict.end(isWrong: logged != ["warning: inner", "error: outer", "warning: last"])
    }
    let isWrong = verdict.isWrong(in: try #require(result).standardOutputContent)
    #expect(
      isWrong == false,
      """
      A message is made by the caller's code, which may log itself. It may set the level, too: its own line is logged \
      where the level was low enough when `log` was called.
      """)
  }
}
