/// What a room is told of a judgement: ids and numbers, and nothing of the answer.
public struct RoomVerdict: Codable, Equatable, Sendable {
  public var step: String
  public var status: Judgement.Status
  /// The id of what refused first: a rule, a diagnostic, a gate or a check.
  public var reason: String?
  /// How many different answers were judged until one passed.
  public var tries: Int
  public var minutes: Int
  /// Whether our solution was put in its place.
  public var solved: Bool

  public init(_ judgement: Judgement, of step: Course.Step, entry: LearnerProgress.Entry?) {
    self.step = step.id
    status = judgement.status
    // The names of a suite's tests are the learner's own words, and stay here.
    let isOwn = step.isSuite && judgement.refusingLayer == .checks
    reason = isOwn ? nil : judgement.reasons.first
    tries = entry?.tries ?? 0
    minutes = (entry?.seconds ?? 0) / 60
    solved = entry?.solved != nil
  }
}
