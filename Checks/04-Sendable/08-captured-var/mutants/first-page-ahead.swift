// refused by: checks — the first page begins in a task of its own, so as to be there sooner; who cancels misses it

// MARK: - Given

typealias Job = @Sendable () async -> [String]

// MARK: - Your turn

func makeJobs(
  pages: Int, department: String?, load: @escaping @Sendable (_ request: String) async -> [String]
) -> [Job] {
  var filter = ""
  if let department { filter = "department=\(department)&" }
  var jobs: [Job] = []
  var page = 0
  while page < pages {
    jobs.append { [filter, page] in await load("\(filter)page=\(page)") }
    page += 1
  }
  return jobs
}

func start(
  _ jobs: [Job], show: @escaping @Sendable (_ names: [String]) async -> Void
) -> Task<Void, Never> {
  let first = jobs.first.map { job in Task { await job() } }
  return Task {
    guard let first else { return }
    await show(first.value)
    for job in jobs.dropFirst() where !Task.isCancelled {
      await show(job())
    }
  }
}
