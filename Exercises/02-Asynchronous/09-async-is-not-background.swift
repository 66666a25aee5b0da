// Async is not background
//
// `async` says that a function may wait. It does not say where it runs. The table at the bottom was
// filled in by somebody who believes that everything asynchronous runs in the background.
//
// The code is built in app mode: what says nothing is isolated to the main actor, and
// NonisolatedNonsendingByDefault is on. Each body calls `look` once, and `look` notes where it was
// called. The checks call each body twice, from the main actor and from code that runs elsewhere.
//
// Goal: the table is right, and `report` keeps off the main actor.
//
// - The table says where each body calls `look`: on the main actor both times, where its caller
//   runs, or elsewhere both times.
// - It is filled in by thinking, so its entries can be read without `await`.
// - `report` never calls `look` on the main actor, whichever code calls it.
// - When `report` comes back, it has called `look` once, and that call has ended. That also holds
//   in a task that is cancelled.
// - The given bodies stay as they are.

// MARK: - Given

typealias Look = @Sendable () -> Void

func plainAsync(_ look: Look) async { look() }

nonisolated func nonisolatedAsync(_ look: Look) async { look() }

@concurrent func concurrentAsync(_ look: Look) async { look() }

func afterTheAwait(_ look: Look) async {
  await concurrentAsync {}
  look()
}

func asyncLetOfPlain(_ look: @escaping Look) async {
  async let child: Void = plainAsync(look)
  await child
}

func asyncLetOfNonisolated(_ look: @escaping Look) async {
  async let child: Void = nonisolatedAsync(look)
  await child
}

func groupTask(_ look: @escaping Look) async {
  await withTaskGroup { group in
    group.addTask { look() }
  }
}

actor Desk {
  func actorMethod(_ look: Look) { look() }
}

enum Place { case mainActor, whereItsCallerRuns, elsewhere }

// MARK: - Your turn

// TODO: Correct the table, then make `report` keep off the main actor.
enum Table {
  static let plainAsync = Place.elsewhere
  static let nonisolatedAsync = Place.elsewhere
  static let concurrentAsync = Place.elsewhere
  static let afterTheAwait = Place.elsewhere
  static let asyncLetOfPlain = Place.elsewhere
  static let asyncLetOfNonisolated = Place.elsewhere
  static let groupTask = Place.elsewhere
  static let actorMethod = Place.elsewhere
}

func report(_ look: @escaping Look) async {
  look()
}
