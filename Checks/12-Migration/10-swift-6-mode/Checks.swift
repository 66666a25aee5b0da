import Dispatch
import Foundation
import Swift6ModeAdapter
import Swift6ModeSubject
import Testing
import WorkshopSupport

/// What the cache did before this step, and does after it.
@Suite("The Swift 6 language mode", .serialized)
struct Swift6ModeChecks {
  private static func makeCache(_ capacity: Int = 200) -> Subject.Cache {
    makeSubject().makeCache(capacity)
  }

  /// What a handler gets that is called once.
  @MainActor private static func photo(_ id: Int, of cache: Subject.Cache) async -> String? {
    await firstCall { cache.photo(id, $0) } ?? "the handler was not called"
  }

  @Test(
    "A handler is called once, off the main actor, with the employee's last photo kept before the call"
  )
  @MainActor func handlers() async {
    let cache = Self.makeCache()
    cache.keep("Ada, 2019", 7)
    cache.keep("Grace", 41)
    cache.keep("Ada, 2026", 7)
    let calls = SynchronizedArray<String>()
    let places = SynchronizedArray<Bool>()
    _ = await firstCall { handed in
      // Inside the call, a queue that is waited for has the main actor's thread.
      let call = CallInProgress()
      cache.photo(7) { photo in
        calls.append(photo ?? "none")
        places.append(MainActorProbe.isOnMainActor || call.isOnItsThread)
        handed(photo)
      }
      call.hasReturned()
    }
    #expect(calls.all == ["Ada, 2026"])
    #expect(
      places.all == [false], "A screen that decodes a photo in its handler holds the main actor.")
    let other = await Self.photo(41, of: cache)
    #expect(other == "Grace")
    let none = await firstCall { handed in
      let call = CallInProgress()
      cache.photo(12) { photo in
        places.append(MainActorProbe.isOnMainActor || call.isOnItsThread)
        handed(photo)
      }
      call.hasReturned()
    }
    #expect(none == .some(nil), "No photo was kept, and the handler is told so.")
    #expect(places.all == [false, false], "The second handler was told that there is no photo.")
    #expect(calls.all.count == 1)
    cache.keep("", 41)
    let empty = await Self.photo(41, of: cache)
    #expect(empty == "", "A photo without a byte was kept last.")
    let another = Self.makeCache()
    let count = another.count()
    let others = await Self.photo(7, of: another)
    #expect(count == 0 && others == nil, "Another cache was asked, where no photo was kept.")
  }

  @Test("A handler is called once: each of many, also when nobody holds the cache any more")
  func manyHandlers() async {
    let handed = SynchronizedArray<String>()
    // Of a few, each handler might be called before its cache is let go.
    for _ in 1...500 {
      let cache = Self.makeCache()
      cache.keep("Ada", 7)
      cache.keep("Grace", 41)
      for id in [7, 41, 7] { cache.photo(id) { handed.append($0 ?? "none") } }
    }
    for _ in 0..<20_000 where handed.all.count < 1_500 { await leaveThisThread() }
    let names = Dictionary(grouping: handed.all) { $0 }.mapValues(\.count)
    #expect(
      names == ["Ada": 1_000, "Grace": 500],
      "Three handlers wait in each of 500 caches, and these are let go at once.")
    await lastPhotos()
  }

  /// Photos are asked for, kept and asked for again in one row.
  private func lastPhotos() async {
    let last = SynchronizedArray<String>()
    for _ in 1...500 {
      let cache = Self.makeCache()
      cache.keep("Ada, 2019", 7)
      cache.photo(7) { _ in }
      cache.keep("Ada, 2026", 7)
      cache.photo(7) { last.append($0 ?? "none") }
    }
    for _ in 0..<20_000 where last.all.count < 500 { await leaveThisThread() }
    #expect(
      last.all == Array(repeating: "Ada, 2026", count: 500),
      "A second photo was kept before the second call, and the first call's handler may still have waited."
    )
  }

  @Test("A handler may use the cache")
  func handlerUsesCache() async {
    let verdict = ExitTestVerdict()
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent],
      "A handler kept, counted and trimmed photos in the cache that had called it. The program has ended, or waits for ever."
    ) { [verdict = verdict as ExitTestVerdict] in
      let cache = Swift6ModeChecks.makeCache()
      await withCheckedContinuation { continuation in
        cache.photo(7) { _ in
          cache.keep("Ada", 7)
          _ = cache.count()
          cache.trim([7])
          continuation.resume()
        }
      }
      let photo = await Swift6ModeChecks.photo(7, of: cache)
      verdict.end(isWrong: photo != "Ada")
    }
    guard let result else { return }
    let isWrong = verdict.isWrong(in: result.standardOutputContent)
    #expect(isWrong == false, "The photo that a handler has kept is asked for next.")
  }

  @Test("When the cache is full, the employee whose first photo is the oldest is forgotten")
  func capacity() async {
    let cache = Self.makeCache(3)
    for id in 1...3 { cache.keep("photo \(id)", id) }
    cache.keep("new photo 1", 1)
    let read = await Self.photo(1, of: cache)
    #expect(read == "new photo 1")
    let full = cache.count()
    #expect(full == 3)
    cache.keep("photo 4", 4)
    let stillFull = cache.count()
    #expect(stillFull == 3)
    var photos: [String?] = []
    for id in 1...4 { photos.append(await Self.photo(id, of: cache)) }
    #expect(
      photos == [nil, "photo 2", "photo 3", "photo 4"],
      "Employee 1 has a new photo, which was read, and the first one was the oldest of all.")
    await forgetsInOrder()
  }

  /// Employees come in no order of their ids, get new photos, are forgotten and come back.
  private func forgetsInOrder() async {
    let cache = Self.makeCache(3)
    // On the right, who is there then, the oldest first.
    let kept: [(id: Int, then: [Int])] = [
      (8, [8]), (2, [8, 2]), (5, [8, 2, 5]), (8, [8, 2, 5]), (1, [2, 5, 1]), (8, [5, 1, 8]),
      (9, [1, 8, 9]), (3, [8, 9, 3]), (4, [9, 3, 4]),
    ]
    for (number, step) in kept.enumerated() {
      cache.keep("photo", step.id)
      var there: Set<Int> = []
      for id in 1...9 where await Self.photo(id, of: cache) != nil { there.insert(id) }
      #expect(
        there == Set(step.then),
        "Photos of \(kept.prefix(number + 1).map(\.id)) were kept, in this order, where three find room."
      )
    }
  }

  @Test("A trimmed cache has no trace of employees who are not on the roster")
  func trims() async {
    let cache = Self.makeCache(3)
    for id in 1...2 { cache.keep("photo \(id)", id) }
    cache.trim([2, 9])
    let count = cache.count()
    #expect(count == 1)
    cache.keep("later photo 1", 1)
    cache.keep("photo 3", 3)
    var photos: [String?] = []
    for id in 1...3 { photos.append(await Self.photo(id, of: cache)) }
    #expect(
      photos == ["later photo 1", "photo 2", "photo 3"],
      "Employee 1 was trimmed, and came back. There is room for three.")
    cache.trim([])
    let none = cache.count()
    #expect(none == 0)
    await trimsInOrder()
  }

  /// Who is trimmed and comes back is the newest; the others keep their order.
  private func trimsInOrder() async {
    let cache = Self.makeCache(3)
    for id in [9, 4, 6] { cache.keep("photo", id) }
    cache.trim([4, 6])
    cache.trim([6, 4, 9])
    cache.keep("photo", 9)
    cache.keep("photo", 1)
    var there: Set<Int> = []
    for id in 1...9 where await Self.photo(id, of: cache) != nil { there.insert(id) }
    #expect(
      there == [1, 6, 9],
      "9 was trimmed and came back, so 4 has the oldest first photo of 4, 6 and 9.")
    let other = Self.makeCache(3)
    for id in [6, 9, 4] { other.keep("photo", id) }
    other.trim([9, 4, 6])
    other.keep("photo", 1)
    there = []
    for id in 1...9 where await Self.photo(id, of: other) != nil { there.insert(id) }
    #expect(
      there == [1, 4, 9],
      "All three were on the roster, and 6 has the oldest first photo of 6, 9 and 4.")
  }

  /// Employees get photos, one after the other, while another thread trims to a roster with all of them.
  private func keptWhileTrimmed() async {
    let cache = Self.makeCache(10_000)
    let roster = Array(1...5_000)
    let isTrimmed = AtomicFlag()
    let kept = await withTaskGroup { group in
      group.addTask { @concurrent in
        for _ in 1...30 { cache.trim(roster) }
        isTrimmed.set()
        return 0
      }
      group.addTask { @concurrent in
        var (turn, kept) = (0, 0)
        while turn < 2_000 || !isTrimmed.isSet {
          turn += 1
          // One in sixteen is a new employee, so that there are some as long as the other thread trims.
          if turn.isMultiple(of: 16), kept < 5_000 { kept += 1 }
          cache.keep("photo", turn.isMultiple(of: 16) ? max(kept, 1) : 1)
          // A thread that locks again at once may never leave the lock to the other one.
          if turn.isMultiple(of: 16) { sched_yield() }
        }
        return kept
      }
      return await group.reduce(0, +)
    }
    let count = cache.count()
    #expect(count == kept, "All are on the roster to which the cache was trimmed meanwhile.")
  }

  @Test("`count` has every photo that was kept before, on any queue")
  func threads() async {
    let empty = Self.makeCache().count()
    #expect(empty == 0)
    let cache = Self.makeCache(10_000)
    await withTaskGroup { group in
      for task in 0..<4 {
        group.addTask { @concurrent in
          for number in 1...1_000 { cache.keep("photo", 10_000 * task + number) }
        }
      }
    }
    let count = cache.count()
    #expect(count == 4_000, "Four tasks have kept 1,000 photos each.")
    for id in 1...50 {
      cache.keep("again", 50_000 + id)
      let count = cache.count()
      #expect(count == 4_000 + id, "The caller has kept a photo, and asks in the next line.")
    }
    await keptWhileTrimmed()
    // More tasks than there are threads for them: a count that waits for a task of its own would wait for ever.
    let counts = await withTaskGroup { group in
      for _ in 0..<200 { group.addTask { @concurrent in cache.count() } }
      return await group.reduce(into: Set<Int>()) { $0.insert($1) }
    }
    #expect(counts == [4_050])
  }
}

/// A call of the thread that makes this, until it is said to have returned.
private final class CallInProgress: Sendable {
  private let thread = ObjectIdentifier(Thread.current)
  private let returned = AtomicFlag()

  /// Whether the code that asks runs inside the call.
  var isOnItsThread: Bool { !returned.isSet && ObjectIdentifier(Thread.current) == thread }

  func hasReturned() { returned.set() }
}

/// Goes through a queue of the system's, as the cache may, and comes back.
private func leaveThisThread() async {
  await withCheckedContinuation { continuation in
    DispatchQueue.global(qos: .background).async { continuation.resume() }
  }
}
