// refused by: gates — no job is `@Sendable` any more, so none may run while others do
// whole: `Job` is no longer `@Sendable`
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

typealias Job = () async -> [String]

// MARK: - Your turn

func makeJobs(
  pages: Int, department: String?, load: @escaping (_ request: String) async -> [String]
) -> [Job] {
  var filter = ""
  if let department { filter = "department=\(department)&" }
  var jobs: [Job] = []
  var page = 0
  while page < pages {
    jobs.append { await load("\(filter)page=\(page)") }
    page += 1
  }
  return jobs
}

func start(
  _ jobs: sending [Job], show: @escaping @Sendable (_ names: [String]) async -> Void
) -> Task<Void, Never> {
  Task {
    for job in jobs where !Task.isCancelled {
      await show(job())
    }
  }
}
