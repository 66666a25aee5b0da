import WorkshopDigest
import WorkshopEngine

extension CourseLinter {
  /// A step's starter and solution, and some of its other answers.
  ///
  /// Of several, only one that gets as far as the checks is taken: what a machine cannot do shows when an answer runs.
  /// Which ones are taken depends on everything that judges the step. So a course has one sample, and a step that is
  /// changed gets another.
  ///
  /// - Parameter interval: One of so many is taken, and at least one; 1 for all, of every layer, and 0 for none.
  /// - Throws: `FileTrouble`.
  func sample(of step: Course.Step, every interval: Int) throws -> [Job] {
    let jobs = judgingJobs(step)
    guard interval != 1 else { return jobs }
    let own = jobs.filter { $0.role == .starter || $0.role == .solution }
    guard interval > 1 else { return own }
    let running = jobs.filter(getsToTheChecks)
    let count = (running.count + interval - 1) / interval
    let judging = try layout.sourcesThatJudge(step).map(layout.text).joined()
    let seed = sha256(Array(judging.utf8))
    let drawn = running.map { (draw: sha256(Array((seed + $0.path).utf8)), job: $0) }
      .sorted { $0.draw < $1.draw }
    return own + drawn.prefix(count).map(\.job)
  }

  /// Whether an answer is judged by running it.
  func getsToTheChecks(_ job: Job) -> Bool {
    switch job.role {
    case .starter, .solution: false
    case .alternative: true
    case .mutant:
      (try? layout.text(job.path)).flatMap(MutantHeader.init(firstLine:))?.layer == .checks
    }
  }
}
