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
