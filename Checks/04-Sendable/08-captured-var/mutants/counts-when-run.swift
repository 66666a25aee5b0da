// refused by: checks — a counter that is safe everywhere: a job loads the page whose turn it is
// A captured var
//
// The directory comes in pages. Each page has a job that loads it, and a task runs the jobs. Three
// variables below are shared with code that runs later and elsewhere, while they may still change.
//
// Goal: `makeJobs` makes one job for each page, from page 0 on. A job loads its own page, as often as
// it is run, in any order, also while others run. `start` returns a task at once. That runs the jobs
// one after the other, and shows each page before it loads the next. When that task is cancelled, the
// job that runs can tell, and no further job begins. All signatures stay as they are.

import Synchronization

// MARK: - Given

typealias Job = @Sendable () async -> [String]

// MARK: - Your turn

func makeJobs(
  pages: Int, department: String?, load: @escaping @Sendable (_ request: String) async -> [String]
) -> [Job] {
  let filter = department.map { "department=\($0)&" } ?? ""
  let counter = Counter()
  return (0..<pages).map { _ in
    { await load("\(filter)page=\(counter.next())") }
  }
}

final class Counter: Sendable {
  private let page = Mutex(0)

  func next() -> Int {
    page.withLock { page in
      defer { page += 1 }
      return page
    }
  }
}

func start(
  _ jobs: [Job], show: @escaping @Sendable (_ names: [String]) async -> Void
) -> Task<Void, Never> {
  Task {
    for job in jobs where !Task.isCancelled {
      await show(job())
    }
  }
}
