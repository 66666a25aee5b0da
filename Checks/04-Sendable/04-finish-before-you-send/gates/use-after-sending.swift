// must not compile: an image that was sent to the main actor may not be changed by the sender
// mode: library
// level: sil
@testable import FinishBeforeYouSend

@MainActor
func keep(_ image: FinishBeforeYouSend::Image) {}

@concurrent
func changeAfterSending(_ filter: FinishBeforeYouSend::Filter) async {
  let image: FinishBeforeYouSend::Image = FinishBeforeYouSend::Image()
  await keep(image)  // expected-error {{[regionbasedisolation_named_send_yields_race]}}
  image.apply(filter)
}
