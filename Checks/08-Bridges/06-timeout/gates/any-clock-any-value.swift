// must compile: any clock will do, also one that counts steps, and any value that may cross
// mode: app
@testable import Timeout

nonisolated struct GateSteps: DurationProtocol {
  var count: Int

  static let zero = GateSteps(count: 0)

  static func < (left: Self, right: Self) -> Bool { left.count < right.count }
  static func + (left: Self, right: Self) -> Self { Self(count: left.count + right.count) }
  static func - (left: Self, right: Self) -> Self { Self(count: left.count - right.count) }
  static func * (left: Self, right: Int) -> Self { Self(count: left.count * right) }
  static func / (left: Self, right: Int) -> Self { Self(count: left.count / right) }
  static func / (left: Self, right: Self) -> Double { Double(left.count) / Double(right.count) }
}

nonisolated struct GateClock: Clock {
  struct Instant: InstantProtocol {
    var step: Int

    static func < (left: Self, right: Self) -> Bool { left.step < right.step }
    func advanced(by steps: GateSteps) -> Self { Self(step: step + steps.count) }
    func duration(to other: Self) -> GateSteps { GateSteps(count: other.step - step) }
  }

  var now: Instant { Instant(step: 0) }
  var minimumResolution: GateSteps { GateSteps(count: 1) }

  func sleep(until deadline: Instant, tolerance: GateSteps?) async throws {}
}

nonisolated struct GateAnswer {
  var names: [String] = []
}

func gateAsks(_ names: [String]) async throws -> Int {
  try await Timeout::withTimeout(GateSteps(count: 3), clock: GateClock()) {}
  let answer = try await Timeout::withTimeout(GateSteps(count: 3), clock: GateClock()) {
    GateAnswer(names: names)
  }
  return answer.names.count
}

nonisolated func gateWaits<C: Clock>(on clock: C, for limit: C.Duration) async throws -> String? {
  try await Timeout::withTimeout(limit, clock: clock) { nil as String? }
}

nonisolated func gateTells(_ error: any Error) -> Bool {
  error is Timeout::TimedOut
}
