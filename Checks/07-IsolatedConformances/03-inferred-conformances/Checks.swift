import InferredConformancesAdapter
import InferredConformancesSubject
import Testing
import WorkshopSupport

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
    let unsaved = subject.makeAlbum([(0, ""), (0, "Wave"), (-8, "Wave")]).stickers
    let (sameZero, zeroAndOther) = (await unsaved.areEqual(0, 1), await unsaved.areEqual(1, 2))
    #expect(sameZero, "Both have the id 0, which is an id like any other.")
    #expect(!zeroAndOther, "They have one title, and their ids are 0 and -8.")
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

  @Test("The hash is made of the id: of all of it, also of large ids")
  func hashOfTheWholeID() async {
    let ids = [0] + (0..<60).map { 1 << $0 } + [-1, -12]
    let stickers = subject.makeAlbum(ids.map { ($0, "Wave") }).stickers
    var alike: [Int] = []
    for place in 1..<ids.count where await stickers.hashAlike(0, place) { alike.append(ids[place]) }
    // Two ids may have one hash by chance.
    #expect(
      alike.count < 3,
      """
      These ids have the hash of the id 0, so the hash is made of a part of the id: \(alike). A set \
      compares a sticker with all that have the same hash.
      """)
  }

  @Test("`distinct` stays as it is: it puts stickers into a set off the main actor")
  func offTheMainActor() async throws {
    let (jobs, counts) = (ManualExecutor(), SynchronizedArray<Int>())
    let album = subject.makeAlbum(found)
    let collect: @MainActor @Sendable () async -> Void = {
      counts.append(jobs.jobCount)
      await album.collect([0, 1, 2])
      counts.append(jobs.jobCount)
    }
    _ = Task(executorPreference: jobs) { @concurrent in await collect() }
    for _ in 0..<100 {
      let goesOn = await eventually { counts.all.count == 2 || jobs.hasJobs }
      if !goesOn || !jobs.hasJobs { break }
      jobs.runOne()
    }
    let (jobsBefore, jobsAfter) = (
      counts.all.first, try #require(counts.all.dropFirst().first, "`collect` has not returned.")
    )
    #expect(
      jobsBefore != jobsAfter,
      "The album collected three stickers, and its task never left the main actor.")
  }

  @Test("`Album` stays as it is: of two calls of `collect` at the same time, both count")
  func twoAtOnce() async {
    let (album, ends) = (subject.makeAlbum(found), SynchronizedArray<Int>())
    for places in [[0, 1], [3, 5]] {
      // Both calls have begun before the first one goes on.
      Task.immediate {
        await album.collect(places)
        ends.append(places.count)
      }
    }
    _ = await eventually { ends.all.count == 2 }
    let four = album.count()
    #expect(four == 4, "Two and two stickers were collected at the same time, with four ids.")
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
    let ids = [5, 4, 9, 3, 2, 1, 8, 1_234_567, 20, -3]
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
        " (9)", "Ant 10 (2)", "Ant 9 (1)", "Wave (-3)", "Wave (20)", "Wave (1234567)",
        "Zoo (5)", "ant (4)", "zoo (3)", "Émile (8)",
      ], "These are all of them, each once, in their order and with their title and id.")
  }
}
