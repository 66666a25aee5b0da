import TaskGroupAvatarsSubject
import Testing
import WorkshopSupport

extension TaskGroupAvatarsChecks {
  @Test("When the caller is cancelled, so are the downloads")
  func callerIsCancelled() async throws {
    for busy in [Busy(), Busy(ended: 3)] + Busy.short {
      let (load, task, running) = try await busyLoad(busy)
      load.timeline.record("list", "cancel")
      task.cancel()
      let cancelled = await eventually { load.record.cancelled.isSuperset(of: running) }
      load.openAll()
      try #require(
        cancelled,
        """
        The person left the list, its task was cancelled, and downloads went on. A child task is \
        cancelled with it; a `Task { … }` is unstructured, and is not.
        \(load.timeline)
        """)
      let returned = await load.returns()
      try #require(returned, "All has ended, except your function.\n\(load.timeline)")
    }
  }

  @Test("The call throws, or returns all avatars: a cancelled one never returns some")
  func allOrNothing() async throws {
    for ended in [0, 3] {
      for isDeaf in [true, false] {
        let (load, task, _) = try await busyLoad(after: ended, isDeaf: isDeaf)
        load.timeline.record("list", "cancel")
        task.cancel()
        try await requireAllOrNothing(load)
      }
    }
    for isDeaf in [true, false] {
      let load = Load(ids: Array(1...7), limit: 3, isDeaf: isDeaf)
      load.timeline.record("list", "cancel")
      // The task has not begun: the main actor is not free before this function waits.
      load.start().cancel()
      try await requireAllOrNothing(load)
    }
  }

  private func requireAllOrNothing(_ load: Load) async throws {
    // Those that run end with an avatar where they do not notice.
    load.openAll()
    let returned = await load.returns()
    try #require(returned, "All has ended, except your function.\n\(load.timeline)")
    let avatars = load.record.avatars ?? load.ids
    try #require(
      avatars.sorted() == load.ids,
      """
      The call was cancelled and returned a list all the same, in which avatars are missing. Its \
      caller takes that for the whole list.
      \(load.timeline)
      """)
  }
}
