// differs: the work belongs to an actor of its own; the table is computed from words

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

struct Table {
  static var plainAsync: Place { .mainActor }
  static var nonisolatedAsync: Place { .whereItsCallerRuns }
  static var concurrentAsync: Place { .elsewhere }
  static var afterTheAwait: Place { .mainActor }
  static var asyncLetOfPlain: Place { .mainActor }
  static var asyncLetOfNonisolated: Place { .elsewhere }
  static var groupTask: Place { .elsewhere }
  static var actorMethod: Place { .elsewhere }
}

actor Reporter {
  func report(_ look: Look) { look() }
}

nonisolated func report(_ look: @escaping Look) async {
  await Reporter().report(look)
}
