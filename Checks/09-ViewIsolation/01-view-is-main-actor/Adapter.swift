@_spi(Workshop) import SwiftUI
@_spi(Workshop) public import ViewIsMainActorSubject

@testable import ViewIsMainActor

/// Shows the learner's roster to the checks.
public func makeSubject() -> ViewIsMainActorSubject::Subject {
  ViewIsMainActorSubject::Subject(makeHost: {
    (people: [(id: Swift::Int, name: Swift::String)]) in
    let employees: [ViewIsMainActor::Employee] = people.Swift::map {
      (person: (id: Swift::Int, name: Swift::String)) in
      ViewIsMainActor::Employee(id: person.id, name: person.name)
    }
    return SwiftUI::ViewHost(ViewIsMainActor::RosterView(employees: employees))
  })
}
