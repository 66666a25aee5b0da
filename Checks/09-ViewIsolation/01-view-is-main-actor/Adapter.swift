import Observation
@_spi(Workshop) import SwiftUI
@_spi(Workshop) public import ViewIsMainActorSubject

@testable import ViewIsMainActor

/// Shows the learner's roster to the checks.
public func makeSubject() -> ViewIsMainActorSubject::Subject {
  typealias Person = ViewIsMainActorSubject::Subject.Person
  return ViewIsMainActorSubject::Subject(
    makeRoster: { (people: [Person]) in
      let staff: Staff = Staff(people)
      return ViewIsMainActorSubject::Subject.Roster(
        host: SwiftUI::ViewHost(StaffView(staff: staff)),
        list: { (people: [Person]) in staff.employees = employees(people) })
    },
    title: { (people: [Person], count: Swift::Int) in
      ViewIsMainActor::RosterView(employees: employees(people)).title(for: count)
    },
    words: { (person: Person, isIn: Swift::Bool) in
      let own: [ViewIsMainActor::Employee] = employees([person])
      return ViewIsMainActor::RosterView(employees: own).words(for: own[0], isIn: isIn)
    })
}

private func employees(
  _ people: [ViewIsMainActorSubject::Subject.Person]
) -> [ViewIsMainActor::Employee] {
  people.Swift::map { (person: ViewIsMainActorSubject::Subject.Person) in
    ViewIsMainActor::Employee(id: person.id, name: person.name)
  }
}

/// A list that changes.
@MainActor
@Observation::Observable
private final class Staff {
  var employees: [ViewIsMainActor::Employee]

  init(_ people: [ViewIsMainActorSubject::Subject.Person]) {
    employees = ViewIsMainActorAdapter::employees(people)
  }
}

private struct StaffView: SwiftUI::View {
  let staff: Staff

  var body: some SwiftUI::View { ViewIsMainActor::RosterView(employees: staff.employees) }
}
