// differs: a function is given the desk and runs on it; the table is an enum of computed values

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
  static var usesSelf: Place { .desk }
  static var ignoresSelf: Place { .noActor }
  static var weakSelf: Place { .noActor }
  static var immediate: Place { .desk }
  static var detached: Place { .noActor }
  static var onTheMainActor: Place { .mainActor }
  static var calledFromMain: Place { .noActor }
  static var givenTheDesk: Place { .noActor }
  static var ignoresSelfHasTaskLocals: Bool { true }
  static var detachedHasTaskLocals: Bool { false }
}

func note(at desk: isolated Desk, _ look: Look) {
  look(desk.visit())
}

extension Desk {
  func noteLater(_ look: @escaping Look) -> Work {
    Task { note(at: self, look) }
  }
}
