// must compile: all signatures stay: a button, which cannot wait, starts the task and keeps it
// mode: library
@testable import CapturedVar

final class GateScreen {
  private var task: Task<Void, Never>?

  func buttonWasPressed(
    _ jobs: [CapturedVar::Job], show: @escaping @Sendable ([String]) async -> Void
  ) {
    task = CapturedVar::start(jobs, show: show)
  }
}
