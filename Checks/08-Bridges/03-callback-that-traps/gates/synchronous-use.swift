// must compile: `expectArrival()` stays synchronous, so a button's action calls it
// mode: app
@testable import CallbackThatTraps

func makeAction(for desk: CallbackThatTraps::FrontDesk) -> () -> Void {
  { desk.expectArrival() }
}
