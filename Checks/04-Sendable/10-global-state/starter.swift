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
