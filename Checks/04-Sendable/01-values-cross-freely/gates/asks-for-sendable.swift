// must compile: `Employee` is a `Sendable` struct, so it goes where a Sendable value is asked for
// mode: library
@testable import ValuesCrossFreely

func gateTakes<Value: Sendable>(_ value: Value) {}

func handToTheGate(_ employee: ValuesCrossFreely::Employee) {
  gateTakes(employee)
  gateTakes(["desk 4": [employee]])
}
