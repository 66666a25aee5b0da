import LoopbackHTTP

/// What a learner's workshop said of a step last: ids and numbers, no code.
struct Verdict: Codable, Equatable, Sendable {
  /// As a judgement ends; the raw values are those of the workshop's own.
  enum Status: String, Codable, Sendable {
    case passed, policy, gate, failed, crashed, tampered, skipped
    case doesNotBuild = "does-not-build"
    case timedOut = "timed-out"
  }

  var step: String
  var status: Status
  /// The id of what refused: a rule, a diagnostic, a gate or a check.
  var reason: String?
  /// How many different answers were judged.
  var tries: Int
  var minutes: Int
  /// Whether our solution was put in place before it passed.
  var solved: Bool?

  /// The layer that refused.
  var layer: String? {
    switch status {
    case .passed, .skipped: nil
    case .policy: "policy"
    case .doesNotBuild: "build"
    case .gate: "gates"
    case .failed, .crashed, .timedOut, .tampered: "checks"
    }
  }

  /// What it has in common with others, where it was refused.
  var group: RefusalKey? {
    layer == nil ? nil : RefusalKey(step: step, status: status, reason: reason)
  }

  /// The verdict with its numbers and words within their limits.
  var checked: Self {
    var copy = self
    copy.tries = min(max(tries, 0), 9_999)
    copy.minutes = min(max(minutes, 0), 9_999)
    copy.reason = reason.map { $0.plainLine(limit: 160) }.flatMap { $0.isEmpty ? nil : $0 }
    return copy
  }
}

/// What equal refusals have in common.
struct RefusalKey: Codable, Hashable, Sendable {
  var step: String
  var status: Verdict.Status
  var reason: String?
}
