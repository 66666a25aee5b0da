import SingletonsAdapter
import SingletonsSubject
import Testing
import WorkshopSupport

/// What the metrics did before this step, and do after it.
@Suite("One instance for every queue", .serialized)
struct SingletonsChecks {
  @Test("A total has all events that were counted before")
  func totals() {
    let metrics = makeSubject().makeMetrics()
    for number in 1...50 {
      metrics.count("save")
      let total = metrics.total("save")
      #expect(total == number, "The caller has counted, and asks in the next line.")
    }
    let other = metrics.total("load")
    #expect(other == 0)
    for _ in 1...70_000 { metrics.count("frame") }
    let many = metrics.total("frame")
    #expect(many == 70_000, "What happens with each frame happens often.")
  }

  @Test("A total has all events that were counted before, on whichever thread")
  func totalsOfThreads() async {
    let metrics = makeSubject().makeMetrics()
    await withTaskGroup { group in
      for _ in 0..<4 {
        group.addTask { @concurrent in
          for round in 1...1_000 {
            metrics.count("save")
            let total = metrics.total("save")
            #expect(total >= round, "This task alone has counted so often.")
          }
        }
      }
    }
    let total = metrics.total("save")
    #expect(total == 4_000, "Four tasks have counted, and ended.")
  }

  @Test(
    "A report has a line for each event since the last report, in their order. Then all counts are zero"
  )
  func report() {
    let metrics = makeSubject().makeMetrics()
    for event in ["save", "load", "save", "crash", "load", "load", "Save"] { metrics.count(event) }
    let first = metrics.report()
    #expect(first == ["save: 2", "load: 3", "crash: 1", "Save: 1"])
    let empty = metrics.report()
    #expect(empty == [], "What has been reported is not reported again.")
    for event in ["load", "save"] { metrics.count(event) }
    let second = metrics.report()
    #expect(
      second == ["load: 1", "save: 1"], "The order is that of the events since the last report.")
    let odd = ["", "a\u{1F}b", "a: 1\nb: 2", " ", "a,b;c|d"]
    for event in odd { metrics.count(event) }
    let lines = metrics.report()
    #expect(lines == odd.map { "\($0): 1" }, "An event has any name, also none.")
    _ = metrics.total("crash")
    let nothing = metrics.report()
    #expect(nothing == [], "Somebody has asked for a total. That is no event.")
    _ = metrics.total("load")
    for event in ["save", "load"] { metrics.count(event) }
    let third = metrics.report()
    #expect(
      third == ["save: 1", "load: 1"], "The total of “load” was asked for before “save” happened.")
  }

  @Test("Each instance counts its own events, and the shared one is one instance")
  func instances() {
    let (one, other) = (makeSubject().makeMetrics(), makeSubject().makeMetrics())
    one.count("save")
    let total = other.total("save")
    #expect(total == 0)
    _ = makeSubject().shared().report()
    makeSubject().shared().count("load")
    let shared = makeSubject().shared().report()
    #expect(shared == ["load: 1"])
  }

  /// So many that threads are interrupted in the middle of a count.
  nonisolated private static let rounds = 20_000

  /// So long that a count takes its time: another thread then waits, and gets in between two turns.
  nonisolated private static let longEvent = String(repeating: "save and load ", count: 40)

  @Test("`count(_:)` and `report()` are called on any queue: no event is lost or reported twice")
  func threads() async {
    let metrics = makeSubject().makeMetrics()
    let reports = SynchronizedArray<[String]>()
    await withTaskGroup { group in
      for task in 0..<4 {
        group.addTask { @concurrent in
          for round in 1...Self.rounds {
            metrics.count(Self.longEvent)
            if task == 0, round.isMultiple(of: 50) { reports.append(metrics.report()) }
          }
        }
      }
    }
    let lines = (reports.all + [metrics.report()]).flatMap { $0 }
    let counts = lines.compactMap { $0.split(separator: " ").last.flatMap { Int($0) } }
    let reported = counts.reduce(0, +)
    #expect(reported == 4 * Self.rounds, "Four tasks have counted so often in all.")
    let events = Set(lines.map { $0.prefix { $0 != ":" } })
    #expect(events == [Self.longEvent[...]], "A line for each event, and no empty one.")
    #expect(!counts.contains(0), "An event that is reported has happened.")
  }
}
