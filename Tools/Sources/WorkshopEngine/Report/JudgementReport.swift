import Foundation

/// A judgement in words for a learner.
public struct JudgementReport: Sendable {
  let layout: CourseLayout
  let style: Style

  public init(layout: CourseLayout, style: Style) {
    self.layout = layout
    self.style = style
  }

  /// One line: the verdict, the step, what happened.
  public func summary(_ judgement: Judgement, of step: Course.Step) -> String {
    let mark = judgement.status == .passed ? style.green("✓") : style.red("✗")
    let width = max(28, step.id.count)
    let id = style.bold(step.id.padding(toLength: width, withPad: " ", startingAt: 0))
    return "\(mark) \(id) \(outcome(judgement, of: step))"
  }

  /// Everything a learner needs for the next edit.
  ///
  /// - Parameters:
  ///   - isStarter: Whether the file is the starter, as it came.
  ///   - isNext: Whether `check` without a name would judge this step.
  ///   - isWatched: Whether the file is judged again at every save.
  public func full(
    _ judgement: Judgement, of step: Course.Step, answer: String, isStarter: Bool, isNext: Bool,
    isWatched: Bool = false
  ) -> String {
    let judgement = layout.named(judgement, of: step)
    let stage = layout.course.stage(of: step)
    let place = "stage \(stage.number), \(stage.title) · \(step.mode.rawValue) mode"
    var parts = ["\(style.bold(step.title))  \(style.dim(place))", style.cyan(answer)]
    if isStarter, judgement.status != .passed {
      parts += [
        style.dim("\(layout.words(.readFirst)) \(layout.page(layout.stagePage(stage)))"), "",
        style.wrap(layout.words(.startAsItCame)),
      ]
    }
    parts += ["", layers(judgement, of: step)]
    let details =
      step.isSuite && judgement.status == .failed
      ? suiteDetails(judgement) : details(judgement)
    if !details.isEmpty { parts += ["", details] }
    if let printed = judgement.printed, judgement.status != .passed {
      parts += ["", self.printed(printed)]
    }
    parts += ["", closing(judgement, step, isStarter, isNext, isWatched)]
    return parts.joined(separator: "\n")
  }

  /// The layers in a row, as far as the judging went; for a suite there are no gates.
  private func layers(_ judgement: Judgement, of step: Course.Step) -> String {
    if judgement.status == .skipped { return "  \(style.yellow("– not judged"))" }
    let order = Judgement.Layer.allCases.filter { !step.isSuite || $0 != .gates }
    let refusing = judgement.refusingLayer.flatMap(order.firstIndex(of:)) ?? order.count
    return "  "
      + order.enumerated().map { index, layer in
        let tally =
          switch layer {
          case .policy, .build: ""
          case .gates: tally(judgement.gates.map(\.passed))
          case .checks: tally(judged(judgement).map { $0.outcome == .passed })
          }
        if index < refusing { return style.green("✓ \(layer.rawValue)\(tally)") }
        if index == refusing { return style.red("✗ \(layer.rawValue)\(tally)") }
        return style.dim("· \(layer.rawValue)")
      }.joined(separator: "   ")
  }

  /// The checks that were not left out.
  private func judged(_ judgement: Judgement) -> [Judgement.CheckResult] {
    judgement.checks.filter { $0.outcome != .leftOut }
  }

  private func tally(_ passed: [Bool]) -> String {
    passed.isEmpty ? "" : " \(passed.count { $0 })/\(passed.count)"
  }

  private func outcome(_ judgement: Judgement, of step: Course.Step) -> String {
    switch judgement.status {
    case .passed: "passed" + (leftOut(judgement).map { ", but for \($0)" } ?? "")
    case .policy:
      "refused by policy: \(judgement.findings.first?.text.withoutControlCharacters() ?? "")"
    case .doesNotBuild: "does not build"
    case .gate where judgement.adapterRefusal != nil: "the checks cannot use it"
    case .gate: "refused by a gate: \(judgement.gates.first { !$0.passed }?.name ?? "")"
    case .failed where step.isSuite: judgement.explanation ?? ""
    case .failed:
      "\(judgement.checks.count(where: \.refuses)) of \(judged(judgement).count) checks failed"
    case .crashed: "crashed"
    case .timedOut: "did not end in time"
    case .tampered: "the run cannot be trusted"
    case .skipped: "not judged"
    }
  }
}
