import ImageCacheAdapter
import ImageCacheSubject
import Synchronization
import Testing
import WorkshopSupport

@Suite("An image cache", .serialized)
@MainActor
struct ImageCacheChecks {
  private struct Key: Hashable, CustomStringConvertible {
    let employee: Int
    let width: Int

    init(_ employee: Int, _ width: Int = 64) {
      self.employee = employee
      self.width = width
    }

    var description: String { width == 64 ? "\(employee)" : "\(employee) at \(width)" }
  }

  /// A call of a cache, and what a search gave.
  private enum Step: CustomStringConvertible {
    case insert(Int, Key)
    case look(Key, found: Int?)

    var description: String {
      switch self {
      case .insert(let image, let key): "insert image \(image) for \(key)"
      case .look(let key, let found):
        "look for \(key): \(found.map { "image \($0)" } ?? "nothing")"
      }
    }
  }

  /// A cache together with the list of what was done with it.
  private final class Story: CustomStringConvertible {
    let limit: Int
    private let cache: Subject.Cache
    private var steps: [Step] = []

    /// Looks and inserts in one piece, if the cache is an actor.
    func look(_ key: Key, thenInsert image: Int, _ other: Key) async {
      let found = await cache.lookThenInsert(key.employee, image, other.employee)
      steps.append(.look(key, found: found))
      steps.append(.insert(image, other))
    }

    init(limit: Int, cache: Subject.Cache) {
      self.limit = limit
      self.cache = cache
    }

    func insert(_ image: Int, _ key: Key) async {
      await cache.insert(image, key.employee, key.width)
      steps.append(.insert(image, key))
    }

    @discardableResult
    func look(_ key: Key) async -> Int? {
      let found = await cache.image(key.employee, key.width)
      steps.append(.look(key, found: found))
      return found
    }

    var description: String {
      let left = steps.count > 12 ? ["… \(steps.count - 12) earlier steps"] : []
      let lines = left + steps.suffix(12).map(\.description)
      return (["A cache with a limit of \(limit):"] + lines).joined(separator: "\n")
    }
  }

  private let subject = makeSubject()

  private func story(limit: Int) async -> Story {
    await Story(limit: limit, cache: subject.makeCache(limit))
  }

  @Test("Tasks share a cache with `await`, also while the main actor is busy")
  func mainActorIsBusy() async {
    let cache = await subject.makeCache(2)
    // An actor that is still at work elsewhere would serve the task there, and not here.
    _ = await eventually(turns: 60) { false }
    let elsewhere = ManualExecutor()
    let result = Found()
    _ = Task(executorPreference: elsewhere) { @concurrent in
      await cache.insert(5, 12, 64)
      result.kept()
      let image = await cache.image(12, 64)
      result.looked(image)
    }
    // From here to the next `await` the main actor is at work, and runs nothing else.
    elsewhere.runAllButMainActor()
    let (kept, image) = result.state
    let story =
      kept
      ? "The task kept its image, and never found it again"
      : "The task never came back from keeping its image"
    #expect(
      kept && image == 5,
      """
      \(story) while the main actor was busy. What has the main actor to do with it? Look for \
      code of the cache that is isolated there. Or did `insert` return before the image was kept?
      """)
  }

  /// What the task elsewhere has done so far.
  private final class Found: Sendable {
    private let now = Mutex((kept: false, image: Int?.none))

    func kept() { now.withLock { $0.kept = true } }
    func looked(_ image: Int?) { now.withLock { $0.image = image } }
    var state: (kept: Bool, image: Int?) { now.withLock { $0 } }
  }

  @Test("`insert` keeps an image for its key, and replaces an older one; caches share nothing")
  func ownKey() async {
    let story = await story(limit: 8)
    await story.insert(1, Key(12, 32))
    await story.insert(2, Key(12, 64))
    await story.insert(3, Key(64, 12))
    await story.insert(4, Key(12, 32))
    let found = await [
      story.look(Key(12, 32)), story.look(Key(12, 64)), story.look(Key(64, 12)),
      story.look(Key(32, 12)), story.look(Key(7, 64)),
    ]
    #expect(
      found == [4, 2, 3, nil, nil],
      """
      Two widths are two images, a second image replaces the first, and where nothing was kept \
      there is nothing to find.
      \(story)
      """)
    let other = await self.story(limit: 8)
    let elsewhere = await other.look(Key(12, 64))
    #expect(elsewhere == nil, "Another cache holds an image that was not inserted there.")
  }

  @Test("When a new key would be one too many, the least recently used image goes")
  func leastRecentlyUsed() async {
    let story = await story(limit: 3)
    await story.insert(1, Key(31))
    await story.insert(2, Key(7))
    await story.insert(3, Key(19))
    await story.look(Key(31))
    await story.insert(4, Key(4))
    let kept = await [
      story.look(Key(31)), story.look(Key(7)), story.look(Key(19)), story.look(Key(4)),
    ]
    #expect(
      kept == [1, nil, 3, 4],
      """
      31 was inserted first, but it was looked up since. 7 has not been used for longest, so that \
      is the one to go, and the only one.
      \(story)
      """)
  }

  @Test("When a new key would be one too many, one image goes, however many the cache holds")
  func oneGoes() async throws {
    for limit in [1, 2, 4, 8, 10, 16, 20, 64, 100] {
      let story = await story(limit: limit)
      for employee in 0...limit { await story.insert(employee, Key(employee)) }
      for employee in 0...limit {
        let found = await story.look(Key(employee))
        try #require(
          found == (employee == 0 ? nil : employee),
          """
          \(limit + 1) images were inserted, for 0 to \(limit), and \(limit) of them fit. The one for 0 is \
          the one to go, and the only one. This was found for \(employee).
          """)
      }
    }
  }

  @Test("The least recently used image goes, also after thousands of uses")
  func longUse() async throws {
    let story = await story(limit: 20)
    for employee in 0..<5_000 {
      await story.insert(employee, Key(employee))
      let gone = await story.look(Key(employee - 20))
      try #require(
        gone == nil,
        """
        \(employee + 1) images were inserted, one after the other, and 20 fit. The image for \(employee - 20) \
        has been there longest, so it had to go. Does a count of uses begin again?
        """)
    }
    for employee in 4_980..<5_000 {
      let found = await story.look(Key(employee))
      #expect(found == employee, "The 20 images that were inserted last are still there.")
    }
  }

  @Test("Inserting and finding are uses: the last one counts, and not how many there were")
  func lastUseCounts() async {
    let story = await story(limit: 2)
    await story.insert(1, Key(31))
    for _ in 1...3 { await story.look(Key(31)) }
    await story.insert(2, Key(7))
    await story.look(Key(7))
    await story.insert(3, Key(19))
    let first = await [story.look(Key(31)), story.look(Key(7)), story.look(Key(19))]
    #expect(
      first == [nil, 2, 3],
      """
      31 was used more often than 7, and 7 was used later. The image whose last use is longest ago \
      goes.
      \(story)
      """)
  }

  @Test("Replacing is a use, and no other image goes for it")
  func replacing() async {
    let story = await story(limit: 2)
    await story.insert(1, Key(31))
    await story.insert(2, Key(7))
    await story.insert(3, Key(7))
    let both = await [story.look(Key(31)), story.look(Key(7))]
    #expect(
      both == [1, 3],
      "7 was there already, so its new image takes the place of the old one.\n\(story)")
    await story.insert(4, Key(31))
    await story.insert(5, Key(19))
    let kept = await [story.look(Key(31)), story.look(Key(7)), story.look(Key(19))]
    #expect(
      kept == [4, nil, 5],
      "31 was replaced after 7 had been looked for, so 7 is the one to go.\n\(story)")
  }

  @Test("Replacing by an equal image is a use, too")
  func replacingByTheSame() async {
    let story = await story(limit: 2)
    await story.insert(1, Key(31))
    await story.insert(2, Key(7))
    await story.insert(1, Key(31))
    await story.insert(3, Key(19))
    let kept = await [story.look(Key(31)), story.look(Key(7)), story.look(Key(19))]
    #expect(
      kept == [1, nil, 3],
      "31 was inserted again, with the same image, after 7. So 7 is the one to go.\n\(story)")
  }

  @Test("Finding is a use by the time it returns")
  func usedAtOnce() async {
    let story = await story(limit: 2)
    await story.insert(1, Key(31))
    await story.insert(2, Key(7))
    await story.look(Key(31), thenInsert: 3, Key(19))
    let kept = await [story.look(Key(31)), story.look(Key(7)), story.look(Key(19))]
    #expect(
      kept == [1, nil, 3],
      """
      Code on the cache's own actor found 31 and inserted 19 on the next line. 7 is the one to go. What \
      a task notes later has not been noted by then.
      \(story)
      """)
  }

  @Test("Equal keys have both parts equal, for any numbers")
  func keysOfAllKinds() async throws {
    let numbers = [
      -65_536, -12, -2, -1, 0, 1, 2, 11, 12, 31, 32, 64, 100, 112, 256, 1_000, 1_001, 1_024, 65_536,
      1 << 32,
    ]
    let keys = numbers.flatMap { employee in numbers.map { Key(employee, $0) } }
    let story = await story(limit: keys.count)
    for (image, key) in keys.enumerated() { await story.insert(image, key) }
    for (image, key) in keys.enumerated() {
      let found = await story.look(key)
      try #require(
        found == image,
        """
        \(keys.count) keys have an image each, and all fit. Image \(image) was kept for employee \
        \(key.employee) in width \(key.width). Does the cache mix it up with another key, such as \
        \(found.map { "that of \(keys[$0].employee) in width \(keys[$0].width)" } ?? "none")?
        """)
    }
    let factors = Array(2...2_000) + [4_096, 10_000, 65_536, 100_000, 1_000_000, 1 << 32]
    for factor in factors {
      for (key, other) in [((1, factor), (2, 0)), ((factor, 1), (0, 2))] {
        let (isEqual, isOne) = subject.areEqual(key, other)
        try #require(
          !isEqual && !isOne,
          """
          Employee \(key.0) in width \(key.1) is taken for employee \(other.0) in width \(other.1). One \
          number that is made of both parts is the same for several keys. Compare each part.
          """)
      }
    }
    for other in [(12, 1), (1, 12), (2, 11), (0, 12), (12, 0), (-12, 1)] {
      let (isEqual, isOne) = subject.areEqual((12, 1), other)
      let expected = other == (12, 1)
      #expect(
        isEqual == expected && isOne == expected,
        "The keys 12 in width 1, and \(other.0) in width \(other.1): equal, and one in a set?")
    }
  }

  @Test("Finding nothing changes nothing")
  func missesChangeNothing() async {
    let story = await story(limit: 2)
    await story.insert(1, Key(31))
    for employee in [4, 4, 7, 64] { await story.look(Key(employee)) }
    await story.insert(2, Key(7))
    let kept = await [story.look(Key(31)), story.look(Key(7))]
    #expect(
      kept == [1, 2],
      "Two images fit. Others were looked up in between, and one has gone.\n\(story)")
  }

  @Test("A cache holds at most `limit` images: after hundreds of steps, those used last")
  func manySteps() async throws {
    for limit in [1, 2, 5, 7] {
      let story = await story(limit: limit)
      // The least recently used comes first.
      var expected: [(key: Key, image: Int)] = []
      var random: UInt32 = 7
      func next(_ bound: UInt32) -> Int {
        random = random &* 1_664_525 &+ 1_013_904_223
        return Int((random >> 16) % bound)
      }
      for step in 1...300 {
        let key = Key([31, 4, 19, 7][next(4)], [64, 32][next(2)])
        let known = expected.firstIndex { $0.key == key }
        if next(3) == 0 {
          if let known { expected.remove(at: known) }
          expected.append((key, step))
          if expected.count > limit { expected.removeFirst() }
          await story.insert(step, key)
        } else {
          let image = known.map { expected[$0].image }
          if let known { expected.append(expected.remove(at: known)) }
          let found = await story.look(key)
          try #require(
            found == image,
            "Follow the last steps on paper, with the last use of each image beside it.\n\(story)")
        }
      }
    }
  }
}
