// must compile: synchronous code on any thread reads the page size and asks for a color
// mode: library
@testable import GlobalState

nonisolated func exportsAPage(from first: Int) -> [String] {
  (first..<first + GlobalState::pageSize).map { id in
    GlobalState::Avatars.color(of: id) { $0.isMultiple(of: 2) ? "teal" : "plum" }
  }
}
