// must compile: all signatures stay: a job is `@Sendable`, so it runs twice at the same time
// mode: library
@testable import CapturedVar

func runSideBySide(_ load: @escaping @Sendable (String) async -> [String]) async -> [[String]] {
  let jobs: [@Sendable () async -> [String]] = CapturedVar::makeJobs(
    pages: 2, department: nil, load: load)
  return await withTaskGroup(of: [String].self) { group in
    for job in jobs + jobs {
      group.addTask { await job() }
    }
    var pages: [[String]] = []
    for await page in group { pages.append(page) }
    return pages
  }
}
