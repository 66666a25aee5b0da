import MeasureTheHitchAdapter
import MeasureTheHitchSubject
import Testing
import WorkshopSupport

@Suite("Measure the hitch", .serialized)
@MainActor
struct MeasureTheHitchChecks {
  private let subject = makeSubject()

  @Test("In the directory, the culprit changes with the number of employees")
  func directory() async {
    let expected = [
      200: Subject.Hitch(name: "layout", units: 9_000),
      1_000: Subject.Hitch(name: "sort", units: 12_000),
      10_000: Subject.Hitch(name: "filter", units: 500_000),
    ]
    for (employees, hitch) in expected.sorted(by: { $0.key < $1.key }) {
      let found = await subject.worstHitchInDirectory(employees)
      #expect(
        found == hitch,
        """
        In a directory of \(employees) this is what makes the screen stutter. decode does the most \
        work of all, but it pauses so often that nobody feels it.
        """)
    }
  }

  @Test("The most work in total is no hitch where others get to run in between")
  func manyPauses() async {
    let found = await subject.worstHitch([
      suspect("a hundred short stretches", Array(repeating: [900], count: 100)),
      suspect("one long stretch", [[40_000]]),
      suspect("some stretches", [[15_000], [25_000], [15_000]]),
    ])
    #expect(
      found == Subject.Hitch(name: "one long stretch", units: 40_000),
      "A frame has \(WorkMeter.unitsPerFrame) units. A gap in every frame is felt by nobody, a long stretch by all."
    )
  }

  @Test("The units are those of the longest stretch, not of all the work of the suspect")
  func unitsOfTheStretch() async {
    let found = await subject.worstHitch([
      suspect("first", [[3_000], [9_000], [4_000]]),
      suspect("second", [[8_000]]),
    ])
    #expect(
      found == Subject.Hitch(name: "first", units: 9_000),
      "first works 16000 units in all. The person feels the 9000 of them that have no gap.")
  }

  @Test("A stretch is as long as the work in it, in however many pieces it is done")
  func pieces() async {
    let found = await subject.worstHitch([
      suspect("one piece", [[6_000]]),
      suspect("small pieces", [[200], Array(repeating: 100, count: 70)]),
    ])
    #expect(
      found == Subject.Hitch(name: "small pieces", units: 7_000),
      "Seventy small pieces without a pause between them are one stretch.")
  }

  @Test("The stretches before the first pause and after the last one count too")
  func ends() async {
    let before = await subject.worstHitch([
      suspect("begins with the longest", [[30_000], [2_000], [5_000]]),
      suspect("other", [[10_000], [20_000], [10_000]]),
    ])
    #expect(
      before == Subject.Hitch(name: "begins with the longest", units: 30_000),
      "Nobody could run between the start of the run and its first pause.")
    let after = await subject.worstHitch([
      suspect("other", [[10_000], [20_000], [10_000]]),
      suspect("ends with the longest", [[5_000], [2_000], [30_000]]),
    ])
    #expect(
      after == Subject.Hitch(name: "ends with the longest", units: 30_000),
      "Nobody could run between the last pause and the end of the run.")
  }

  @Test("A pause at the very start or end, and two in a row, are no stretches of work")
  func emptyStretches() async {
    let found = await subject.worstHitch([
      suspect("pauses around its work", [[], [], [12_000], [], []]),
      suspect("works, then pauses", [[11_000], []]),
    ])
    #expect(
      found == Subject.Hitch(name: "pauses around its work", units: 12_000),
      "Pauses without work between them change nothing: the only stretch has 12000 units.")
  }

  private func suspect(_ name: String, _ stretches: [[Int]]) -> Subject.Suspect {
    Subject.Suspect(name: name, stretches: stretches)
  }
}
