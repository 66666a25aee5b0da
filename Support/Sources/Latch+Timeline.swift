extension Latch {
  /// Waits until the latch is open, as a lane of a timeline, which shows when the task was cancelled.
  ///
  /// The lane's wait has begun. It is the caller's to end where the latch has been opened.
  ///
  /// - Parameters:
  ///   - ignoringCancellation: Whether the wait goes on when the task is cancelled.
  ///   - onCancel: Called at once when the task is cancelled, also where the wait goes on.
  /// - Throws: `CancellationError` if the task was cancelled and the wait has ended for that.
  public func wait(
    as lane: String, in timeline: Timeline, ignoringCancellation: Bool,
    onCancel: @Sendable () -> Void
  ) async throws {
    try await withTaskCancellationHandler {
      if ignoringCancellation { return await waitIgnoringCancellation() }
      do {
        try await wait()
      } catch {
        timeline.endWait(lane, "ends cancelled")
        throw error
      }
    } onCancel: {
      timeline.record(lane, "cancelled")
      onCancel()
    }
  }
}
