// must not compile: only the main actor may touch the screen without waiting for its turn
// mode: library
@testable import FinishBeforeYouSend

func countWhatTheGateSees(on screen: FinishBeforeYouSend::AvatarScreen) -> Int {
  screen.shown.count  // expected-error {{[actor_isolated_non_self_reference]}}
}

func showTheGatesImage(on screen: FinishBeforeYouSend::AvatarScreen) {
  let image: FinishBeforeYouSend::Image = FinishBeforeYouSend::Image()
  screen.display(image)  // expected-error {{[actor_isolated_call_decl]}}
}
