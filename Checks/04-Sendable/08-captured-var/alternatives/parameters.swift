// differs: a function makes one job; its parameters are constants, and an error ends the loop
// A captured var
//
// The directory comes in pages. Each page has a job that loads it, and a task runs the jobs. Three
// variables below are shared with code that runs later and elsewhere, while they may still change.
//
// Goal: `makeJobs` makes one job for each page, from page 0 on. A job loads its own page, as often as
// it is run, in any order, also while others run. `start` returns a task at once. That runs the jobs
// one after the other, and shows each page before it loads the next. When that task is cancelled, the
// job that runs can tell, and no further job begins. All signatures stay as they are.

// MARK: - Given

typealias Job = @Sendable () async -> [String]

// MARK: - Your turn

func makeJobs(
  pages: Int, department: String?, load: @escaping @Sendable (_ request: String) async -> [String]
) -> [Job] {
  let filter = if let department { "department=\(department)&" } else { "" }
  return (0..<pages).map { makeJob(request: "\(filter)page=\($0)", load: load) }
}

private func makeJob(
  request: String, load: @escaping @Sendable (_ request: String) async -> [String]
) -> Job {
  { await load(request) }
}

func start(
  _ jobs: [Job], show: @escaping @Sendable (_ names: [String]) async -> Void
) -> Task<Void, Never> {
  Task {
    do {
      for job in jobs {
        try Task.checkCancellation()
        await show(job())
      }
    } catch {
      // Nobody waits for a result, so there is nobody to tell.
    }
  }
}
