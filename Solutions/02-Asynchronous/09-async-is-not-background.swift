// Async is not background
//
// `async` does not say where a function runs. The table below assumes that all asynchronous code
// runs in the background. The code is built in app mode. Each body calls `look` once; the checks
// call each body from the main actor and elsewhere.
//
// Goal: the table is right, and `report` stays off the main actor.
//
// - The table says where each body calls `look`: on the main actor, where its caller runs, or
//   elsewhere, both times.
// - The table is read without `await`. Fill it in by thinking.
// - Wherever it is called, `report` calls `look` off the main actor. It calls `look` once, before
//   it returns, also in a cancelled task.
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

enum Table {
  // In app mode a function without an annotation is isolated to the main actor, `async` or not.
  static let plainAsync = Place.mainActor
  // It is nonisolated, and hops nowhere by itself.
  static let nonisolatedAsync = Place.whereItsCallerRuns
  static let concurrentAsync = Place.elsewhere
  // What it awaits runs elsewhere; it comes back to its own actor.
  static let afterTheAwait = Place.mainActor
  // The child task starts off every actor, and the function goes to its own.
  static let asyncLetOfPlain = Place.mainActor
  // Here the caller is the child task, which is nonisolated.
  static let asyncLetOfNonisolated = Place.elsewhere
  static let groupTask = Place.elsewhere
  static let actorMethod = Place.elsewhere
}

// The attribute is what moves it; `async` and `nonisolated` alone would not.
@concurrent func report(_ look: @escaping Look) async {
  look()
}
