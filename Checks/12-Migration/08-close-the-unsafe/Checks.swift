import CloseTheUnsafeAdapter
import CloseTheUnsafeSubject
import Foundation
import Testing
import WorkshopSupport

/// What the store did before this step, and does after it.
@Suite("A lock that holds what it guards", .serialized)
struct CloseTheUnsafeChecks {
  private typealias Person = Subject.Person

  private let subject = makeSubject()

  /// The limit is one for the whole module, so each check begins with the one that the app has.
  init() {
    subject.setHistoryLimit(20)
  }

  private static let ada = Person(7, "Ada")
  private static let grace = Person(41, "Grace")

  @Test(
    "An install makes a snapshot the newest, and returns the new ids in order")
  func installs() {
    let store = subject.makeStore()
    let empty = store.snapshot()
    #expect(empty.version == 0 && empty.people == [])
    let first = store.install(1, [Self.grace, Self.ada])
    #expect(first == [41, 7], "In the order of the snapshot.")
    let second = store.install(2, [Self.ada, Person(12, "Joan"), Self.grace])
    #expect(second == [12])
    let many = [31, 8, 77, 5, 64, 12, 90, 2].map { Person($0, "") }
    let other = subject.makeStore()
    _ = other.install(1, [Person(12, "Joan"), Person(64, "Bo")])
    let added = other.install(2, many)
    #expect(added == [31, 8, 77, 5, 90, 2], "In the order of the snapshot, when there are many.")
    let again = store.install(2, [Person(41, "Grace Hopper")])
    #expect(again == [], "An employee with another name is the same employee.")
    let newest = store.snapshot()
    #expect(newest.version == 2 && newest.people == [Person(41, "Grace Hopper")])
    let returned = store.install(3, [Self.ada, Self.grace])
    #expect(returned == [7], "An employee who was gone in the snapshot before is new again.")
  }

  @Test("`employee(_:)` finds an id's last employee in the newest snapshot")
  func finds() {
    let store = subject.makeStore()
    _ = store.install(1, [Self.ada, Self.grace, Person(7, "Augusta")])
    let found = store.employee(7)
    #expect(found == Person(7, "Augusta"))
    _ = store.install(2, [Self.grace])
    let gone = store.employee(7)
    #expect(gone == nil, "The newest snapshot does not have this employee.")
    let other = store.employee(41)
    #expect(other == Self.grace)
  }

  @Test("Older versions are kept up to the limit, the oldest first")
  func keeps() {
    let store = subject.makeStore()
    for version in 1...5 { _ = store.install(version, []) }
    let all = store.olderVersions()
    #expect(all == [0, 1, 2, 3, 4], "Also the empty snapshot that a store begins with.")
    for version in 6...30 { _ = store.install(version, []) }
    let last = store.olderVersions()
    #expect(last == Array(10...29))
  }

  @Test("The limit is one for all stores, and counts from the next install on")
  func limits() {
    let (store, other) = (subject.makeStore(), subject.makeStore())
    let usual = subject.historyLimit()
    #expect(usual == 20)
    for version in 1...6 {
      _ = store.install(version, [])
      _ = other.install(version, [])
    }
    subject.setHistoryLimit(2)
    let before = store.olderVersions()
    #expect(before == [0, 1, 2, 3, 4, 5], "No install has come since the limit was set.")
    _ = store.install(7, [])
    let after = store.olderVersions()
    #expect(after == [5, 6])
    _ = other.install(8, [])
    let afterOther = other.olderVersions()
    #expect(afterOther == [5, 6])
    subject.setHistoryLimit(0)
    _ = store.install(9, [])
    let none = store.olderVersions()
    #expect(none == [])
  }

  @Test("An install is one turn: no other install comes in between")
  func threads() async {
    subject.setHistoryLimit(10_000)
    let store = subject.makeStore()
    let misses = AtomicFlag()
    let team = (1...200).map { Person($0, "") }
    await withTaskGroup { group in
      for task in 0..<4 {
        group.addTask { @concurrent in
          for round in 1...400 {
            _ = store.install(1_000 * task + round, team)
            if store.employee(200) == nil { misses.set() }
          }
        }
      }
    }
    let versions = store.olderVersions() + [store.snapshot().version]
    let expected = [0] + (0..<4).flatMap { task in (1...400).map { 1_000 * task + $0 } }
    let lost = Set(expected).subtracting(versions).count
    #expect(
      lost == 0,
      "So many versions are gone. An install read the newest one, and others came before it wrote.")
    let more = versions.count - Set(versions).count
    #expect(more == 0, "So many versions are in the history more than once.")
    #expect(!misses.isSet, "An employee of every snapshot was not found for a moment.")
  }

  @Test(
    "An install is one turn: no read comes in between, on another thread",
    .enabled(if: SingleStepping.isPossible, "needs: stepping"))
  func inTheMiddle() async {
    let verdict = ExitTestVerdict()
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent],
      "One thread installed snapshots, and another one read. The program has ended, or waits for ever."
    ) { [verdict = verdict as ExitTestVerdict] in
      let store = makeSubject().makeStore()
      let isWrong = AtomicFlag()
      SingleStepping.other.launch {
        let before = store.snapshot()
        let found = store.employee(7)
        // No install came in between where the newest version is the same.
        guard store.snapshot().version == before.version else { return }
        if found != before.people.first { isWrong.set() }
      }
      _ = store.install(1, [Person(7, "Ada")])
      SingleStepping.run(lettingOtherWork: 20_000) {
        _ = store.install(2, [Person(7, "Augusta")])
      }
      _ = SingleStepping.other.finish()
      verdict.end(isWrong: isWrong.isSet)
    }
    guard let result else { return }
    let isWrong = verdict.isWrong(in: result.standardOutputContent)
    #expect(
      isWrong == false,
      """
      An install was interrupted again and again. Meanwhile another thread read the newest snapshot, and looked for \
      its employee by id: it found the employee of another snapshot, or none. Is one lock held from the first change \
      to the last?
      """)
  }

  @Test("Stores are independent of each other")
  func instances() {
    let (store, other) = (subject.makeStore(), subject.makeStore())
    _ = store.install(1, [Self.ada])
    let untouched = (other.snapshot().version, other.employee(7), other.olderVersions())
    #expect(untouched.0 == 0 && untouched.1 == nil && untouched.2 == [])
  }
}
