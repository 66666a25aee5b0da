// The caller decides
//
// A library works on avatars. Both of its functions belong to the main actor: an app stands still
// while an avatar is sharpened, and an actor cannot use either of them for an avatar that it keeps.
// (This file is built in library mode: what says nothing here belongs to no actor.)
//
// Goal: both functions leave the main actor, each in its own way.
// - `addCaption` is light. It runs where its caller runs, on any actor or on none, so an actor may
//   pass an avatar that it keeps.
// - `sharpen` is heavy. It runs off every actor. The compiler therefore refuses an avatar that an
//   actor keeps. A caller may pass one that it has made itself, and use it afterwards.
// - Each call does what it did before, even in a cancelled task: `addCaption` asks for the name and
//   writes it, both once, whatever the name and the old caption are; `sharpen` calls
//   `sharpenPixels()` once, even for a sharp avatar.
// - `Avatar` stays as it is.

// MARK: - Given

/// Nothing protects an avatar, so only one place at a time may use it.
final class Avatar {
  let employeeID: Int
  private(set) var caption = ""
  private(set) var isSharp = false
  private let work: @Sendable (_ microseconds: Int) -> Void

  init(employeeID: Int, work: @escaping @Sendable (_ microseconds: Int) -> Void) {
    self.employeeID = employeeID
    self.work = work
  }

  func write(_ caption: String) {
    work(20)
    self.caption = caption
  }

  func sharpenPixels() {
    work(80_000)  // Five frames long.
    isSharp = true
  }
}

/// Knows everybody's name. The answer may take its time, but that is waiting and no work.
struct Directory: Sendable {
  let name: @Sendable (_ employeeID: Int) async -> String
}

// MARK: - Your turn

// TODO: Let the first function stay with its caller, and the second one leave every actor.
@MainActor
func addCaption(to avatar: Avatar, from directory: Directory) async {
  let name = await directory.name(avatar.employeeID)
  avatar.write(name)
}

@MainActor
func sharpen(_ avatar: Avatar) async {
  avatar.sharpenPixels()
}
