import Foundation
public import LiveUpdatesSubject
import Synchronization
public import WorkshopSupport

@testable import EmployeeGlass

/// Hands the learner's subscription to the checks.
public func makeSubject() -> LiveUpdatesSubject::Subject {
  typealias Line = LiveUpdatesSubject::Subject.Line
  return LiveUpdatesSubject::Subject(
    listen: {
      @MainActor
      (
        id: Swift::String?, clock: WorkshopSupport::ManualClock,
        connects: @escaping @Sendable (Line) -> Swift::Void,
        closes: @escaping @Sendable (Swift::Int) -> Swift::Void,
        hears: @escaping @Sendable (Swift::String) -> Swift::Void
      ) async -> Swift::Void in
      let subscription: EmployeeGlass::EventSubscription = EmployeeGlass::EventSubscription(
        service: Service(connects: connects, closes: closes), clock: clock, spread: { 1 })
      await subscription.run(from: id) {
        (news: EmployeeGlass::EventSubscription.News) async -> Swift::Void in
        switch news {
        case .opened(let id): hears("opened \(id ?? "-")")
        case .event(let name, let data, let id):
          hears("\(name) \(id ?? "-"): \(data)")
        case .lost(let failure, let failures): hears("lost after \(failures): \(words(failure))")
        }
      }
    })
}

@Sendable private func words(_ failure: EmployeeGlass::EmployeeServiceError) -> Swift::String {
  switch failure {
  case .unreachable: return "unreachable"
  case .timedOut: return "timed out"
  case .refused(let status, words: _): return "\(status)"
  default: return "\(failure)"
  }
}

/// Connections whose other end the checks hold.
private final class Service: EmployeeGlass::EventService {
  typealias Line = LiveUpdatesSubject::Subject.Line
  typealias Continuation = EmployeeGlass::EventConnection.Pieces.Continuation
  private let connects: @Sendable (Line) -> Swift::Void
  private let closes: @Sendable (Swift::Int) -> Swift::Void
  private let count: Synchronization::Mutex<Swift::Int> = Synchronization::Mutex<Swift::Int>(0)

  init(
    connects: @escaping @Sendable (Line) -> Swift::Void,
    closes: @escaping @Sendable (Swift::Int) -> Swift::Void
  ) {
    (self.connects, self.closes) = (connects, closes)
  }

  func events(after id: Swift::String?) -> EmployeeGlass::EventConnection {
    let number: Swift::Int = count.withLock { (count: inout sending Swift::Int) -> Swift::Int in
      count += 1
      return count - 1
    }
    let closes: @Sendable (Swift::Int) -> Swift::Void = closes
    return EmployeeGlass::EventConnection { (continuation: Continuation) -> Swift::Void in
      continuation.onTermination = { @Sendable (_: Continuation.Termination) -> Swift::Void in
        closes(number)
      }
      connects(
        Line(
          lastID: id,
          send: { @Sendable (text: Swift::String) -> Swift::Void in
            continuation.yield(Foundation::Data(text.utf8))
          },
          end: { @Sendable (end: LiveUpdatesSubject::Subject.End) -> Swift::Void in
            switch end {
            case .closed: continuation.finish()
            case .unreachable:
              continuation.finish(throwing: EmployeeGlass::EmployeeServiceError.unreachable)
            case .tooLarge:
              continuation.finish(throwing: EmployeeGlass::EmployeeServiceError.tooLarge)
            case .refused(let status):
              continuation.finish(
                throwing: EmployeeGlass::EmployeeServiceError.refused(status: status, words: nil))
            }
          }))
    }
  }
}
