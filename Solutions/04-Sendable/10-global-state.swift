// Global state
//
// What is global can be reached by every thread at any time. These three are, and the compiler
// refuses each. There is no cure that fits them all: it depends on who uses them.
//
// Goal: the file builds, what there is keeps its name, and each has the protection that fits.
// - `pageSize` is 20, and synchronous code on any thread reads it. Nobody ever changes it.
// - `Avatars.color(of:pick:)` is called by synchronous code on any thread. What was picked for an id
//   is kept: a later call for that id gets it and picks nothing. No color that was kept is lost when
//   several threads call at once. (Two that ask for a new id at the same moment may both pick; the
//   first color that was kept is the one that both get.)
// - `theme` is one for the whole app and belongs to the screens. Synchronous code on the main actor
//   reads and changes it, and to synchronous code elsewhere it is out of reach.

import Synchronization

// MARK: - Your turn

// Nobody changes it, so nobody has to be kept away.
let pageSize = 20

enum Avatars {
  // Callers are synchronous and on any thread: none can wait for an actor. A lock serves them all.
  private static let colors = Mutex<[Int: String]>([:])

  static func color(of id: Int, pick: (Int) -> String) -> String {
    if let color = colors.withLock({ $0[id] }) { return color }
    // Somebody else's code, so it runs without the lock.
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

// Screens alone use it, and they are on the main actor already. The class says nothing of that; what
// is global is this one theme.
@MainActor let theme = Theme()
