// refused by: gates — the class on the main actor can be passed everywhere, and works only there
// whole: `Avatar` is isolated to the main actor

// MARK: - Given

/// Nothing protects an avatar, so only one place at a time may use it.
@MainActor
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

nonisolated(nonsending) func addCaption(to avatar: Avatar, from directory: Directory) async {
  let name = await directory.name(avatar.employeeID)
  await avatar.write(name)
}

@concurrent
func sharpen(_ avatar: Avatar) async {
  await avatar.sharpenPixels()
}
