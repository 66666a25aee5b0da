// must not compile: all signatures stay: `load` is `@Sendable`, so it may share no variable
// mode: library
@testable import CapturedVar

func countRequestsForTheGate() -> Int {
  var requests = 0
  _ = CapturedVar::makeJobs(pages: 2, department: nil) { _ in
    requests += 1  // expected-error {{[concurrent_access_of_local_capture]}}
    return []
  }
  return requests
}
