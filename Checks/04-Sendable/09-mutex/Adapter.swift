public import MutexSubject

@testable import Mutex

private typealias Key = MutexSubject::Subject.Key

/// Hands the learner's seating plan to the checks.
public func makeSubject() -> MutexSubject::Subject {
  MutexSubject::Subject { () -> MutexSubject::Subject.Plan in
    let plan: Mutex::SeatingPlan<Key, Key> = Mutex::SeatingPlan<Key, Key>()
    return MutexSubject::Subject.Plan(
      assign: { (desk: Key, person: Key) -> Bool in plan.assign(desk, to: person) },
      deskOf: { (person: Key) -> Key? in plan.desk(of: person) },
      personAt: { (desk: Key) -> Key? in plan.person(at: desk) },
      lookups: { () -> Int in plan.lookups }
    )
  }
}
