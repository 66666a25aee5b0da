// must compile: `Avatars.color(of:pick:)` serves synchronous code on any thread, as does `pageSize`
// mode: library
@testable import GlobalState

nonisolated func exportsAPage(from first: Int) -> [String] {
  (first..<first + GlobalState::pageSize).map { id in
    GlobalState::Avatars.color(of: id) { $0.isMultiple(of: 2) ? "teal" : "plum" }
  }
}
