// The caller decides
//
// A library works on avatars. Both functions are isolated to the main actor: an app stands still
// while an avatar is sharpened, and neither accepts an avatar that an actor stores. (In library
// mode, declarations without an annotation are nonisolated.)
//
// Goal: both functions leave the main actor, each in its own way.
//
// - `addCaption`, which is light, runs where its caller runs. An actor may pass an avatar that it
//   stores.
// - `sharpen`, which is heavy, runs off every actor, so the compiler refuses such an avatar. A
//   caller may pass its own avatar and use it afterwards.
// - Each call does what it did, even in a cancelled task: the directory sees the cancellation.
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

/// Knows the name of every employee. The answer may take its time, but that is waiting and no work.
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
