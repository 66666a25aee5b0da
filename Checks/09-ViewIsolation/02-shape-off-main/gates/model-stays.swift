// must not compile: the model stays on the main actor, so other code cannot touch it
// mode: library
@testable import ShapeOffMain

func gateReadsTheFraction(of model: ShapeOffMain::HolidayModel) -> Double {
  model.fraction  // expected-error {{[actor_isolated_non_self_reference]}}
}

func gateChangesTheDays(of model: ShapeOffMain::HolidayModel) {
  model.daysTaken = 3  // expected-error {{[actor_isolated_non_self_reference]}}
}
