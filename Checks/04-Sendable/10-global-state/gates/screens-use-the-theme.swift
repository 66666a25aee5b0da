// must compile: synchronous main-actor code reads and changes `theme`
// mode: library
@testable import GlobalState

@MainActor
func tapsOnCompact() -> String {
  GlobalState::theme.isCompact.toggle()
  GlobalState::theme.accent = GlobalState::theme.isCompact ? "plum" : "teal"
  return GlobalState::theme.accent
}
