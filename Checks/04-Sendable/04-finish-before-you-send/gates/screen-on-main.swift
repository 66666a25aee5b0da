// must not compile: `AvatarScreen` stays as it is, isolated to the main actor: other code has to await it
// mode: library
@testable import FinishBeforeYouSend

func countWhatTheGateSees(on screen: FinishBeforeYouSend::AvatarScreen) -> Int {
  screen.shown.count  // expected-error {{[actor_isolated_non_self_reference]}}
}

func showTheGatesImage(on screen: FinishBeforeYouSend::AvatarScreen) {
  let image: FinishBeforeYouSend::Image = FinishBeforeYouSend::Image()
  screen.display(image)  // expected-error {{[actor_isolated_call_decl]}}
}
