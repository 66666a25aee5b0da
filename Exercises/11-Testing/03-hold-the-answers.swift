// Hold the answers
//
// `RosterSearch` asks a server at each key. A slow answer may come after the answer to a later question. The
// server of the test below answers at once, so its answers always come in order.
//
// Goal: a suite that passes with every right `RosterSearch` and fails, at an expectation, with every wrong one.
// The *newest* search is the one that began last. A right one keeps these promises:
// - `search` calls `fetch` once, and returns after that call has ended.
// - When the newest search succeeds, `names` are its names, and `errorText` is nil.
// - When the newest search fails, `errorText` is not nil.
// - Older searches change nothing, whenever they end, and whether they succeed or fail.
// - `isSearching` is true from the beginning of a search until the newest has ended, and then false.
//
// Nothing else is promised: the words of `errorText`, what is shown while a search is on its way, `names` after
// an error, and whether older searches are cancelled are free. Every `search` calls `fetch`, so a test may wait
// for that call. Wrong ones break one promise each; none hangs or traps. The given one is
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
