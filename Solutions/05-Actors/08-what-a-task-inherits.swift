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

enum Table {
  // Made in code of the desk, and it uses the desk.
  static let usesSelf = Place.desk
  // Nothing in its body uses the desk, so it is not isolated to it.
  static let ignoresSelf = Place.noActor
  // A task cannot be isolated to a desk that may be gone.
  static let weakSelf = Place.noActor
  // It begins where its maker is, and comes back there after the `await`.
  static let immediate = Place.desk
  static let detached = Place.noActor
  // There is one main actor: nothing has to be used for it.
  static let onTheMainActor = Place.mainActor
  // What counts is where the code is declared, not who calls it.
  static let calledFromMain = Place.noActor
  static let givenTheDesk = Place.noActor

  // A task takes over task-local values wherever it runs; a detached one takes over nothing.
  static let ignoresSelfHasTaskLocals = true
  static let detachedHasTaskLocals = false
}

extension Desk {
  func noteLater(_ look: @escaping Look) -> Work {
    // It calls a method of the desk without `await`: that is possible only on the desk.
    Task { look(visit()) }
  }
}
