// must not compile: callers read the number of lookups, and they do not set it
// mode: library
@testable import Mutex

nonisolated func startsTheCountAgain(_ plan: Mutex::SeatingPlan<String, Int>) {
  plan.lookups = 0  // expected-error {{[assignment_lhs_is_immutable_property]}}
}
