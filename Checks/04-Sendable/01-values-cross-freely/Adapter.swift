public import ValuesCrossFreelySubject

@testable import ValuesCrossFreely

/// Hands the learner's employees to the checks.
public func makeSubject() -> ValuesCrossFreelySubject::Subject {
  ValuesCrossFreelySubject::Subject(
    cards: { (steps: [ValuesCrossFreelySubject::Subject.Step]) -> [String: String] in
      staff(after: steps).mapValues { (employee: ValuesCrossFreely::Employee) -> String in
        employee.card
      }
    },
    cardsFromTasks: {
      (steps: [ValuesCrossFreelySubject::Subject.Step], variable: String, floors: [Int])
        async -> [String]
      in
      guard let employee: ValuesCrossFreely::Employee = staff(after: steps)[variable] else {
        return []
      }
      var cards: [String] = []
      for floor: Int in floors {
        cards.Swift::append(await cardOfCopy(of: employee, movedTo: floor))
      }
      return cards + [employee.card]
    },
    printed: {
      (steps: [ValuesCrossFreelySubject::Subject.Step], variables: [String]) async -> [String] in
      let staff: [String: ValuesCrossFreely::Employee] = staff(after: steps)
      return await ValuesCrossFreely::printCards(
        of: variables.Swift::compactMap { (variable: String) -> ValuesCrossFreely::Employee? in
          staff[variable]
        })
    }
  )
}

@concurrent
private func cardOfCopy(of employee: ValuesCrossFreely::Employee, movedTo floor: Int) async
  -> String
{
  var copy: ValuesCrossFreely::Employee = employee
  copy.move(toFloor: floor)
  return copy.card
}

private func staff(
  after steps: [ValuesCrossFreelySubject::Subject.Step]
) -> [String: ValuesCrossFreely::Employee] {
  var staff: [String: ValuesCrossFreely::Employee] = [:]
  for step: ValuesCrossFreelySubject::Subject.Step in steps {
    switch step {
    case .hire(let variable, let id, let name):
      staff[variable] = ValuesCrossFreely::Employee(id: id, name: name)
    case .copy(let variable, let other):
      staff[other] = staff[variable]
    case .sit(let variable, let floor, let phone):
      staff[variable]?.sit(onFloor: floor, phone: phone)
    case .move(let variable, let floor):
      staff[variable]?.move(toFloor: floor)
    }
  }
  return staff
}
