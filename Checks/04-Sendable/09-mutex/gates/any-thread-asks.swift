// must compile: all members stay, for synchronous callers on any thread
// mode: library
@testable import Mutex

nonisolated func usesThePlanFromAnywhere(_ plan: Mutex::SeatingPlan<String, Int>) -> Bool {
  plan.assign(4, to: "Ada") && plan.person(at: 4) == "Ada" && plan.desk(of: "Ada") == 4
    && plan.lookups == 2
}
