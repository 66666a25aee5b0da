// What a task inherits
//
// A task made in an actor's method does not always run on that actor; the table below assumes it
// does. In app mode, each body makes a task that calls `look`. The checks call the bodies on the
// main actor.
//
// Goal: the table is right, and the task of `noteLater` looks on the desk.
//
// - The table says where each task looks. It says which tasks have their maker's task-local values.
// - The given bodies stay.
// - `noteLater` runs on the desk, awaits nothing and returns a task. Its task calls `look` once, on
//   the desk, with its visit's number and the caller's task-local values.
// - Each call counts one visit, from 1. Tasks may overlap. The desk outlives them.

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
