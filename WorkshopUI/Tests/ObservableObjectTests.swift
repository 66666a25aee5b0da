@_spi(Workshop) import SwiftUI
import Testing
import WorkshopUISamples

@Suite @MainActor struct ObservableObjectTests {
  @Test func viewsFollowAPublishedPropertyWhereverTheObjectComesFrom() throws {
    let host = ViewHost(BasketScreen())
    try host.tap("Add")
    #expect(host.text.contains("List: apple "))
    #expect(host.text.contains("Count: 1"))
    try host.send(.change, "ripe", to: "Note")
    #expect(host.text.contains("List: apple ripe"))
  }

  @Test func anOwnedObjectOutlivesItsViewsValue() throws {
    let host = ViewHost(BasketScreen())
    try host.tap("Add")
    try host.tap("Next round 1")
    #expect(host.text.contains("Next round 2"))
    #expect(host.text.contains("Count: 1"))
  }

  @Test func everyChangeEvaluatesEveryFollowerAlsoOfWhatItDoesNotRead() throws {
    let host = ViewHost(BasketScreen())
    host.recorder.reset()
    try host.send(.change, "x", to: "Note")
    // With Observation, the count would not be evaluated for a note.
    #expect(host.recorder.bodies["BasketCount"] == 1)
  }

  @Test func anObjectSaysThatItWillChangeBeforeItDoes() {
    let basket = Basket()
    var counts: [Int] = []
    let subscription = basket.objectWillChange.sink { counts.append(basket.items.count) }
    basket.items.append("a")
    basket.unseen += 1
    basket.items.append("b")
    #expect(counts == [0, 1])
    subscription.cancel()
    basket.items.append("c")
    #expect(counts == [0, 1])
  }

  @Test func aPropertysPublisherSendsThePresentValueFirst() {
    let basket = Basket()
    var notes: [String] = []
    var subscriptions: Set<AnyCancellable> = []
    basket.$note.removeDuplicates().map { "<\($0)>" }.sink { notes.append($0) }
      .store(in: &subscriptions)
    basket.note = "a"
    basket.note = "a"
    basket.note = "b"
    #expect(notes == ["<>", "<a>", "<b>"])
    subscriptions = []
    basket.note = "c"
    #expect(notes.count == 3)
  }
}
