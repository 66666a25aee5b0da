import SingletonsAdapter
import SingletonsSubject
import Synchronization
import Testing
import WorkshopSupport

extension SingletonsChecks {
  @Test(
    "No event is lost or reported twice, also in the middle of a report",
    .enabled(if: SingleStepping.isPossible, "needs: stepping"))
  func inTheMiddle() async {
    let verdict = ExitTestVerdict()
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent],
      "One thread made a report, and another one counted and made reports. The program has ended, or waits for ever."
    ) { [verdict = verdict as ExitTestVerdict] in
      let metrics = makeSubject().makeMetrics()
      let reports = SynchronizedArray<[String]>()
      let counted = Atomic(0)
      metrics.count("save")
      // At every eighth time, since a report takes longer the more there is to say. Each second event is a new one.
      let turns = Atomic(0)
      SingleStepping.other.launch {
        let turn = turns.add(1, ordering: .relaxed).newValue
        if turn % 64 == 4 { reports.append(metrics.report()) }
        guard turn.isMultiple(of: 8) else { return }
        metrics.count(turn.isMultiple(of: 16) ? "load" : "load \(turn)")
        counted.add(1, ordering: .relaxed)
      }
      SingleStepping.run(lettingOtherWork: 2_000) { reports.append(metrics.report()) }
      _ = SingleStepping.other.finish()
      reports.append(metrics.report())
      let lines = reports.all.flatMap { $0 }
      let loads = lines.filter { $0.hasPrefix("load") }
      let reported = loads.compactMap { $0.split(separator: " ").last.flatMap { Int($0) } }
      let saves = lines.filter { $0.hasPrefix("save") }
      verdict.end(
        isWrong: reported.reduce(0, +) != counted.load(ordering: .relaxed) || saves != ["save: 1"])
    }
    guard let result else { return }
    let isWrong = verdict.isWrong(in: result.standardOutputContent)
    #expect(
      isWrong == false,
      """
      A report was interrupted again and again, and another thread counted events and made reports meanwhile. All reports \
      together have not each event once. Is one lock held from the first look at the counts until they are zero?
      """)
  }

  @Test(
    "A total has all events that were counted before, also in the middle of another count",
    .enabled(if: SingleStepping.isPossible, "needs: stepping"))
  func totalInTheMiddle() async {
    let verdict = ExitTestVerdict()
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent],
      "One thread counted, and another one counted and asked for its total. The program has ended, or waits for ever."
    ) { [verdict = verdict as ExitTestVerdict] in
      let metrics = makeSubject().makeMetrics()
      // What a count does for the first time takes long, and needs no lock.
      metrics.count("save")
      let turns = Atomic(0)
      let turnOfWork = Atomic(0)
      let counted = Atomic(0)
      let missing = Atomic(0)
      SingleStepping.other.launch {
        let turn = turns.add(1, ordering: .relaxed).newValue
        guard turn == turnOfWork.load(ordering: .relaxed) else { return }
        metrics.count("load")
        let number = counted.add(1, ordering: .relaxed).newValue
        if metrics.total("load") != number { missing.add(1, ordering: .relaxed) }
      }
      // Once in each count, a little later each time: who waits for a lock is there at its beginning alone.
      for place in 1...12 {
        turns.store(0, ordering: .relaxed)
        turnOfWork.store(24 * place, ordering: .relaxed)
        SingleStepping.run(lettingOtherWork: 1_000) { metrics.count("save") }
      }
      _ = SingleStepping.other.finish()
      verdict.end(
        isWrong: missing.load(ordering: .relaxed) != 0 || metrics.total("save") != 13)
    }
    guard let result else { return }
    let isWrong = verdict.isWrong(in: result.standardOutputContent)
    #expect(
      isWrong == false,
      """
      One thread was interrupted while it counted. Another thread counted an event, asked for its total in the next \
      line, and an event was missing.
      """)
  }
}
