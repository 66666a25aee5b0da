public import GlobalStateSubject

@testable import GlobalState

/// Hands the learner's global state to the checks.
public func makeSubject() -> GlobalStateSubject::Subject {
  GlobalStateSubject::Subject(
    pageSize: { () -> Int in GlobalState::pageSize },
    color: { (id: Int, pick: (Int) -> String) -> String in
      GlobalState::Avatars.color(of: id, pick: pick)
    },
    accent: { () -> String in GlobalState::theme.accent },
    setAccent: { (accent: String) -> Void in GlobalState::theme.accent = accent },
    isCompact: { () -> Bool in GlobalState::theme.isCompact },
    setCompact: { (isCompact: Bool) -> Void in GlobalState::theme.isCompact = isCompact }
  )
}
