import ContinuationOnceAdapter
import ContinuationOnceSubject
import Synchronization
import Testing
import WorkshopSupport

@Suite("Races in a bridge", .serialized)
@MainActor
struct ContinuationOnceRaces {
  /// Keeps the callbacks, in the order of the questions.
  private final class Library: Sendable {
    private let kept = Mutex<[Subject.Callback]>([])

    var callbacks: [Subject.Callback] { kept.withLock { $0 } }

    func keep(_ callback: @escaping Subject.Callback) {
      kept.withLock { $0.append(callback) }
    }
  }

  @Test(
    "Each `employee(_:)` ends exactly once, also if two calls come at the same moment, on two threads"
  )
  func atTheSameMoment() async throws {
    let questions = 300
    let library = Library()
    let subject = makeSubject()
    let screens = (1...questions).map { id in
      Task { await subject.employee(id) { _, callback in library.keep(callback) } }
    }
    let haveAsked = await eventually { library.callbacks.count == questions }
    try #require(haveAsked)
    let callbacks = library.callbacks
    ConcurrentStress.onThreads(rounds: questions) { number, round in
      callbacks[round - 1](round, number == 0 ? "Ada" : "Grace")
    }
    var named = 0
    for screen in screens {
      if case .employee(_, let name) = await screen.value, ["Ada", "Grace"].contains(name) {
        named += 1
      }
    }
    #expect(named == questions, "Each question gets one of the two answers.")
  }
}
