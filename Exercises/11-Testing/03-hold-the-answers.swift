// Hold the answers
//
// `RosterSearch` asks at each key. This server answers at once.
//
// Goal: a suite that passes with every right `RosterSearch` and fails, at an expectation, with every wrong one. The
// *newest* search began last. A right one promises:
// - `search` calls `fetch` once, with its text, and returns after it, not others.
// - If the newest succeeds, `names` are its names, `errorText` is nil; if it fails, `errorText` is not nil.
// - Older searches change nothing, whenever and however they end.
// - `isSearching` is true while the newest is on its way, then false.
//
// Free are errors' words, `names` and `errorText` during a search, `names` after an error, and whether the older
// are cancelled. Wrong ones break one promise each. Given: Checks/11-Testing/03-hold-the-answers/Component.swift.

import HoldTheAnswersComponent
import Testing

// MARK: - Given

/// An error for `fetch` to throw.
struct ServerIsDown: Error {}

// MARK: - Your turn

@Suite("The roster search")
struct RosterSearchTests {
  // TODO: Write a server that answers when the test says so. Then answer in both orders, also with errors.
  @Test("The names of the newest search are shown")
  func newest() async {
    let model = RosterSearch { text in ["names with \(text)"] }
    await model.search("a")
    await model.search("ad")
    #expect(model.names == ["names with ad"])
    #expect(!model.isSearching)
  }
}
