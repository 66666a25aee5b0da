extension ManualExecutor {
  /// Runs so many jobs, one after the other; fewer where nothing is left that could bring another.
  @MainActor
  public func runNext(_ count: Int) async {
    for _ in 0..<count {
      guard await eventually({ hasJobs }) else { return }
      runOne()
    }
  }

  /// Runs what is waiting, one job after the other, and gives all other work its turn, the main actor's
  /// too, until nothing is left to run.
  ///
  /// - Parameter limit: After how many jobs work that never rests is given up.
  /// - Returns: Whether everything has come to rest.
  @MainActor
  public func comesToRest(within limit: Int = 500) async -> Bool {
    for _ in 0..<limit {
      guard await eventually({ hasJobs }) else { return true }
      runOne()
    }
    return false
  }

  /// Runs everything but the main actor, which stands still as behind a long layout, then gives the main actor one
  /// turn, and so on in rounds until the condition holds. What is left then comes to rest.
  ///
  /// So what the jobs leave to the main actor comes as late as it can.
  ///
  /// - Parameters:
  ///   - limit: After how many rounds it is given up.
  ///   - condition: Asked on the main actor after each round.
  @MainActor
  public func runInRounds(
    atMost limit: Int = 1_000, until condition: @escaping @MainActor () -> Bool
  ) async {
    let rounds = Rounds(self, left: limit, until: condition)
    rounds.goOn()
    _ = await eventually { rounds.areOver }
    _ = await comesToRest()
  }
}

/// The main actor's turns between the jobs of an executor.
@MainActor
private final class Rounds {
  private let executor: ManualExecutor
  private let condition: @MainActor () -> Bool
  private var left: Int
  private(set) var areOver = false

  init(_ executor: ManualExecutor, left: Int, until condition: @escaping @MainActor () -> Bool) {
    (self.executor, self.left, self.condition) = (executor, left, condition)
  }

  func goOn() {
    executor.runAllButMainActor()
    left -= 1
    areOver = condition() || left <= 0
    // A task, since that goes straight to the end of the main actor's line: behind the work that has come to
    // wait there, and before what that work will start.
    if !areOver { Task { @MainActor in goOn() } }
  }
}
