// refused by: checks — it makes the table true by changing what it speaks of
// whole: `nonisolatedAsync` becomes `@concurrent`

// MARK: - Given

typealias Look = @Sendable () -> Void

func plainAsync(_ look: Look) async { look() }

@concurrent func nonisolatedAsync(_ look: Look) async { look() }

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
  static let plainAsync = Place.mainActor
  static let nonisolatedAsync = Place.elsewhere
  static let concurrentAsync = Place.elsewhere
  static let afterTheAwait = Place.mainActor
  static let asyncLetOfPlain = Place.mainActor
  static let asyncLetOfNonisolated = Place.elsewhere
  static let groupTask = Place.elsewhere
  static let actorMethod = Place.elsewhere
}

@concurrent func report(_ look: @escaping Look) async {
  look()
}
