// must compile: a button's action calls `expectArrival()`, which stays synchronous
// mode: app
@testable import CallbackThatTraps

func makeAction(for desk: CallbackThatTraps::FrontDesk) -> () -> Void {
  { desk.expectArrival() }
}
