// must compile: a function that takes Sendable values takes an employee, and many of them
// mode: library
@testable import ValuesCrossFreely

func gateTakes<Value: Sendable>(_ value: Value) {}

func handToTheGate(_ employee: ValuesCrossFreely::Employee) {
  gateTakes(employee)
  gateTakes(["desk 4": [employee]])
}
