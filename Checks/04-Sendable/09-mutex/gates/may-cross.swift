// must compile: the plan is Sendable, with people and desks of any Sendable type
// mode: library
@testable import Mutex

func needsSendable<Value: Sendable>(_ value: Value) {}

func sendsThePlan<Person: Hashable & Sendable, Desk: Hashable & Sendable>(
  _ plan: Mutex::SeatingPlan<Person, Desk>
) {
  needsSendable(plan)
}
