// Global state
//
// Every thread can reach a global. The compiler refuses these three; the fix depends on the
// callers. This file is built in library mode.
//
// Goal: the file builds, all names stay, and each global has the protection that fits.
//
// - `pageSize` is 20, a constant for synchronous code on any thread.
// - `Avatars.color(of:pick:)` serves synchronous code on any thread. The first color kept for an id
//   stays: later calls return it and pick nothing. Of simultaneous calls for a new id, several may
//   pick, and all return the color that was kept first.
// - The app has one `theme`. Synchronous main-actor code reads and changes `theme`. Other code
//   cannot.
//
// Up to you: whether `pick` runs under the lock; what `theme` is.

import Synchronization

// MARK: - Your turn

// It never changes, so no caller has to be kept away.
let pageSize = 20

enum Avatars {
  // Callers are synchronous and on any thread: none can wait for an actor. A lock serves them all.
  private static let colors = Mutex<[Int: String]>([:])

  static func color(of id: Int, pick: (Int) -> String) -> String {
    if let color = colors.withLock({ $0[id] }) { return color }
    // Code from elsewhere, so it runs without the lock.
    let color = pick(id)
    return colors.withLock { colors in
      if let earlier = colors[id] { return earlier }
      colors[id] = color
      return color
    }
  }
}

final class Theme {
  var accent = "teal"
  var isCompact = false
}

// Screens alone use it, and they are on the main actor already. The class itself stays nonisolated;
// what is global is this one theme.
@MainActor let theme = Theme()
