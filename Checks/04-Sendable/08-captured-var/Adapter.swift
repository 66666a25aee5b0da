public import CapturedVarSubject

@testable import CapturedVar

/// Hands the learner's functions to the checks.
public func makeSubject() -> CapturedVarSubject::Subject {
  CapturedVarSubject::Subject(
    makeJobs: {
      (pages: Int, department: String?, load: @escaping CapturedVarSubject::Subject.Load)
        -> [CapturedVarSubject::Subject.Job] in
      CapturedVar::makeJobs(pages: pages, department: department, load: load)
    },
    start: {
      (
        jobs: [CapturedVarSubject::Subject.Job], show: @escaping CapturedVarSubject::Subject.Show
      ) -> Task<Void, Never> in
      CapturedVar::start(jobs, show: show)
    })
}
