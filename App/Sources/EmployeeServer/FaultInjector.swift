import Foundation
import LoopbackHTTP
import Synchronization

/// Has go wrong what a plan says, to one request after the other.
final class FaultInjector: Sendable {
  /// What happens to one request.
  enum Fault: Equatable, Sendable {
    case delay(Duration)
    case drop(afterWork: Bool)
    case truncate
    case error
    case reorder
  }

  private struct State {
    var count: UInt64 = 0
    /// By the numbers of their requests.
    var held: [UInt64: AsyncStream<Void>.Continuation] = [:]
  }

  private let plan: EmployeeServer.Faults
  private let clock: any Clock<Duration>
  private let state = Mutex(State())

  init(_ plan: EmployeeServer.Faults, clock: any Clock<Duration>) {
    self.plan = plan
    self.clock = clock
  }

  /// What a plan has in store for the request with a number, from 0; nil for none.
  static func fault(_ number: UInt64, of plan: EmployeeServer.Faults) -> Fault? {
    // Of the number alone, so that what one request asks of chance shifts nothing for the next.
    var random = SplitMix(seed: plan.seed &+ number &* 0xd1b5_4a32_d192_ed03)
    guard !plan.kinds.isEmpty, random.below(100) < plan.percent else { return nil }
    return switch random.pick(plan.kinds) {
    case .delay: .delay(.milliseconds(100 + random.below(1_900)))
    case .drop: .drop(afterWork: random.below(2) == 1)
    case .truncate: .truncate
    case .error: .error
    case .reorder: .reorder
    }
  }

  /// An answer, spoilt as the plan says.
  ///
  /// - Parameter answer: Does the work.
  func answer(_ answer: @Sendable () async -> ServerResponse) async -> ServerResponse {
    let number = state.withLock { state in
      defer { state.count += 1 }
      return state.count
    }
    let fault = Self.fault(number, of: plan)
    if fault == .error {
      return EmployeeService.response(
        to: Problem(.internalServerError, "This is a fault on purpose. Nothing was done."))
    }
    var response =
      fault == .drop(afterWork: false) ? ServerResponse(status: .ok) : await answer()
    switch fault {
    case .drop: response.damage = .dropped
    case .truncate: response.truncate()
    case .delay(let time): try? await clock.sleep(for: time)
    case .reorder: await waitForAnother(than: number)
    case .error, nil: break
    }
    if fault != .reorder { release() }
    return response
  }

  /// Whether an answer waits for another one.
  var isHolding: Bool { state.withLock { !$0.held.isEmpty } }

  /// Returns when another answer was given, or after a second.
  private func waitForAnother(than number: UInt64) async {
    let (releases, continuation) = AsyncStream.makeStream(of: Void.self)
    state.withLock { $0.held[number] = continuation }
    defer { state.withLock { $0.held[number] = nil } }
    await withTaskGroup { [clock] group in
      group.addTask { for await _ in releases {} }
      group.addTask { try? await clock.sleep(for: .seconds(1)) }
      await group.next()
      group.cancelAll()
    }
  }

  private func release() {
    let held = state.withLock { state in
      defer { state.held = [:] }
      return Array(state.held.values)
    }
    for continuation in held { continuation.finish() }
  }
}

extension ServerResponse {
  /// Has the connection end in the middle of the body.
  fileprivate mutating func truncate() {
    guard let stream else {
      damage = .truncated
      return
    }
    struct End: Error {}
    let isFirst = Mutex(true)
    self.stream = ServerStream(next: {
      guard
        isFirst.withLock({ isFirst in
          defer { isFirst = false }
          return isFirst
        })
      else {
        throw End()
      }
      return try await stream.next()
    })
  }
}
