import WorkshopEngine

/// What a judgement earns.
///
/// A pass earns ``maximum``. Less than a pass earns a share for each gate and check that holds, and
/// what the untouched starter would earn in the same way is taken off: nothing is earned by handing
/// in what was given.
public enum Points {
  public static let maximum = 10
  /// What all gates earn together where a check fails.
  static let gates = 3
  /// What checks earn together; never all, since one fails.
  static let checks = 6

  /// - Parameter starter: The judgement of the step's starter.
  static func of(_ judgement: Judgement, besides starter: Judgement) -> Int {
    judgement.status == .passed ? maximum : max(0, partial(judgement) - partial(starter))
  }

  private static func partial(_ judgement: Judgement) -> Int {
    switch judgement.status {
    case .passed: maximum
    // A way around the compiler, code that is no program, and a run that cannot be believed.
    case .policy, .doesNotBuild, .tampered, .skipped: 0
    // An answer that the checks cannot use fails one use more than the gates say.
    case .gate:
      share(
        gates,
        of: judgement.gates.map(\.passed) + (judgement.adapterRefusal == nil ? [] : [false]))
    // A run that did not end has no results for the checks that were still to come.
    case .crashed, .timedOut: gates
    case .failed:
      gates
        + share(
          checks,
          of: judgement.checks.filter { $0.outcome != .leftOut }.map { $0.outcome == .passed })
    }
  }

  private static func share(_ points: Int, of passed: [Bool]) -> Int {
    passed.isEmpty ? 0 : points * passed.count { $0 } / passed.count
  }
}
