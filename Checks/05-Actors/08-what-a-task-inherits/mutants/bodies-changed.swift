// refused by: checks — it makes the table true by changing what it speaks of
// whole: the task of `ignoresSelf` captures `self`

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

  func ignoresSelf(_ look: @escaping Look) -> Work { Task { look(visits) } }

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
  static let usesSelf = Place.desk
  static let ignoresSelf = Place.desk
  static let weakSelf = Place.noActor
  static let immediate = Place.desk
  static let detached = Place.noActor
  static let onTheMainActor = Place.mainActor
  static let calledFromMain = Place.noActor
  static let givenTheDesk = Place.noActor

  static let ignoresSelfHasTaskLocals = true
  static let detachedHasTaskLocals = false
}

extension Desk {
  func noteLater(_ look: @escaping Look) -> Work {
    Task { look(visit()) }
  }
}
