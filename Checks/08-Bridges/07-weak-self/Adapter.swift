public import WeakSelfSubject

@testable import WeakSelf

/// Holds one model until it is let go, and can tell afterwards whether it is gone.
@MainActor
private final class Holder {
  var model: WeakSelf::PresenceModel?
  weak var seen: WeakSelf::PresenceModel?

  init(_ model: WeakSelf::PresenceModel) {
    self.model = model
    seen = model
  }
}

/// Hands the learner's model to the checks.
public func makeSubject() -> WeakSelfSubject::Subject {
  WeakSelfSubject::Subject {
    (clock: any Swift::Clock<Swift::Duration>, ask: @escaping WeakSelfSubject::Subject.Ask)
      -> WeakSelfSubject::Subject.Model in
    let holder: Holder = Holder(WeakSelf::PresenceModel(clock: clock, ask: ask))
    return WeakSelfSubject::Subject.Model(
      start: { () -> Void in holder.model?.start() },
      stop: { () -> Void in holder.model?.stop() },
      place: { () -> String? in holder.model?.place },
      letGo: { () -> Void in holder.model = nil },
      isHeld: { () -> Bool in holder.seen != nil }
    )
  }
}
