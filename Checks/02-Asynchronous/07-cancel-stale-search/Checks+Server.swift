import Synchronization
import Testing
import WorkshopSupport

extension CancelStaleSearchChecks {
  struct ServerIsDown: Error {}

  /// What a server does when a search is cancelled.
  enum OnCancel {
    case ignoresIt
    case stops
    /// It stops with an error of its own, as some network libraries do.
    case stopsWithItsOwnError
  }

  /// How a search ends.
  enum End: String, CustomTestStringConvertible {
    case answer = "an answer"
    case error = "an error"
    case stop = "CancellationError"

    nonisolated var testDescription: String { rawValue }
  }

  /// Holds every search until the check answers it. The check and the search may come in any order.
  final class Server: Sendable {
    private struct State {
      var counts: [String: Int] = [:]
      var errors: [String: any Error] = [:]
      var empty: Set<String> = []
      var searches: [String] = []
      var stopped: Set<String> = []
    }

    let timeline = Timeline()
    private let onCancel: OnCancel
    /// The gate of each search. The second search for "a" is called "a 2".
    private let gates = KeyedLatches<String>()
    private let state = Mutex(State())

    init(_ onCancel: OnCancel) {
      self.onCancel = onCancel
    }

    /// What a search finds: neither sorted nor without doubles.
    static func people(for query: String) -> [String] {
      ["Grace for \(query)", "Ada for \(query)", "Grace for \(query)"]
    }

    func hasBegun(_ search: String) -> Bool { gates[search].arrivalCount > 0 }

    /// The searches that came, in this order.
    var searches: [String] { state.withLock { $0.searches } }

    func stopped(_ search: String) -> Bool { state.withLock { $0.stopped.contains(search) } }

    func answer(_ search: String) {
      timeline.record("check", "answers \(search)")
      gates[search].open()
    }

    /// The search finds no employee.
    func answerWithNoName(_ search: String) {
      timeline.record("check", "answers \(search): no names")
      _ = state.withLock { $0.empty.insert(search) }
      gates[search].open()
    }

    func fail(_ search: String) {
      timeline.record("check", "fails \(search)")
      state.withLock { $0.errors[search] = ServerIsDown() }
      gates[search].open()
    }

    /// Notices only now that the search was cancelled.
    func stop(_ search: String) {
      timeline.record("check", "stops \(search)")
      state.withLock { $0.errors[search] = CancellationError() }
      gates[search].open()
    }

    func end(_ search: String, _ end: End) {
      switch end {
      case .answer: answer(search)
      case .error: fail(search)
      case .stop: stop(search)
      }
    }

    /// Lets go of every call that is still held, so that nothing outlives a check.
    func answerAll() {
      gates.openAll()
    }

    func find(_ query: String) async throws -> [String] {
      let search = state.withLock { state in
        let count = (state.counts[query] ?? 0) + 1
        state.counts[query] = count
        let search = count == 1 ? query : "\(query) \(count)"
        state.searches.append(search)
        return search
      }
      let lane = "search \(search)"
      timeline.beginWait(lane, "begins", endless: "was never answered")
      let gate = gates[search]
      if onCancel == .ignoresIt {
        await gate.waitIgnoringCancellation()
      } else {
        do {
          try await gate.wait()
        } catch {
          timeline.endWait(lane, "stops")
          _ = state.withLock { $0.stopped.insert(search) }
          if onCancel == .stopsWithItsOwnError { throw ServerIsDown() }
          throw error
        }
      }
      let (error, isEmpty) = state.withLock { state in
        (state.errors[search], state.empty.contains(search))
      }
      timeline.endWait(lane, error == nil ? "names" : "error")
      if let error { throw error }
      return isEmpty ? [] : Self.people(for: query)
    }
  }
}
