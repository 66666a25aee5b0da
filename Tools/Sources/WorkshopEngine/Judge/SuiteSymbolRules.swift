import WorkshopPolicy

/// Which names a suite's object may not ask for, and the rule that each breaks.
///
/// A suite may use Testing, and what any answer may; it may not look behind a component, nor at the time.
enum SuiteSymbolRules {
  /// The rule that a name breaks, or nil.
  static func rule(for name: SymbolName, module: String) -> PolicyRule? {
    guard name.isSwift else {
      return clockFunctions.contains(name.path[0])
        ? .sleeping : SymbolRules.rule(for: name, module: module)
    }
    if name.path.count > 1 {
      switch (name.path[0], name.path[1]) {
      case ("Swift", "Mirror"), ("Swift", "MemoryLayout"), ("Swift", "dump"),
        ("Swift", "CustomReflectable"):
        return .reflection
      case ("Swift", "ContinuousClock"), ("Swift", "SuspendingClock"),
        ("_Concurrency", "ContinuousClock"), ("_Concurrency", "SuspendingClock"),
        ("Dispatch", "DispatchTime"), ("Dispatch", "DispatchWallTime"):
        return .sleeping
      case ("Swift", "Task"), ("_Concurrency", "Task"):
        if name.path.last == "sleep", !name.words.contains("clock:") { return .sleeping }
      case (let module, "ProcessInfo") where module.hasPrefix("Foundation"): return .process
      case (let module, "Date") where module.hasPrefix("Foundation"):
        if ["Foundation.Date.init() ", ".Date.now.", ".timeIntervalSinceNow."]
          .contains(
            where: name.words.replacing("FoundationEssentials", with: "Foundation").contains)
        {
          return .sleeping
        }
      case ("Testing", _): return testingRule(name)
      default: break
      }
    }
    // An extension that Testing adds to another module's type.
    if name.modules.contains("Testing") { return testingRule(name) }
    return SymbolRules.rule(for: name, module: module)
  }

  private static func testingRule(_ name: SymbolName) -> PolicyRule? {
    let isDisarming =
      ["withKnownIssue", "ConditionTrait", "IssueHandlingTrait", "__swiftPMEntryPoint", "Runner"]
      .contains { name.path.contains($0) || name.words.contains("Testing.\($0)") }
      || (name.path.contains("Test") && name.path.last == "cancel")
    return isDisarming ? .disarmedTests : nil
  }

  private static let clockFunctions: Set = [
    "time", "clock", "clock_gettime", "gettimeofday", "difftime",
  ]
}
