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

// TODO: Give each of the three the protection that fits.
var pageSize = 20

enum Avatars {
  private static var colors: [Int: String] = [:]

  static func color(of id: Int, pick: (Int) -> String) -> String {
    if let color = colors[id] { return color }
    let color = pick(id)
    colors[id] = color
    return color
  }
}

final class Theme {
  var accent = "teal"
  var isCompact = false
}

let theme = Theme()
