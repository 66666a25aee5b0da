// What a task inherits
//
// A task made inside an actor's method does not always run on that actor. The table below was filled in
// by somebody who believes that it does.
//
// The code is built in app mode. Each body makes a task that calls `look` with a number or without one,
// and `look` notes where it was called. The checks call the bodies from the main actor.
//
// Goal: the table says where each task looks, and `noteLater` has its task look on the desk.
//
// - An entry says where the body's task calls `look`: on the desk, on the main actor, or on no
//   actor. Two entries say whether a task has the task-local values of the code that made it.
// - The table is filled in by thinking: main-actor code reads it without `await`. The given bodies
//   stay.
// - `noteLater` is called on the desk, awaits nothing, and returns a task. The task calls `look`
//   once, on the desk, with the number of one visit and with the caller's task-local values.
// - Each call counts one visit; the first has number 1. Whether it is counted in `noteLater` or in
//   the task is up to you. When the task ends, all is done.
// - Several such tasks may be under way at once. The desk is retained until they have ended.

// MARK: - Given

typealias Look = @Sendable (Int?) -> Void
typealias Work = Task<Void, Never>

actor Desk {
  /// Where the desk works; by this `look` can tell it from other places.
  nonisolated let unownedExecutor: UnownedSerialExecutor
  var visits = 0

  init(place: UnownedSerialExecutor) { unownedExecutor = place }

  func visit() -> Int {
    visits += 1
    return visits
  }

  func usesSelf(_ look: @escaping Look) -> Work { Task { look(visits) } }

  func ignoresSelf(_ look: @escaping Look) -> Work { Task { look(nil) } }

  func weakSelf(_ look: @escaping Look) -> Work {
    Task { [weak self] in look(await self?.visits) }
  }

  func immediate(_ look: @escaping Look) -> Work {
    Task.immediate {
      await Task.yield()
      look(nil)
    }
  }

  func detached(_ look: @escaping Look) -> Work { Task.detached { look(await self.visits) } }
}

func onTheMainActor(_ look: @escaping Look) -> Work { Task { look(nil) } }

nonisolated func calledFromMain(_ look: @escaping Look) async -> Work { Task { look(nil) } }

func givenTheDesk(_ desk: isolated Desk, _ look: @escaping Look) -> Work { Task { look(nil) } }

enum Place { case desk, mainActor, noActor }

// MARK: - Your turn

// TODO: Correct the table, then have the task of `noteLater` look on the desk.
enum Table {
  static let usesSelf = Place.desk
  static let ignoresSelf = Place.desk
  static let weakSelf = Place.desk
  static let immediate = Place.desk
  static let detached = Place.desk
  static let onTheMainActor = Place.mainActor
  static let calledFromMain = Place.mainActor
  static let givenTheDesk = Place.desk

  static let ignoresSelfHasTaskLocals = true
  static let detachedHasTaskLocals = true
}

extension Desk {
  func noteLater(_ look: @escaping Look) -> Work {
    Task { [weak self] in look(await self?.visit()) }
  }
}
