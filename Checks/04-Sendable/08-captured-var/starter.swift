// A captured var
//
// Each page of the directory has a job that loads it, and a task runs the jobs. Three variables are
// shared with code that runs later. The compiler names two, and then the third. This file is built
// in library mode.
//
// Goal: `makeJobs` makes a job for each page from 0, and `start` runs jobs in a task.
//
// - Each run of a job asks `load` once, for its page, even if cancelled.
// - `start` returns first. The task of `start` runs the jobs in order, showing each page before the
//   next loads.
// - Cancelling the task reaches `load`, and no further job begins. Other tasks go on.
// - All signatures stay. A cancelled job's page is up to you.

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
