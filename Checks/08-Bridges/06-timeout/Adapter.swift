public import TimeoutSubject

@testable import Timeout

/// Hands the learner's timeout to the checks.
public func makeSubject() -> TimeoutSubject::Subject {
  TimeoutSubject::Subject {
    (
      limit: Swift::Duration, clock: any Swift::Clock<Swift::Duration>,
      operation: @escaping TimeoutSubject::Subject.Operation
    ) async -> TimeoutSubject::Subject.Outcome in
    await call(limit, clock, operation)
  }
}

private func call<C: Swift::Clock>(
  _ limit: Swift::Duration, _ clock: C, _ operation: @escaping TimeoutSubject::Subject.Operation
) async -> TimeoutSubject::Subject.Outcome where C.Duration == Swift::Duration {
  do {
    let value: String? = try await Timeout::withTimeout(limit, clock: clock, operation)
    return TimeoutSubject::Subject.Outcome.value(value)
  } catch is Timeout::TimedOut {
    return TimeoutSubject::Subject.Outcome.timedOut
  } catch {
    return TimeoutSubject::Subject.Outcome.error(error)
  }
}
