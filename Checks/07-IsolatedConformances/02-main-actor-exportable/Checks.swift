import MainActorExportableAdapter
import MainActorExportableSubject
import Testing

@Suite("Exportable on the main actor", .serialized)
@MainActor
struct MainActorExportableChecks {
  private let subject = makeSubject()

  @Test("What is shared is what the screen shows at that moment")
  func current() {
    let model = subject.makeModel("Beach")
    let empty = model.share([])
    #expect(empty == ["Beach: ", ""], "There is no sticker yet, so the name is all there is.")
    model.add("wave")
    model.add("sun")
    model.add("wave")
    let three = model.share([12, 7])
    #expect(
      three == ["Beach: wave, sun, wave", "wave, sun, wave", "12 euros", "7 euros"],
      "Three stickers, one of them twice, in the order in which they were put there.")
    model.rename("Sea")
    let renamed = model.share([])
    #expect(
      renamed == ["Sea: wave, sun, wave", "wave, sun, wave"],
      "The person gave it another name, and shares it under the old one.")
    model.removeAll()
    model.add("gull")
    let again = model.share([7])
    let stickers = model.stickers()
    #expect(stickers == ["gull"], "All stickers were removed, and one was added.")
    #expect(
      again == ["Sea: gull", "gull", "7 euros"],
      "The model was shared before, then changed. Its old value is of no use now.")
  }

  @Test("Stickers that take the place of as many others are shared as they are")
  func asManyOthers() {
    let model = subject.makeModel("")
    // Each list has as many stickers as the one before, and as many letters.
    let lists = [
      ["crab", "", "gull", "sun"], ["sun", "", "gull", "crab"], ["crab", "gull", "", "sun"],
      ["crab", "", "gull", "sun"],
    ]
    for stickers in lists {
      model.removeAll()
      for sticker in stickers { model.add(sticker) }
      let text = stickers.joined(separator: ", ")
      let shared = [model.share([]), model.share([])]
      #expect(
        shared == [[": \(text)", text], [": \(text)", text]],
        """
        The model was shared twice. Before that, four stickers had taken the place of four others. A \
        text that is kept has to go when a sticker does, also where their number stays the same.
        """)
    }
    model.removeAll()
    let none = model.share([])
    #expect(none == [": ", ""], "All stickers were removed, and nothing was added.")
    let many = (1...60).map { "sticker \($0 % 7)" } + [" ÉMILE "]
    for sticker in many { model.add(sticker) }
    let all = model.share([]).last
    #expect(all == many.joined(separator: ", "), "Here are 61 stickers, the last with two spaces.")
    model.rename("Bay, São Paulo 🌊")
    let renamed = model.share([])
    #expect(renamed.first?.hasPrefix("Bay, São Paulo 🌊: sticker 1, ") == true, "It was renamed.")
    model.rename("")
    model.removeAll()
    model.add("sun, \"sea\"")
    model.add("a, b")
    let unnamed = model.share([1, 0, -3])
    #expect(
      unnamed == [": sun, \"sea\", a, b", "sun, \"sea\", a, b", "1 euros", "0 euros", "-3 euros"],
      """
      The model was given an empty name, and stickers with commas and quotation marks. All is shared \
      as it is; so are the receipts.
      """)
  }

  @Test("Two models share nothing but the protocol")
  func two() {
    let beach = subject.makeModel("Beach")
    let city = subject.makeModel("City")
    beach.add("wave")
    city.add("tram")
    beach.add("sun")
    let (first, second) = (beach.share([]), city.share([3]))
    #expect(first == ["Beach: wave, sun", "wave, sun"], "These two stickers are on the beach.")
    #expect(second == ["City: tram", "tram", "3 euros"], "The tram is in the city, alone.")
  }
}
