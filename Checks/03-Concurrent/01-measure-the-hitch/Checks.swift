import MeasureTheHitchAdapter
import MeasureTheHitchSubject
import Testing
import WorkshopSupport

@Suite("Measure the hitch", .serialized)
@MainActor
struct MeasureTheHitchChecks {
  private let subject = makeSubject()

  @Test(
    "In the directory, the culprit changes with the number of employees",
    arguments: [(200, "layout, 9000"), (1_000, "sort, 12000"), (10_000, "filter, 500000")])
  func directory(employees: Int, culprit: String) async {
    let found = words(await subject.worstHitchInDirectory(employees))
    #expect(
      found == culprit,
      """
      In a directory of \(employees) the culprit is \(culprit). A person notices the longest \
      stretch without a pause, not a suspect's work in all.
      """)
  }

  @Test("The most work in total is no hitch where other code runs in between")
  func manyPauses() async {
    let found = await worst([
      suspect("a hundred short stretches", Array(repeating: [900], count: 100)),
      suspect("one long stretch", [[40_000]]),
      suspect("some stretches", [[15_000], [25_000], [15_000]]),
    ])
    #expect(
      found == "one long stretch, 40000",
      """
      A frame has \(WorkMeter.unitsPerFrame) units. A short stretch in every frame is not \
      noticed, a long one is.
      """)
  }

  @Test("The result is that suspect's name and the stretch's units, even if they fit a frame")
  func unitsOfTheStretch() async {
    let found = await worst([
      suspect("first", [[3_000], [9_000], [4_000]]),
      suspect("second", [[8_000]]),
    ])
    #expect(
      found == "first, 9000",
      "first works 16000 units in all. The person feels the 9000 of them that have no gap.")
    let only = await worst([suspect("", [[1]])])
    #expect(
      only == ", 1",
      """
      There is one suspect. Its name is empty, and its only stretch has 1 unit. That is the result: \
      the goal asks for no least number of suspects, letters or units.
      """)
  }

  @Test("Suspects of the same name are suspects of their own")
  func sameName() async {
    let found = await worst([
      suspect("layout", [[3_000], [7_000]]),
      suspect("layout", [[9_000], [2_000]]),
      suspect("layout", [[8_000]]),
    ])
    #expect(
      found == "layout, 9000",
      "Three suspects have the same name. The longest stretch, of 9000 units, is the second one's.")
  }

  @Test("A stretch is as long as the work in it, in however many pieces it is done")
  func pieces() async {
    let found = await worst([
      suspect("one piece", [[6_000]]),
      suspect("small pieces", [[200], Array(repeating: 100, count: 70)]),
    ])
    #expect(
      found == "small pieces, 7000",
      "Seventy small pieces without a pause between them are one stretch.")
  }

  @Test("A stretch lies between two pauses, or between a pause and the run's start or end")
  func ends() async {
    let before = await worst([
      suspect("begins with the longest", [[30_000], [2_000], [5_000]]),
      suspect("other", [[10_000], [20_000], [10_000]]),
    ])
    #expect(
      before == "begins with the longest, 30000",
      "No other code could run between the start of the run and its first pause.")
    let after = await worst([
      suspect("other", [[10_000], [20_000], [10_000]]),
      suspect("ends with the longest", [[5_000], [2_000], [30_000]]),
    ])
    #expect(
      after == "ends with the longest, 30000",
      "No other code could run between the last pause and the end of the run.")
  }

  @Test("A pause at the very start or end, and two in a row, are no stretches of work")
  func emptyStretches() async {
    let found = await worst([
      suspect("pauses around its work", [[], [], [12_000], [], []]),
      suspect("works, then pauses", [[11_000], []]),
    ])
    #expect(
      found == "pauses around its work, 12000",
      "Pauses without work between them change nothing: the only stretch has 12000 units.")
  }

  @Test("Every suspect runs once")
  func runs() async {
    let runs = Runs()
    let suspects = [
      ("short", 2_000), ("long", 20_000), ("as long", 20_000), ("middle", 7_000),
      ("a minute", 60_000_000), ("last", 60_000_000),
    ].map { name, units in
      Subject.Suspect(name: name, stretches: [[units], [1_000]]) { runs.names.append(name) }
    }
    _ = await subject.worstHitch(suspects)
    let ran = runs.names.sorted()
    let all = ["a minute", "as long", "last", "long", "middle", "short"]
    #expect(
      ran == all,
      """
      These are the suspects that were run, in alphabetical order. In the app a run is real work, \
      which the person at the screen waits for.
      """)
    runs.names = []
    let task = Task { words(await subject.worstHitch(Array(suspects.dropLast()))) }
    // The task begins only when this function suspends.
    task.cancel()
    let found = await task.value
    let ranInCancelledTask = runs.names.sorted()
    #expect(
      ranInCancelledTask == all.filter { $0 != "last" } && found == "a minute, 60000000",
      """
      The task was cancelled before it began. These are the suspects that it ran, and it found \
      “\(found)”. A part of the suspects has no worst one.
      """)
  }

  @Test("Without suspects, the result is nil")
  func noSuspects() async {
    let found = await worst([])
    #expect(found == "nil", "There was nothing to run, so no name and no units can be right.")
  }

  private final class Runs {
    var names: [String] = []
  }

  private func suspect(_ name: String, _ stretches: [[Int]]) -> Subject.Suspect {
    Subject.Suspect(name: name, stretches: stretches, runBegins: {})
  }

  private func worst(_ suspects: [Subject.Suspect]) async -> String {
    words(await subject.worstHitch(suspects))
  }

  private func words(_ hitch: Subject.Hitch?) -> String {
    hitch.map { "\($0.name), \($0.units)" } ?? "nil"
  }
}
