// must compile: synchronous code on the main actor starts a model, reads from it, stops it, and lets it go
// mode: app
@testable import WeakSelf

final class GateScreen {
  private var model: WeakSelf::PresenceModel?
  private(set) weak var last: WeakSelf::PresenceModel?

  func appear(_ clock: any Clock<Duration>) -> String {
    let model = WeakSelf::PresenceModel(clock: clock, ask: { "at the desk" })
    self.model = model
    last = model
    model.start()
    return model.place
  }

  func disappear() {
    model?.stop()
    model = nil
  }
}
