// must not compile: `Employee` is a struct, so an employee in a constant cannot be changed there
// mode: library
@testable import ValuesCrossFreely

func gateChangesAConstant(_ employee: ValuesCrossFreely::Employee) {
  employee.move(toFloor: 5)  // expected-error {{[cannot_pass_rvalue_mutating_subelement]}}
}
