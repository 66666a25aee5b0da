import Synchronization
import Testing

@testable import WorkshopSupport

#if os(Linux)
@Suite("TaskStartOrder", .serialized)
@MainActor
struct TaskStartOrderTests {
  /// Begins a task off the main actor, and notes who comes when.
  nonisolated private static func begin(_ notes: Notes) -> Task<Void, Never> {
    defer { notes.note("begun") }
    return Task { @concurrent in
      notes.note("new")
      await Task.yield()
      notes.note("new, later")
    }
  }

  private static let newFirst = ["new", "new, later", "begun"]
  private static let runningFirst = ["begun", "new", "new, later"]

  @Test("the new job goes first, until it rests", arguments: 1...100)
  func new(_: Int) async {
    let notes = Notes()
    await TaskStartOrder.$current.withValue(.new) {
      await Task { await Self.begin(notes).value }.value
    }
    #expect(notes.all == Self.newFirst)
  }

  @Test("the new job goes first where the running one is in the pool", arguments: 1...100)
  func newInThePool(_: Int) async {
    let notes = Notes()
    await TaskStartOrder.$current.withValue(.new) {
      await Task { @concurrent in
        await Task.yield()
        await Self.begin(notes).value
      }.value
    }
    #expect(notes.all == Self.newFirst)
  }

  @Test("the running job goes first", arguments: 1...100)
  func running(_: Int) async {
    let notes = Notes()
    await TaskStartOrder.$current.withValue(.running) {
      await Task { await Self.begin(notes).value }.value
    }
    #expect(notes.all == Self.runningFirst)
  }

  @Test("the running job goes first where it is in the pool", arguments: 1...100)
  func runningInThePool(_: Int) async {
    let notes = Notes()
    await TaskStartOrder.$current.withValue(.running) {
      await Task { @concurrent in
        await Task.yield()
        await Self.begin(notes).value
      }.value
    }
    #expect(notes.all == Self.runningFirst)
  }

  @Test("the running job does not wait for a task that waits for the main actor")
  func waitsForTheMainActor() async {
    let notes = Notes()
    await TaskStartOrder.$current.withValue(.new) {
      await Task { @MainActor in
        let task = Task { @concurrent in
          await MainActor.run { notes.note("on the main actor") }
        }
        notes.note("begun")
        await task.value
      }.value
    }
    #expect(notes.all == ["begun", "on the main actor"])
  }
}

private final class Notes: Sendable {
  private let notes = Mutex<[String]>([])
  var all: [String] { notes.withLock { $0 } }
  func note(_ note: String) { notes.withLock { $0.append(note) } }
}
#endif
