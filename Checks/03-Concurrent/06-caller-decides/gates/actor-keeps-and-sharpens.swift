// must not compile: `sharpen` runs off every actor, so the compiler refuses an avatar that an actor stores
// mode: library
// level: sil
@testable import CallerDecides

actor GatesCupboard {
  private let avatar: CallerDecides::Avatar = CallerDecides::Avatar(employeeID: 7, work: { _ in })

  func sharpenWhatItKeeps() async {
    await sharpen(avatar)  // expected-error {{[regionbasedisolation_named_send_yields_race]}}
  }
}
