// differs: a method of a struct is the job; a group adds a child task for each, unless it was cancelled
// A captured var
//
// The directory comes in pages. Each page has a job that loads it, and a task runs the jobs. Three
// variables below are shared with code that runs later and elsewhere, while they may still change.
// At first the compiler names two of them, and the third when those are in order.
//
// Goal: `makeJobs` makes one job for each page, from page 0 on; where the department is nil, of the
// whole directory. A job loads its own page, and loads it again each time it is run, in any order,
// also while others run. `start` returns a task at once. The task runs the jobs one after the other,
// and shows each page before it loads the next. When it is cancelled, in a job or in `show`, the job
// that runs can tell, and no further job begins. All signatures stay as they are.

// MARK: - Given

typealias Job = @Sendable () async -> [String]

// MARK: - Your turn

func makeJobs(
  pages: Int, department: String?, load: @escaping @Sendable (_ request: String) async -> [String]
) -> [Job] {
  (0..<pages).map { PageJob(page: $0, department: department, load: load).run }
}

func start(
  _ jobs: [Job], show: @escaping @Sendable (_ names: [String]) async -> Void
) -> Task<Void, Never> {
  Task {
    await withTaskGroup(of: Void.self) { group in
      for job in jobs {
        guard group.addTaskUnlessCancelled(operation: { await show(job()) }) else { break }
        await group.next()
      }
    }
  }
}

private struct PageJob: Sendable {
  let page: Int
  let department: String?
  let load: @Sendable (String) async -> [String]

  var request: String { (department.map { "department=\($0)&" } ?? "") + "page=\(page)" }

  func run() async -> [String] { await load(request) }
}
