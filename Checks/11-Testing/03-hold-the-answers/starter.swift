// Hold the answers
//
// `RosterSearch` asks a server at each key. A slow answer may come after the answer to a later question. The
// server of the test below answers at once.
//
// Goal: a suite that passes with every right `RosterSearch` and fails, at an expectation, with every wrong one.
// The *newest* search is the one that began last. A right one keeps these promises:
// - `search` calls `fetch` once, and returns after that call has ended.
// - If the newest search succeeds, `names` are its names, and `errorText` is nil.
// - If the newest search fails, `errorText` is not nil.
// - Older searches change nothing, whenever and however they end.
// - `isSearching` is true from the beginning of a search until the newest has ended, and then false.
//
// Free are the words of errors, what is shown during a search, `names` after an error, and whether older searches
// are cancelled. Wrong ones break one promise each; all call `fetch`, and none hangs or traps. The given one is
// Checks/11-Testing/03-hold-the-answers/Component.swift.

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
