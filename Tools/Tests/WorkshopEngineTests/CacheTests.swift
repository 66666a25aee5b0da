import Foundation
import Synchronization
import Testing

@testable import WorkshopEngine

@Suite struct CacheTests {
  let folder: TemporaryFolder
  let cache: Cache

  init() throws {
    folder = try TemporaryFolder()
    cache = Cache(root: folder.url)
  }

  struct Refused: Error {}

  /// A door that builds wait at until the test opens it, and that counts them.
  actor Door {
    private(set) var arrivals = 0
    private(set) var cancellations = 0
    private var isOpen = false

    func open() { isOpen = true }

    func pass() async throws {
      arrivals += 1
      while !isOpen {
        do {
          try await Task.sleep(for: .milliseconds(2))
        } catch {
          cancellations += 1
          throw error
        }
      }
    }
  }

  private func text(_ place: URL) throws -> String {
    try String(contentsOf: place.appendingPathComponent("text"), encoding: .utf8)
  }

  @Test("It is known whether an entry has been made, without making it")
  func holds() async throws {
    #expect(!cache.holds("text", key: ["a"]))
    _ = try await cache.folder("text", key: ["a"]) { _ in }
    #expect(cache.holds("text", key: ["a"]))
    #expect(!cache.holds("text", key: ["b"]) && !cache.holds("other", key: ["a"]))
  }

  @Test("What was made once is not made again, and another key is another entry")
  func madeOnce() async throws {
    let count = Mutex(0)
    for key in ["a", "a", "b"] {
      let place = try await cache.folder("kind", key: [key]) { draft in
        count.withLock { $0 += 1 }
        try Data(key.utf8).write(to: draft.appendingPathComponent("text"))
      }
      #expect(try text(place) == key)
    }
    #expect(count.withLock(\.self) == 2)
  }

  @Test("A value is made once, and read by who asks later")
  func values() async throws {
    let folder = try TemporaryFolder()
    for made in [["a", "b"], ["c"]] {
      // A cache of its own each time, as another process has.
      let value = try await Cache(root: folder.url).value("words", key: ["k"]) { _ in made }
      #expect(value == ["a", "b"])
    }
    await #expect(throws: CancellationError.self) {
      try await Cache(root: folder.url).value("words", key: ["other"]) { _ -> [String] in
        throw CancellationError()
      }
    }
    #expect(!Cache(root: folder.url).holds("words", key: ["other"]))
  }

  @Test("The parts of a key do not run together")
  func keyParts() async throws {
    let first = try await cache.folder("kind", key: ["ab", "c"]) { _ in }
    let second = try await cache.folder("kind", key: ["a", "bc"]) { _ in }
    #expect(first.path != second.path)
  }

  @Test("Two requests at once share one build")
  func shared() async throws {
    let door = Door()
    let requests = (0..<5).map { _ in
      Task { [cache] in try await cache.folder("kind", key: ["a"]) { _ in try await door.pass() } }
    }
    #expect(await eventually { await door.arrivals == 1 })
    await door.open()
    for request in requests { _ = try await request.value }
    #expect(await door.arrivals == 1)
    #expect(folder.names().count == 1)
  }

  @Test("A waiter that is cancelled does not take the build away from the other")
  func oneCancelled() async throws {
    let door = Door()
    func request() -> Task<URL, any Error> {
      Task { [cache] in try await cache.folder("kind", key: ["a"]) { _ in try await door.pass() } }
    }
    let first = request()
    #expect(await eventually { await door.arrivals == 1 })
    let second = request()
    // The second has joined once the cache has had time for a message after it.
    for _ in 0..<200 { await Task.yield() }
    _ = try? await cache.folder("other", key: ["b"]) { _ in }
    first.cancel()
    for _ in 0..<200 { await Task.yield() }
    _ = try? await cache.folder("other", key: ["c"]) { _ in }
    await door.open()
    _ = try await second.value
    #expect(await door.arrivals == 1)
    #expect(await door.cancellations == 0)
  }

  @Test("The build goes when the last one who waits for it goes, and leaves nothing")
  func allCancelled() async throws {
    let door = Door()
    let requests = (0..<2).map { _ in
      Task { [cache] in try await cache.folder("kind", key: ["a"]) { _ in try await door.pass() } }
    }
    #expect(await eventually { await door.arrivals == 1 })
    for _ in 0..<200 { await Task.yield() }
    for request in requests { request.cancel() }
    for request in requests {
      await #expect(throws: CancellationError.self) { try await request.value }
    }
    #expect(await door.cancellations == 1)
    #expect(folder.names().isEmpty)
    await door.open()
    _ = try await cache.folder("kind", key: ["a"]) { _ in try await door.pass() }
    #expect(folder.names().count == 1)
  }

  @Test("A build that fails leaves nothing, and the next one may succeed")
  func failing() async throws {
    await #expect(throws: Refused.self) {
      try await cache.folder("kind", key: ["a"]) { draft in
        try Data("half".utf8).write(to: draft.appendingPathComponent("text"))
        throw Refused()
      }
    }
    #expect(folder.names().isEmpty)
    let place = try await cache.folder("kind", key: ["a"]) { draft in
      try Data("whole".utf8).write(to: draft.appendingPathComponent("text"))
    }
    #expect(try text(place) == "whole")
  }

  @Test("Another process that was quicker wins, and its entry is taken")
  func otherProcess() async throws {
    let (mine, theirs) = (Cache(root: folder.url), Cache(root: folder.url))
    let door = Door()
    let slow = Task {
      try await mine.folder("kind", key: ["a"]) { draft in
        try Data("mine".utf8).write(to: draft.appendingPathComponent("text"))
        try await door.pass()
      }
    }
    #expect(await eventually { await door.arrivals == 1 })
    _ = try await theirs.folder("kind", key: ["a"]) { draft in
      try Data("theirs".utf8).write(to: draft.appendingPathComponent("text"))
    }
    await door.open()
    #expect(try text(await slow.value) == "theirs")
    #expect(folder.names().count == 1)
  }

  @Test("A grader waits for what another process makes, and makes it itself where that one ends")
  func waitsForOtherProcess() async throws {
    let (mine, theirs) = (Cache(root: folder.url), Cache(root: folder.url))
    let door = Door()
    let looks = Mutex(0)
    for cache in [mine, theirs] {
      await cache.waitForOtherProcesses {
        looks.withLock { $0 += 1 }
        try await Task.sleep(for: .milliseconds(1))
      }
    }
    @Sendable func made(_ cache: Cache, _ key: String) async throws -> URL {
      try await cache.folder("kind", key: [key]) { _ in try await door.pass() }
    }
    let first = Task { try await made(mine, "a") }
    #expect(await eventually { await door.arrivals == 1 })
    let second = Task { try await made(theirs, "a") }
    #expect(await eventually { await door.arrivals > 1 || looks.withLock(\.self) > 2 })
    #expect(await door.arrivals == 1)
    // What is being made elsewhere holds up nothing else.
    let other = Task { try await made(theirs, "b") }
    #expect(await eventually { await door.arrivals == 2 })
    first.cancel()
    #expect(await eventually { await door.arrivals == 3 }, "the second one makes it now")
    await door.open()
    _ = try await (second.value, other.value)
    await #expect(throws: CancellationError.self) { try await first.value }
    #expect(folder.names().allSatisfy { $0.hasPrefix("kind-") })
    #expect(folder.names().count == 2)
  }

  @Test("Pruning keeps what is new, what is used, and the toolchain's note")
  func prunes() throws {
    let old = Date(timeIntervalSinceNow: -86_400)
    func make(_ name: String, _ date: Date) throws {
      let place = folder.url.appendingPathComponent(name)
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: place.path)
    }
    for name in ["module-1", "modules", "toolchain-1.json", "draft-1-left"] { try make(name, old) }
    for name in ["module-2", "module-3", "draft-2-busy"] { try make(name, Date()) }
    cache.prune(keeping: 3)
    #expect(
      folder.names() == ["draft-2-busy", "module-2", "module-3", "modules", "toolchain-1.json"])
  }

  @Test("Drafts that a cut-off left long ago go, however few entries there are")
  func prunesDrafts() throws {
    let draft = folder.url.appendingPathComponent("draft-1-left")
    try FileManager.default.createDirectory(at: draft, withIntermediateDirectories: true)
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -86_400)], ofItemAtPath: draft.path)
    cache.prune(keeping: 600)
    #expect(folder.names().isEmpty)
  }

  @Test("A value that cannot be read any more is made anew", arguments: ["", "{", "[1"])
  func damaged(text: String) async throws {
    let made = Mutex(0)
    func value() async throws -> [Int] {
      try await cache.value("numbers", key: ["key"]) { _ in
        made.withLock { $0 += 1 }
        return [1, 2]
      }
    }
    #expect(try await value() == [1, 2])
    let entry = try #require(folder.names().first { $0.hasPrefix("numbers-") })
    try Data(text.utf8).write(to: folder.url.appendingPathComponent("\(entry)/value.json"))
    #expect(try await value() == [1, 2])
    #expect(try await value() == [1, 2])
    #expect(made.withLock { $0 } == 2)
  }
}
