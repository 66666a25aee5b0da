public import MeasureTheHitchSubject

@testable import MeasureTheHitch

/// Hands the learner's measurement to the checks.
public func makeSubject() -> MeasureTheHitchSubject::Subject {
  MeasureTheHitchSubject::Subject(
    worstHitch: {
      (plans: [MeasureTheHitchSubject::Subject.Suspect]) async
        -> MeasureTheHitchSubject::Subject.Hitch? in
      await report(MeasureTheHitch::worstHitch(among: plans.map(suspect)))
    },
    worstHitchInDirectory: {
      (employees: Swift::Int) async -> MeasureTheHitchSubject::Subject.Hitch? in
      await report(
        MeasureTheHitch::worstHitch(among: MeasureTheHitch::suspects(employees: employees)))
    }
  )
}

/// A suspect of the learner's module that does what the checks say.
@MainActor
private func suspect(
  _ plan: MeasureTheHitchSubject::Subject.Suspect
) -> MeasureTheHitch::Suspect {
  MeasureTheHitch::Suspect(
    name: plan.name,
    run: { (meter: MeasureTheHitch::Meter) async -> Swift::Void in
      for (number, stretch): (Swift::Int, [Swift::Int]) in plan.stretches.enumerated() {
        if number > 0 { await meter.pause() }
        for units: Swift::Int in stretch { meter.work(units) }
      }
    })
}

@MainActor
private func report(
  _ hitch: (name: Swift::String, units: Swift::Int)?
) -> MeasureTheHitchSubject::Subject.Hitch? {
  hitch.map {
    (hitch: (name: Swift::String, units: Swift::Int)) -> MeasureTheHitchSubject::Subject.Hitch in
    MeasureTheHitchSubject::Subject.Hitch(name: hitch.name, units: hitch.units)
  }
}
