import IsolatedParameterAdapter
import IsolatedParameterSubject
import Testing
import WorkshopSupport

@Suite("An isolated parameter", .serialized)
@MainActor
struct IsolatedParameterChecks {
  /// A cache, those who merge pages into it, and the record of the visits.
  @MainActor
  private final class Desk {
    let cache: Subject.Cache
    let executor = HandSerialExecutor()
    let timeline = Timeline()
    private(set) var stored: [String: Int] = [:]
    private var versions: [Int: Int] = [:]

    init() {
      cache = makeSubject().makeCache(executor)
    }

    /// Starts to merge a page, and returns when the first visit waits for its turn, or when there
    /// is none.
    @discardableResult
    func begin(_ name: String, merging page: [Subject.Avatar]) async -> Task<Void, Never> {
      let jobs = executor.jobCount
      timeline.beginWait(name, "merges \(page.count)")
      let task = Task {
        let count = await cache.merge(page)
        timeline.endWait(name, "stored \(count)")
        stored[name] = count
      }
      _ = await eventually { executor.jobCount > jobs }
      return task
    }

    /// Lets one visit after the other happen, until no caller wants one.
    func runVisits(_ who: String = "cache") async {
      for _ in 0..<1_000 {
        let waits = await eventually { executor.hasJobs }
        guard waits else { return }
        timeline.record(who, "visit")
        executor.runOne()
      }
    }

    /// Merges a page alone.
    ///
    /// - Returns: How many visits that took.
    func merge(_ page: [Subject.Avatar]) async -> Int {
      let before = executor.jobCount
      await begin("merge", merging: page)
      await runVisits()
      return executor.jobCount - before
    }

    /// What the cache has of an employee, asked when no other caller visits it.
    func version(of employeeID: Int) async -> Int {
      versions[employeeID] = nil
      Task { versions[employeeID] = await cache.version(employeeID) }
      for _ in 0..<1_000 {
        guard await eventually({ executor.hasJobs }) else { break }
        executor.runOne()
      }
      return versions[employeeID] ?? -1
    }
  }

  @Test("However long the page is, `merge` visits the cache once")
  func oneVisit() async throws {
    for length in [2, 12, 3_000] {
      let desk = Desk()
      let page = (0..<length).map { Subject.Avatar(9_040 - 3 * $0, version: $0 % 3 + 3) }
      let visits = await desk.merge(page)
      try #require(
        visits == 1,
        """
        A page of \(length) took so many visits. Each one waits until the cache is free, and then \
        the caller waits for its turn to go on. What needs the cache belongs together, in one visit.
        \(desk.timeline)
        """)
      let again = await desk.merge(page)
      #expect(
        again == 1, "Nothing was new in this page, and it took so many visits.\n\(desk.timeline)")
      let stored = desk.stored["merge"]
      #expect(stored == 0, "The page came again, and so many of it were stored.")
    }
    let desk = Desk()
    let none = await desk.merge([])
    let stored = desk.stored["merge"]
    #expect(none <= 1, "The page was empty, and so many visits were made.\n\(desk.timeline)")
    #expect(stored == 0, "The page was empty, and so many avatars were stored.")
  }

  @Test(
    "Each avatar is stored if its version is higher than the cache's by then; `merge` returns how many"
  )
  func newerIsStored() async {
    let desk = Desk()
    _ = await desk.merge([
      Subject.Avatar(7, version: 4), Subject.Avatar(3, version: 2), Subject.Avatar(11, version: 5),
    ])
    let first = desk.stored["merge"]
    #expect(first == 3, "The cache was empty, and the page had three avatars.")
    _ = await desk.merge([
      Subject.Avatar(3, version: 6), Subject.Avatar(7, version: 3), Subject.Avatar(11, version: 5),
      Subject.Avatar(20, version: 1), Subject.Avatar(7, version: .min),
    ])
    let second = desk.stored["merge"]
    #expect(
      second == 2,
      """
      Employee 3 had a newer avatar in this page, 20 was new; 11 was the same. 7 was older twice: one less, \
      and then `Int.min`, which is lower than all others.
      """)
    for (employeeID, expected) in [(3, 6), (7, 4), (11, 5), (20, 1), (5, 0)] {
      let version = await desk.version(of: employeeID)
      #expect(version == expected, "This is the version that the cache has of \(employeeID).")
    }
  }

  @Test("Each avatar is stored if its version is higher, also if the caller has been cancelled")
  func callerIsCancelled() async {
    let desk = Desk()
    let merge = await desk.begin(
      "merge",
      merging: [
        Subject.Avatar(7, version: 4), Subject.Avatar(3, version: 2), Subject.Avatar(7, version: 3),
      ])
    desk.timeline.record("caller", "cancelled")
    merge.cancel()
    await desk.runVisits()
    let stored = desk.stored["merge"]
    #expect(
      stored == 2,
      """
      The task that merges was cancelled while it waited for its visit, and so many avatars were \
      stored. Two were newer. The goal says that each of them is stored, and has no exception.
      \(desk.timeline)
      """)
    for (employeeID, expected) in [(7, 4), (3, 2)] {
      let version = await desk.version(of: employeeID)
      #expect(version == expected, "This is the version that the cache has of \(employeeID).")
    }
  }

  @Test("An employee that the cache does not know counts as version 0")
  func unknown() async {
    let desk = Desk()
    _ = await desk.merge([
      Subject.Avatar(7, version: 0), Subject.Avatar(3, version: -2), Subject.Avatar(4, version: 1),
      Subject.Avatar(5, version: -1), Subject.Avatar(5, version: 1),
    ])
    let stored = desk.stored["merge"]
    #expect(
      stored == 2,
      """
      The page had versions 0, -2 and -1 of employees that the cache did not know, and version 1 of two. \
      `version(of:)` gives 0 for those that it does not know, and only what is higher is stored.
      """)
    for (employeeID, expected) in [(7, 0), (3, 0), (4, 1), (5, 1)] {
      let version = await desk.version(of: employeeID)
      #expect(version == expected, "This is the version that the cache has of \(employeeID).")
    }
  }

  @Test("Each avatar is stored in order: an employee may be on a page several times")
  func doubles() async {
    let desk = Desk()
    _ = await desk.merge([
      Subject.Avatar(7, version: 3), Subject.Avatar(4, version: 1), Subject.Avatar(7, version: 5),
      Subject.Avatar(7, version: 4), Subject.Avatar(4, version: 1),
    ])
    let stored = desk.stored["merge"]
    #expect(
      stored == 3,
      """
      For employee 7 the page had versions 3, 5 and 4: 3 was stored, then 5. For employee 4 it had \
      version 1 twice. A version that was read before the first one was stored is old.
      """)
    for (employeeID, expected) in [(7, 5), (4, 1)] {
      let version = await desk.version(of: employeeID)
      #expect(version == expected, "This is the version that the cache has of \(employeeID).")
    }
  }

  @Test(
    "No other call runs in between: of two pages at the same time, no old avatar replaces a new one"
  )
  func mergesAtTheSameTime() async throws {
    let desk = Desk()
    await desk.begin("page 1", merging: [Subject.Avatar(7, version: 3)])
    await desk.begin(
      "page 2",
      merging: [
        Subject.Avatar(7, version: 2), Subject.Avatar(5, version: 2),
      ])
    await desk.runVisits()
    let ended = desk.stored.count
    try #require(ended == 2, "So many of the two calls of `merge` have ended.\n\(desk.timeline)")
    let version = await desk.version(of: 7)
    #expect(
      version == 3,
      """
      Page 1 had version 3 of employee 7, page 2 had version 2, and this is what the cache has now. \
      Between the visit that asks and the visit that stores, the other page was stored.
      \(desk.timeline)
      """)
    let stored = [desk.stored["page 1"], desk.stored["page 2"]]
    #expect(stored == [1, 1], "So many were stored of each page.\n\(desk.timeline)")
  }
}
