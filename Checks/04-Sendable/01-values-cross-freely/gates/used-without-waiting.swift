// must compile: any thread uses an employee without waiting
// mode: library
@testable import ValuesCrossFreely

func gateMoves(_ employee: ValuesCrossFreely::Employee) -> [String] {
  var copy: ValuesCrossFreely::Employee = employee
  copy.sit(onFloor: 2, phone: "41")
  copy.move(toFloor: 5)
  let new: ValuesCrossFreely::Employee = ValuesCrossFreely::Employee(id: 1, name: "Ada")
  return [copy.card, employee.card, new.card]
}
