// must not compile: an image that was sent to the main actor may not be changed by the sender
// mode: library
// level: sil
@testable import FinishBeforeYouSend

@MainActor
func gateTakes(_ image: FinishBeforeYouSend::Image) {}

@concurrent
func changeAfterSendingToTheGate(_ filter: FinishBeforeYouSend::Filter) async {
  let image: FinishBeforeYouSend::Image = FinishBeforeYouSend::Image()
  await gateTakes(image)  // expected-error {{[regionbasedisolation_named_send_yields_race]}}
  image.apply(filter)
}
