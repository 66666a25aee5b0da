import SwiftSyntax
import WorkshopPolicy

/// Names that break a rule in a suite of the learner's.
extension PolicyVisitor {
  /// What no suite needs: a test that may not count, a look behind a component, the time of day.
  func checkInSuite(_ name: String, _ node: some SyntaxProtocol, base: Base) {
    let isOwn = declared.values.contains(name)
    switch name {
    case _ where name.hasPrefix("__"): report(.disarmedTests, node)
    case "withKnownIssue", "ConditionTrait", "IssueHandlingTrait", "Runner":
      if !isOwn, !declared.seesType(name, from: Syntax(node)) { report(.disarmedTests, node) }
    case "enabled", "disabled", "filterIssues", "compactMapIssues":
      // Traits, which stand behind the dot of an implicit member.
      if base == .implicit, !isOwn { report(.disarmedTests, node) }
    case "cancel":
      if base == .name("Test") || base == .name("Case") {
        report(.disarmedTests, node, text: "Test.cancel")
      }
    case "Mirror", "MemoryLayout", "CustomReflectable":
      if base.isModule || !declared.seesType(name, from: Syntax(node)) { report(.reflection, node) }
    case "dump", "customMirror":
      if base.isModule || !isOwn { report(.reflection, node) }
    case "ProcessInfo":
      if base.isModule || !declared.seesType(name, from: Syntax(node)) { report(.process, node) }
    case "DispatchTime", "DispatchWallTime", "CFAbsoluteTimeGetCurrent", "clock_gettime",
      "gettimeofday":
      if base.isModule || base == .none && !isOwn { report(.sleeping, node) }
    case "now" where base == .name("Date"): report(.sleeping, node, text: "Date.now")
    case "Date":
      let call = node.parent?.as(FunctionCallExprSyntax.self)
      if let call, call.calledExpression.id == node.id, call.arguments.isEmpty {
        report(.sleeping, call)
      }
    default: break
    }
  }
}
