// must compile: a row is drawn in synchronous code, so it asks for initials without `await`
// mode: app
@testable import TooMuchConcurrency

func textInTheAvatar(_ name: String) -> String {
  TooMuchConcurrency::initials(of: name)
}
