import ContinuationCancelAdapter
import ContinuationCancelSubject
import Synchronization
import Testing
import WorkshopSupport

@Suite("Races in a bridge with a way out", .serialized)
@MainActor
struct ContinuationCancelRaces {
  /// Keeps the callbacks, in the order of the questions.
  private final class Library: Sendable {
    private let kept = Mutex<[Subject.Callback]>([])

    var callbacks: [Subject.Callback] { kept.withLock { $0 } }

    func start(_ callback: @escaping Subject.Callback) -> @Sendable () -> Void {
      kept.withLock { $0.append(callback) }
      return {}
    }
  }

  @Test(
    "A call ends once, also if callback and cancellation come at the same moment, on two threads")
  func atTheSameMoment() async throws {
    let questions = 300
    let library = Library()
    let subject = makeSubject()
    // One after the other, so that each task has the callback of the same number.
    var screens: [Task<Subject.Answer, Never>] = []
    for id in 1...questions {
      screens.append(
        Task { await subject.employee(id) { _, callback in library.start(callback) } })
      let hasAsked = await eventually { library.callbacks.count == id }
      try #require(hasAsked)
    }
    let tasks = screens
    let callbacks = library.callbacks
    ConcurrentStress.onThreads(rounds: questions) { number, round in
      if number == 0 {
        callbacks[round - 1](.success("Ada"))
      } else {
        tasks[round - 1].cancel()
      }
    }
    var ended = 0
    for screen in screens {
      switch await screen.value {
      case .success, .failure(is CancellationError): ended += 1
      case .failure: break
      }
    }
    #expect(ended == questions, "Each question ends with the employee or with the cancellation.")
  }
}
