public import MeasureTheHitchSubject

@testable import MeasureTheHitch

/// Hands the learner's measurement to the checks.
public func makeSubject() -> MeasureTheHitchSubject::Subject {
  MeasureTheHitchSubject::Subject(
    worstHitch: {
      (plans: [MeasureTheHitchSubject::Subject.Suspect]) async
        -> MeasureTheHitchSubject::Subject.Hitch? in
      await MeasureTheHitch::worstHitch(among: plans.Swift::map(suspect))
    },
    worstHitchInDirectory: {
      (employees: Swift::Int) async -> MeasureTheHitchSubject::Subject.Hitch? in
      await MeasureTheHitch::worstHitch(among: MeasureTheHitch::suspects(employees: employees))
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
      plan.runBegins()
      for (number, stretch): (Swift::Int, [Swift::Int]) in plan.stretches.Swift::enumerated() {
        if number > 0 { await meter.pause() }
        for units: Swift::Int in stretch { meter.work(units) }
      }
    })
}
