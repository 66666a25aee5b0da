import ContinuationCancelAdapter
import ContinuationCancelSubject
import Synchronization
import Testing
import WorkshopSupport

extension ContinuationCancelChecks {
  /// A library, screens that ask it through the answer, and the record of what happened.
  @MainActor
  final class Desk {
    let library: Library
    let timeline = Timeline()
    private let subject = makeSubject()
    private var tasks: [String: Task<Void, Never>] = [:]
    private var answers: [String: String] = [:]

    init(
      whileStarting: @escaping @Sendable (Subject.Callback) -> Void = { _ in },
      whileStopping: @escaping @Sendable (Subject.Callback) -> Void = { _ in }
    ) {
      library = Library(
        timeline: timeline, whileStarting: whileStarting, whileStopping: whileStopping)
      Library.all.append(library)
    }

    /// A screen asks in a task of its own, which has not begun yet when this returns.
    @discardableResult
    func screen(_ name: String, asksFor id: Int) -> Task<Void, Never> {
      let task = Task {
        timeline.beginWait(name, "asks for \(id)", endless: "without an answer")
        let library = library
        let answer = await subject.employee(id) { id, callback in library.start(id, callback) }
        let text =
          switch answer {
          case .success(let text): text
          case .failure(let error as Refused): "error \(error.code)"
          case .failure(let error): "\(type(of: error))"
          }
        timeline.endWait(name, text)
        answers[name] = text
      }
      tasks[name] = task
      return task
    }

    func cancel(_ name: String) {
      timeline.record("person", "closes \(name)")
      tasks[name]?.cancel()
    }

    /// Returns when nothing can happen any more before the library or a person does something.
    ///
    /// - Throws: If a waiting task looks again and again.
    func settle() async throws {
      try await ExitTestProcess.waitUntilWorkEnds {
        try await #require(processExitsWith: .success, ContinuationCancelChecks.loops) {
          @MainActor in
          try await ContinuationCancelChecks.waitAlone()
        }
      }
    }

    /// What a screen got, in words.
    func got(_ name: String) -> String {
      answers[name] ?? "still waits"
    }
  }

  struct Refused: Error {
    let code: Int
  }

  /// Keeps each callback for ever, and calls it when the check says so.
  final class Library: Sendable {
    private struct State {
      var callbacks: [Subject.Callback] = []
      var stopped: Set<Int> = []
    }

    /// Holds every library for ever: no callback goes.
    @MainActor static var all: [Library] = []

    private let timeline: Timeline
    private let whileStarting: @Sendable (Subject.Callback) -> Void
    private let whileStopping: @Sendable (Subject.Callback) -> Void
    private let state = Mutex(State())

    init(
      timeline: Timeline, whileStarting: @escaping @Sendable (Subject.Callback) -> Void,
      whileStopping: @escaping @Sendable (Subject.Callback) -> Void
    ) {
      self.timeline = timeline
      self.whileStarting = whileStarting
      self.whileStopping = whileStopping
    }

    func start(_ id: Int, _ callback: @escaping Subject.Callback) -> @Sendable () -> Void {
      let number = state.withLock { state in
        state.callbacks.append(callback)
        return state.callbacks.count
      }
      timeline.record("request \(number)", "of \(id) begins")
      whileStarting(callback)
      return {
        self.timeline.record("request \(number)", "told to stop")
        self.state.withLock { _ = $0.stopped.insert(number) }
        self.whileStopping(callback)
      }
    }

    /// How many requests have been started.
    var started: Int { state.withLock { $0.callbacks.count } }

    /// Which requests were told to stop, by their numbers from 1.
    var stopped: Set<Int> { state.withLock { $0.stopped } }

    func call(_ number: Int, _ result: Subject.Answer) {
      timeline.record("request \(number)", "calls back")
      let callback = state.withLock { state in
        state.callbacks.indices.contains(number - 1) ? state.callbacks[number - 1] : nil
      }
      callback?(result)
    }

    @concurrent
    func callFromElsewhere(_ number: Int, _ result: Subject.Answer) async {
      call(number, result)
    }
  }

  /// A task that is cancelled from within the library, where the main actor is out of reach.
  final class Handle: Sendable {
    private let task = Mutex<Task<Void, Never>?>(nil)

    func set(_ new: Task<Void, Never>) { task.withLock { $0 = new } }
    func cancel() { task.withLock { $0 }?.cancel() }
  }
}
