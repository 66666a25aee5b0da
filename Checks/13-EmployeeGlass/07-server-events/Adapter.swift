import Foundation
public import ServerEventsSubject
import Synchronization
import WorkshopSupport

@testable import EmployeeGlass

/// Hands the learner's sequence to the checks, alone and inside the app.
public func makeSubject() -> ServerEventsSubject::Subject {
  typealias Pieces = ServerEventsSubject::Subject.Pieces
  typealias Reader = ServerEventsSubject::Subject.Reader
  return ServerEventsSubject::Subject(
    readers: { @MainActor (sources: [Pieces]) -> [Reader] in
      let events: EmployeeGlass::ServerEvents<Source> = EmployeeGlass::ServerEvents<Source>(
        Source(sources))
      return sources.Swift::map { (_: @escaping Pieces) -> Reader in
        let reading: Reading = Reading(events.makeAsyncIterator())
        return Reader(next: { @MainActor () async throws -> Swift::String? in
          try await reading.next()
        })
      }
    },
    all: { @MainActor (source: @escaping Pieces) async throws -> [Swift::String] in
      try await allEvents(of: Source([source], areSlices: true))
    },
    listen: {
      @MainActor
      (
        pieces: [[Swift::UInt8]], hears: @escaping @Sendable (Swift::String) -> Swift::Void,
        closes: @escaping @Sendable () -> Swift::Void
      ) async -> Swift::Void in
      let subscription: EmployeeGlass::EventSubscription = EmployeeGlass::EventSubscription(
        service: Service(pieces: pieces, closes: closes), clock: WorkshopSupport::ManualClock())
      await subscription.run(from: nil) {
        (news: EmployeeGlass::EventSubscription.News) async -> Swift::Void in
        switch news {
        case .opened(let id): hears("opened \(id ?? "-")")
        case .event(let name, let data, let id):
          hears("\(name) \(id ?? "-"): \(data)")
        case .lost(let failure, failures: _): hears("lost: \(failure)")
        }
      }
    })
}

/// Each iterator has the next one of the sources.
private struct Source: Swift::AsyncSequence {
  typealias Pieces = ServerEventsSubject::Subject.Pieces

  private final class Rest: Swift::Sendable {
    let sources: Synchronization::Mutex<[Pieces]>
    init(_ sources: [Pieces]) { self.sources = Synchronization::Mutex<[Pieces]>(sources) }
  }

  private let rest: Rest
  /// Whether a piece is a part of more data, as where a reader has cut it off: its first index is not 0.
  private let areSlices: Swift::Bool

  init(_ sources: [Pieces], areSlices: Swift::Bool = false) {
    (rest, self.areSlices) = (Rest(sources), areSlices)
  }

  func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(
      piece: rest.sources.withLock { (sources: inout sending [Pieces]) -> Pieces in
        sources.removeFirst()
      }, areSlices: areSlices)
  }

  struct AsyncIterator: Swift::AsyncIteratorProtocol {
    fileprivate let piece: Pieces
    fileprivate let areSlices: Swift::Bool

    mutating func next() async throws -> Foundation::Data? {
      try await piece().Swift::map { (bytes: [Swift::UInt8]) -> Foundation::Data in
        areSlices ? Foundation::Data([0] + bytes).dropFirst() : Foundation::Data(bytes)
      }
    }
  }
}

@MainActor private final class Reading {
  private var events: EmployeeGlass::ServerEvents<Source>.AsyncIterator

  init(_ events: EmployeeGlass::ServerEvents<Source>.AsyncIterator) { self.events = events }

  func next() async throws -> Swift::String? {
    // A copy: an access to a stored value must not last over a suspension.
    var copy: EmployeeGlass::ServerEvents<Source>.AsyncIterator = events
    defer { events = copy }
    let event: EmployeeGlass::ServerEvent? = try await copy.next(isolation: MainActor.shared)
    return event.Swift::map(words)
  }
}

@Sendable private func words(_ event: EmployeeGlass::ServerEvent) -> Swift::String {
  switch event {
  case .event(let name, let data, let id): return "\(name) \(id): \(data)"
  case .position(let id): return "position \(id)"
  case .retry(let duration): return "retry \(duration)"
  }
}

/// Ends after a hundred events: a sequence may give the same one for ever.
private func allEvents(of source: Source) async throws -> [Swift::String] {
  var events: EmployeeGlass::ServerEvents<Source>.AsyncIterator =
    EmployeeGlass::ServerEvents<Source>(source).makeAsyncIterator()
  var all: [Swift::String] = []
  while all.count < 100, let event: EmployeeGlass::ServerEvent = try await events.next() {
    all.append(words(event))
  }
  return all
}

/// A connection with pieces that are given.
private struct Service: EmployeeGlass::EventService {
  let pieces: [[Swift::UInt8]]
  let closes: @Sendable () -> Swift::Void

  func events(after id: Swift::String?) -> EmployeeGlass::EventConnection {
    EmployeeGlass::EventConnection {
      (continuation: EmployeeGlass::EventConnection.Pieces.Continuation) -> Swift::Void in
      let closes: @Sendable () -> Swift::Void = closes
      continuation.onTermination = {
        @Sendable (_: EmployeeGlass::EventConnection.Pieces.Continuation.Termination)
          -> Swift::Void in
        closes()
      }
      for piece: [Swift::UInt8] in pieces { continuation.yield(Foundation::Data(piece)) }
    }
  }
}
