// must compile: synchronous main-actor code calls `initials(of:)`, a free function, without `await`
// mode: app
@testable import TooMuchConcurrency

func textInTheAvatar(_ name: String) -> String {
  TooMuchConcurrency::initials(of: name)
}
