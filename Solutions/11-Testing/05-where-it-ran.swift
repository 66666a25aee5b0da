// Where it ran
//
// `AvatarLoader` decodes files off the main actor and shows them on it. The test below asks where the test runs.
//
// Goal: a suite that passes with every right `AvatarLoader` and fails, at an expectation, with every wrong one. A
// right one promises:
// - `decode` is called once for each file, never on the main actor.
// - `show` is called once for each file, always on the main actor: with its avatar, or nil if `decode` threw.
// - `load` returns when all files have been shown.
// - This holds wherever `load` is called: on the main actor, and elsewhere.
//
// The order is free; several may be decoded at one time; names may be equal. Wrong ones break one promise each. Given:
// Checks/11-Testing/05-where-it-ran/Component.swift.

import Dispatch
import Synchronization
import Testing
import WhereItRanComponent

// MARK: - Given

/// Tells whether the code that asks runs on the main actor, whose jobs all run on the main queue.
nonisolated enum MainActorProbe {
  private static let key = DispatchSpecificKey<Bool>()
  private static let marked: Void = DispatchQueue.main.setSpecific(key: key, value: true)

  static var isOnMainActor: Bool {
    _ = marked
    return DispatchQueue.getSpecific(key: key) == true
  }
}

/// Counts calls, those on the main actor apart from those elsewhere.
nonisolated final class Meter: Sendable {
  private let counts = Mutex((onMain: 0, elsewhere: 0))

  var onMain: Int { counts.withLock { $0.onMain } }
  var elsewhere: Int { counts.withLock { $0.elsewhere } }

  func count() {
    let isOnMain = MainActorProbe.isOnMainActor
    counts.withLock { if isOnMain { $0.onMain += 1 } else { $0.elsewhere += 1 } }
  }
}

/// An error for `decode` to throw.
struct BrokenFile: Error {}

// MARK: - Your turn

@Suite("The avatar loader")
struct AvatarLoaderTests {
  private let decoded = Meter()
  private let shown = Meter()
  private let placeholders = Meter()

  private var loader: AvatarLoader {
    // The closures run where the loader calls them, so they are the ones to ask.
    AvatarLoader(
      decode: { [decoded] file in
        decoded.count()
        if file.hasPrefix("broken") { throw BrokenFile() }
        return "avatar of \(file)"
      },
      show: { [shown, placeholders] file, avatar in
        if avatar == nil { placeholders.count() } else { shown.count() }
        // As many avatars as whole files could still be the avatars of other files.
        #expect(avatar == (file.hasPrefix("broken") ? nil : "avatar of \(file)"))
      })
  }

  /// Calls `load` from a place that is not the main actor.
  @concurrent private func load(_ files: [String], with loader: AvatarLoader) async {
    await loader.load(files)
  }

  // One file, several, and broken ones between them.
  @Test(
    "Every call is at its place",
    arguments: [["ada"], ["broken"], ["ada", "broken 1", "grace", "broken 2"]], [true, false])
  func places(files: [String], isCalledOnMain: Bool) async {
    if isCalledOnMain {
      await loader.load(files)
    } else {
      await load(files, with: loader)
    }
    let broken = files.count { $0.hasPrefix("broken") }
    #expect(decoded.onMain == 0)
    #expect(decoded.elsewhere == files.count)
    #expect(shown.onMain == files.count - broken)
    #expect(shown.elsewhere == 0)
    #expect(placeholders.onMain == broken)
    #expect(placeholders.elsewhere == 0)
  }
}
