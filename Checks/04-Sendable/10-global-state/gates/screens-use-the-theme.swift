// must compile: a screen reads and changes the theme while it draws, without `await`
// mode: library
@testable import GlobalState

@MainActor
func tapsOnCompact() -> String {
  GlobalState::theme.isCompact.toggle()
  GlobalState::theme.accent = GlobalState::theme.isCompact ? "plum" : "teal"
  return GlobalState::theme.accent
}
