// must compile: the plan is Sendable, whatever its people and desks are
// mode: library
@testable import Mutex

func needsSendable<Value: Sendable>(_ value: Value) {}

func sendsThePlan<Person: Hashable & Sendable, Desk: Hashable & Sendable>(
  _ plan: Mutex::SeatingPlan<Person, Desk>
) {
  needsSendable(plan)
}
