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
    let sticker = subject.makeSticker(id, image) { units in meter.work(units) }
    let isSelected = sticker.isSelected()
    #expect(!isSelected, "A new sticker is not selected: “\(id) \(image)” is new.")
    return sticker
  }

  @Test("A sticker's export and its shelf stay as they are")
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
    for (id, image) in [(-7, ""), (0, " sea, sun .png "), (1_234_567, "São Paulo 🌊")] {
      let kept = await makeSticker(id, image).keep()
      #expect(kept == ["\(id) \(image)", "stickers"], "The id, one space, and the image as it is.")
    }
  }

  @Test("All that is given stays as it is: nothing is stored or filed on the main actor")
  func offTheMainActor() async {
    let sticker = makeSticker(12, "ö 🌊.png")
    _ = await sticker.keep()
    let (onMain, all) = (meter.mainActorUnits, meter.totalUnits)
    #expect(
      onMain == 0,
      """
      So many units were done on the main actor. The archive left it in the starter. Is `@concurrent` \
      still there?
      """)
    #expect(
      all == "12 ö 🌊.png".utf8.count + 1,
      "The archive counts a unit for each byte that it stores, and one for filing.")
  }

  @Test("All that is given stays as it is: a sticker is stored first, and then filed")
  func storedFirst() async throws {
    let (jobs, units, end) = (ManualExecutor(), SynchronizedArray<Int>(), AtomicFlag())
    let sticker = subject.makeSticker(12, "sun.png") { count in units.append(count) }
    _ = Task(executorPreference: jobs) { @concurrent in
      _ = await sticker.keep()
      end.set()
    }
    for _ in 0..<100 {
      let goesOn = await eventually { end.isSet || jobs.hasJobs }
      if end.isSet || !goesOn { break }
      _ = await eventually { false }
      jobs.runNewest()
    }
    let hasEnded = end.isSet
    try #require(hasEnded, "`keep` was called, and has not returned.")
    let work = units.all
    #expect(
      work == ["12 sun.png".utf8.count, 1],
      "This is the archive's work: first the bytes that are stored, then one unit for filing.")
  }

  @Test("A new sticker is not selected, and selecting one changes no other")
  func selection() {
    let (wave, gull) = (makeSticker(31, "wave.png"), makeSticker(4, "gull.png"))
    wave.select(true)
    wave.select(true)
    gull.select(false)
    let (first, second) = (wave.isSelected(), gull.isSelected())
    #expect(first, "This sticker was selected, two times over.")
    #expect(!second, "This one was not selected.")
    gull.select(true)
    let both = [wave.isSelected(), gull.isSelected()]
    #expect(both == [true, true], "One sticker was selected after the other. Both are now.")
    wave.select(false)
    let later = [wave.isSelected(), gull.isSelected()]
    #expect(later == [false, true], "The first selection was taken back, and only that one.")
    for _ in 0..<50 {
      // Each is gone when the next one is made, which may get its memory.
      makeSticker(8, "crab.png").select(true)
    }
    let twin = makeSticker(4, "gull.png")
    let twinAtFirst = twin.isSelected()
    #expect(
      !twinAtFirst, "This sticker is new. It has the id and the image of one that is selected.")
    twin.select(true)
    gull.select(false)
    let twins = [gull.isSelected(), twin.isSelected()]
    #expect(twins == [false, true], "Two stickers have one id, and one of them is selected.")
  }
}
