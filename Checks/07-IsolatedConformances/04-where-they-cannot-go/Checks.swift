import Testing
import WhereTheyCannotGoAdapter
import WhereTheyCannotGoSubject
import WorkshopSupport

@Suite("Where they cannot go", .serialized)
@MainActor
struct WhereTheyCannotGoChecks {
  private let subject = makeSubject()
  private let meter = WorkMeter()

  private func makeSticker(_ id: Int, _ image: String) -> Subject.Sticker {
    let meter = meter
    return subject.makeSticker(id, image) { units in meter.work(units) }
  }

  @Test("Stickers are stored with their id and image, and filed among the stickers")
  func kept() async {
    let (wave, gull) = (makeSticker(31, "wave.png"), makeSticker(4, "gull.png"))
    wave.select(true)
    let first = await wave.keep()
    let second = await gull.keep()
    wave.select(false)
    let again = await wave.keep()
    #expect(first == ["31 wave.png", "stickers"], "The text that is stored, and the shelf.")
    #expect(second == ["4 gull.png", "stickers"], "Another sticker, with texts of its own.")
    #expect(again == first, "Whether a sticker is selected is no part of what is stored.")
  }

  @Test("Nothing is stored or filed on the main actor")
  func offTheMainActor() async {
    let sticker = makeSticker(12, "sun.png")
    _ = await sticker.keep()
    let (onMain, all) = (meter.mainActorUnits, meter.totalUnits)
    #expect(
      onMain == 0,
      """
      So many units were done on the main actor. The archive left it in the starter. Is `@concurrent` \
      still there?
      """)
    #expect(
      all == "12 sun.png".utf8.count + 1,
      "The archive counts a unit for each byte that it stores, and one for filing.")
  }

  @Test("Selecting one sticker selects no other")
  func selection() {
    let (wave, gull) = (makeSticker(31, "wave.png"), makeSticker(4, "gull.png"))
    wave.select(true)
    let (first, second) = (wave.isSelected(), gull.isSelected())
    #expect(first, "This sticker was selected.")
    #expect(!second, "Nobody selected this one.")
    wave.select(false)
    let later = wave.isSelected()
    #expect(!later, "The selection was taken back.")
  }
}
