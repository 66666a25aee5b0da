import BadgeKit
public import CallbackThatTrapsSubject

@testable import CallbackThatTraps

/// Hands the learner's front desk to the checks.
public func makeSubject() -> CallbackThatTrapsSubject::Subject {
  CallbackThatTrapsSubject::Subject { (reader: BadgeKit::BadgeReader, names: [Int: String]) in
    let desk: CallbackThatTraps::FrontDesk = CallbackThatTraps::FrontDesk(
      reader: reader, names: names)
    return CallbackThatTrapsSubject::Subject.Desk(
      expectArrival: { desk.expectArrival() },
      arrivals: { desk.arrivals })
  }
}
