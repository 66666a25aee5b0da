import ResumeImportAdapter
import ResumeImportSubject
import Synchronization
import Testing
import WorkshopSupport

extension ResumeImportChecks {
  @Test("As now, chunks are inserted off the main actor, also where it awaits the import")
  func awaitedByTheMainActor() async throws {
    let places = SynchronizedArray<Bool>()
    let count = Count()
    try await makeSubject().importFromMainActor(
      [[52, 7, 31], [18, 5], [90, 4]], { _ in places.append(MainActorProbe.isOnMainActor) },
      { count.value }, { count.value = $0 })
    #expect(
      places.all == [false, false, false],
      "Whether each chunk was inserted on the main actor, which awaited the import of three chunks."
    )
  }
}

/// A checkpoint in memory.
private final class Count: Sendable {
  private let chunks = Mutex(0)

  var value: Int {
    get { chunks.withLock { $0 } }
    set { chunks.withLock { $0 = newValue } }
  }
}
