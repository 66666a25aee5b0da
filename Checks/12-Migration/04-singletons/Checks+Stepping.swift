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
      "One thread made a report, and another one counted. The program has ended, or waits for ever."
    ) { [verdict = verdict as ExitTestVerdict] in
      let metrics = makeSubject().makeMetrics()
      let reports = SynchronizedArray<[String]>()
      let counted = Atomic(0)
      metrics.count("save")
      // At every eighth time, since a report takes longer the more there is to say. Each second event is a new one.
      let turns = Atomic(0)
      SingleStepping.other.launch {
        let turn = turns.add(1, ordering: .relaxed).newValue
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
      A report was interrupted again and again, and another thread counted events meanwhile. That report and the next \
      one together have not each event once. Is one lock held from the first look at the counts until they are zero?
      """)
  }
}
