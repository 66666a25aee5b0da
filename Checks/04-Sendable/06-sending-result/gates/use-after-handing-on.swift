// must not compile: `Image` stays: after sending one to another actor, a caller cannot change it
// mode: library
// level: sil
@testable import SendingResult

@MainActor
func gateKeeps(_ image: SendingResult::Image) {}

actor GateCorridor {
  func handOn() async {
    let image: SendingResult::Image = SendingResult::Image()
    await gateKeeps(image)  // expected-error {{[regionbasedisolation_named_send_yields_race]}}
    image.apply("late")
  }
}
