import InferredConformancesAdapter
import InferredConformancesSubject
import Testing

@Suite("Inferred conformances", .serialized)
@MainActor
struct InferredConformancesChecks {
  private let subject = makeSubject()

  /// Ids with gaps, in no order; two ids come twice, and two stickers have one title.
  private let found: [(id: Int, title: String)] = [
    (31, "Wave"), (7, "Sun"), (31, "Big wave"), (12, "Wave"), (7, "Sun"), (4, "Gull"),
  ]

  @Test(
    "Stickers with the same id are equal, even if their titles differ. The hash is made of the id")
  func identity() async {
    let stickers = subject.makeAlbum(found).stickers
    let sameID = await stickers.areEqual(0, 2)
    #expect(sameID, "Two stickers with the id 31 came in two messages, and one has a longer title.")
    let sameInAll = await stickers.areEqual(1, 4)
    #expect(
      sameInAll, "Both have the id 7 and the title Sun. They are two objects, and one sticker.")
    let sameTitle = await stickers.areEqual(0, 3)
    #expect(!sameTitle, "They have one title, and their ids are 31 and 12.")
    for (place, other) in [(0, 2), (1, 4)] {
      let alike = await stickers.hashAlike(place, other)
      #expect(alike, "What is equal needs the same hash. A set looks in the wrong place otherwise.")
    }
    var otherHashes = 0
    for place in [1, 3, 5] where await !stickers.hashAlike(0, place) { otherHashes += 1 }
    #expect(
      otherHashes > 0,
      """
      Four stickers have four ids and one hash. A set finds them, and compares each with all others. \
      Is the hash made of the id?
      """)
  }

  @Test("`distinct` and `Album` stay as they are: each sticker is in the album once")
  func once() async {
    let album = subject.makeAlbum(found)
    await album.collect([0, 1, 2])
    let two = album.count()
    #expect(two == 2, "Three were found, and two of them are one sticker.")
    await album.collect([5, 4, 3, 2, 1])
    let four = album.count()
    #expect(four == 4, "Some of these were in the album before. The ids are 31, 7, 12 and 4.")
  }

  @Test("A set finds a sticker after its title has changed")
  func afterTheTitleChanged() async {
    let album = subject.makeAlbum(found)
    await album.collect([0, 1, 3, 5])
    album.stickers.retitle(0, "Tide")
    album.stickers.retitle(5, "Wave")
    for place in [0, 5, 2, 1] {
      let isThere = album.contains(place)
      #expect(
        isThere,
        """
        The album has this sticker, and says that it has not. A set puts a thing where its hash \
        says, and looks there later.
        """)
    }
  }

  @Test("The screen lists the stickers by title, then by id, as they are titled now")
  func lines() async {
    let album = subject.makeAlbum(found)
    await album.collect([0, 1, 3, 5])
    let before = album.lines()
    #expect(
      before == ["Gull (4)", "Sun (7)", "Wave (12)", "Wave (31)"],
      "By title, and where two have the same title, the smaller id is first.")
    album.stickers.retitle(5, "Yacht")
    album.stickers.retitle(3, "Sun")
    let after = album.lines()
    #expect(
      after == ["Sun (7)", "Sun (12)", "Wave (31)", "Yacht (4)"],
      "Two titles were changed, and the list follows them.")
  }

  @Test("Stickers are ordered by title, then id, as now, and none comes before its equal")
  func order() async {
    let titles = ["Zoo", "ant", "", "zoo", "Ant 10", "Ant 9", "Émile", "Wave", "Wave", "Wave"]
    let ids = [5, 4, 9, 3, 2, 1, 8, 100, 20, -3]
    // Behind them stands another object with the last one's id and title.
    let found = Array(zip(ids, titles)) + [(-3, "Wave")]
    let album = subject.makeAlbum(found.map { (id: $0.0, title: $0.1) })
    let stickers = album.stickers
    for (place, one) in found.enumerated() {
      for (otherPlace, other) in found.enumerated() {
        let isBefore = stickers.isBefore(place, otherPlace)
        #expect(
          isBefore == ((one.1, one.0) < (other.1, other.0)),
          """
          Does “\(one.1) (\(one.0))” come before “\(other.1) (\(other.0))”? The answer was \
          \(isBefore). Titles are ordered as texts are by `<`, then ids as numbers.
          """)
      }
    }
    await album.collect(Array(found.indices))
    let lines = album.lines()
    #expect(
      lines == [
        " (9)", "Ant 10 (2)", "Ant 9 (1)", "Wave (-3)", "Wave (20)", "Wave (100)", "Zoo (5)",
        "ant (4)", "zoo (3)", "Émile (8)",
      ], "These are all of them, each once, in their order and with their title and id.")
  }
}
