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
}
