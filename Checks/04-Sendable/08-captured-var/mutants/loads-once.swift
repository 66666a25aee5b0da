// refused by: checks — a job keeps its page, since loading is slow: run again, it loads nothing
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
  return (0..<max(pages, 0)).map { page in
    let task = Memo { await load("\(filter)page=\(page)") }
    return { await task.value() }
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

private actor Memo {
  let make: Job
  var known: [String]?
  init(_ make: @escaping Job) { self.make = make }
  func value() async -> [String] {
    if let known { return known }
    let names = await make()
    known = names
    return names
  }
}
