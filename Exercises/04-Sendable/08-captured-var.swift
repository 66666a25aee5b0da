// A captured var
//
// The directory comes in pages. Each page has a job that loads it, and a task runs the jobs. Three
// variables below are shared with code that runs later and elsewhere, while they may still change.
// At first the compiler names two of them, and the third when those are in order. This file is
// built in library mode.
//
// Goal: `makeJobs` makes one job for each page, from page 0 on, and `start` runs jobs in a task.
// - Each run of a job asks `load` once, for `department=NAME&page=N`, or `page=N` where the
//   department is nil: in any order, while others run, empty or not, and in a cancelled task.
// - `start` runs no job before it returns. Its task runs them one after the other, and shows each
//   page before it loads the next.
// - When the task is cancelled, `load` can tell, and no further job begins. Other tasks go on.
// - Up to you: whether the page of a job that was cancelled is shown. All signatures stay.

// MARK: - Given

typealias Job = @Sendable () async -> [String]

// MARK: - Your turn

// TODO: Find out what each closure shares with the code around it, and what it needs instead.
func makeJobs(
  pages: Int, department: String?, load: @escaping @Sendable (_ request: String) async -> [String]
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
  _ jobs: [Job], show: @escaping @Sendable (_ names: [String]) async -> Void
) -> Task<Void, Never> {
  var task: Task<Void, Never>?
  let started = Task {
    for job in jobs where task?.isCancelled != true {
      await show(job())
    }
  }
  task = started
  return started
}
