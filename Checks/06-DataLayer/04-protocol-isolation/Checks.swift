import ProtocolIsolationAdapter
import ProtocolIsolationSubject
import Synchronization
import Testing
import WorkshopSupport

@Suite("A protocol's isolation", .serialized)
@MainActor
struct ProtocolIsolationChecks {
  private final class Counts: Sendable {
    private let value = Mutex<[Int]?>(nil)
    var current: [Int]? { value.withLock { $0 } }
    func set(_ counts: [Int]) { value.withLock { $0 = counts } }
  }

  /// Runs what an answer has left, once the check has looked: often it is the layer's own turn. As long as that waits, no
  /// check after this one gets one.
  private func finish(_ visits: ManualExecutor) async {
    for _ in 0..<500 {
      guard await eventually({ visits.hasJobs }) else { return }
      visits.runJobs(atMost: 100_000)
    }
  }

  /// Has the importer save employees, where tasks beside each other would turn the order round.
  private func run(
    _ importer: Subject.Importer, _ employees: [(id: Int, name: String)]
  ) async throws -> [Int] {
    // Nothing runs on the data layer any more, so from here on it serves where its callers are.
    _ = await eventually { false }
    let (visits, counts) = (ManualExecutor(), Counts())
    _ = Task(executorPreference: visits) { @concurrent in
      counts.set(await importer.run(employees))
    }
    for _ in 0..<500 {
      let goesOn = await eventually { counts.current != nil || visits.hasJobs }
      if counts.current != nil || !goesOn { break }
      visits.runNewest()
    }
    let end = counts.current
    await finish(visits)
    return try #require(end, "`run` has not ended.")
  }

  @Test("Both work as before: the memory knows each id once, the journal has every entry")
  func bothStores() async throws {
    let importer = await makeSubject().makeImporter()
    let empty = try await run(importer, [])
    #expect(empty == [0, 0], "No employee has been saved yet.")
    let counts = try await run(
      importer, [(31, "Ada"), (7, "Grace"), (31, "Mary"), (12, "Ada")])
    #expect(counts == [3, 4], "Four entries came, and two of them are of number 31.")
    let names = [await importer.name(31), await importer.name(7), await importer.name(8)]
    #expect(names == ["Mary", "Grace", nil], "The memory has the last name that came for an id.")
    let later = try await run(importer, [(7, "Grace")])
    #expect(later == [3, 5], "Number 7 was known already, and the journal has one more entry.")
    let lines = await importer.lines()
    #expect(
      lines == ["31 is Ada", "7 is Grace", "31 is Mary", "12 is Ada", "7 is Grace"],
      "The journal has every entry, in the order in which they came.")
    let cancelled = await Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return await importer.run([(1_234_567, ""), (-8, "Zoë")])
    }.value
    #expect(cancelled == [5, 7], "A cancelled task has imported two more.")
    let unnamed = [await importer.name(1_234_567), await importer.name(-8)]
    #expect(unnamed == ["", "Zoë"], "One has an empty name, and the memory knows it.")
    let last = await importer.lines().suffix(2)
    #expect(
      last == ["1234567 is ", "-8 is Zoë"], "The journal's lines have the id and the name as is.")
  }

  @Test("`run` stays on the layer, and does not hop there for each employee")
  func onTheLayer() async {
    let importer = await makeSubject().makeImporter()
    let runsOnTheLayer = importer.runsOnTheLayer()
    #expect(
      runsOnTheLayer,
      """
      `run` has left the layer. Then each save is a visit of its own, and between two of them others \
      come in. The importer stays on the layer, with all that it does.
      """)
  }

  @Test("No other layer code runs between its saves: each `run` is one piece")
  func inOnePiece() async throws {
    let importer = await makeSubject().makeImporter()
    // Nothing runs on the data layer any more, so from here on it serves where its callers are.
    _ = await eventually { false }
    let (visits, first, second) = (ManualExecutor(), Counts(), Counts())
    _ = Task(executorPreference: visits) { @concurrent in
      first.set(await importer.run([(31, "Ada"), (7, "Grace")]))
    }
    _ = Task(executorPreference: visits) { @concurrent in
      second.set(await importer.run([(12, "Mary"), (31, "Jean")]))
    }
    for _ in 0..<500 {
      let goesOn = await eventually {
        (first.current != nil && second.current != nil) || visits.hasJobs
      }
      if !goesOn || !visits.hasJobs { break }
      visits.runOne()
    }
    let ends = (first.current, second.current)
    await finish(visits)
    let counts = [
      try #require(ends.0, "`run` has not ended."),
      try #require(ends.1, "The second `run` has not ended."),
    ]
    // Which of the two is first is free.
    #expect(
      counts == [[2, 2], [3, 4]] || counts == [[3, 4], [2, 2]],
      """
      `run` was called twice, for two employees each, and one call began before the other had ended. \
      These are the counts that each of them returned. In the starter, `run` has no suspension point: \
      nothing else on the layer runs between its saves.
      """)
    let lines = await importer.lines()
    #expect(lines.count == 4, "Each call saved two employees.")
    let halves = [Set(lines.prefix(2)), Set(lines.dropFirst(2))]
    let (one, other): (Set, Set) = (["31 is Ada", "7 is Grace"], ["12 is Mary", "31 is Jean"])
    #expect(
      halves == [one, other] || halves == [other, one],
      "The saves of the two calls are mixed up in the journal.")
  }

  @Test("No other layer code runs between its saves, also of many employees")
  func manyInOnePiece() async throws {
    let importer = await makeSubject().makeImporter()
    // Nothing runs on the data layer any more, so from here on it serves where its callers are.
    _ = await eventually { false }
    let (visits, counts, between) = (ManualExecutor(), Counts(), SynchronizedArray<Int>())
    _ = Task(executorPreference: visits) { @concurrent in
      counts.set(await importer.run((1...2_000).map { ($0, "Person \($0)") }))
    }
    for _ in 0..<500 {
      let goesOn = await eventually { counts.current != nil || visits.hasJobs }
      if counts.current != nil || !goesOn { break }
      visits.runOne()
      let look = SynchronizedArray<Int>()
      Task { look.append(await importer.lines().count) }
      _ = await eventually { !look.all.isEmpty }
      for count in look.all { between.append(count) }
    }
    let end = counts.current
    await finish(visits)
    let all = try #require(end, "`run` has not ended.")
    #expect(all == [2_000, 2_000], "All of them were saved.")
    let halfway = between.all.filter { $0 != 0 && $0 != 2_000 }
    #expect(
      halfway.isEmpty,
      """
      Other code on the layer looked at the journal, and `run` had saved so many of 2,000 employees: \
      it had suspended between two saves.
      """)
  }

  @Test("Importers share nothing: each has stores of its own")
  func ownStores() async {
    let subject = makeSubject()
    let (left, right) = (await subject.makeImporter(), await subject.makeImporter())
    _ = await left.run([(31, "Ada")])
    let there = await right.run([(7, "Grace"), (7, "Grace")])
    #expect(there == [1, 2], "Number 31 was saved by the other importer.")
    let name = await right.name(31)
    #expect(name == nil, "Number 31 was saved by the other importer, in a store of its own.")
  }
}
