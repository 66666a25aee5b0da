/// How a judgement ends; `Course.json` says so of each starter.
public enum JudgementStatus: String, Codable, Sendable, CaseIterable {
  case passed
  /// The file takes a way out that the step does not allow.
  case policy
  /// The compiler refuses the file.
  case doesNotBuild = "does-not-build"
  /// It builds, but a client that must compile does not, or a misuse does.
  case gate
  /// It builds and is isolated as it should be, but behaves differently.
  case failed
  case crashed
  case timedOut = "timed-out"
  /// The run did not report as an honest run does.
  case tampered
  /// Not judged; not passed.
  case skipped

  /// The layer that refused, or nil where none did.
  public var refusingLayer: JudgementLayer? {
    switch self {
    case .passed, .skipped: nil
    case .policy: .policy
    case .doesNotBuild: .build
    case .gate: .gates
    case .failed, .crashed, .timedOut, .tampered: .checks
    }
  }
}
