// refused by: checks — jobs that wait for one another, since the task runs them in turn anyway
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
  let filter = department.map { "department=\($0)&" } ?? ""
  let gate = Gate()
  return (0..<max(pages, 0)).map { page in
    { await gate.run { await load("\(filter)page=\(page)") } }
  }
}

func start(
  _ jobs: [Job], show: @escaping @Sendable (_ names: [String]) async -> Void
) -> Task<Void, Never> {
  Task {
    for job in jobs {
      guard !Task.isCancelled else { return }
      await show(job())
    }
  }
}

private actor Gate {
  var busy: Task<Void, Never>?
  func run(_ job: @escaping Job) async -> [String] {
    let before = busy
    let mine = Task {
      await before?.value
      return await job()
    }
    busy = Task { _ = await mine.value }
    return await mine.value
  }
}
