public import AsyncStreamSubject

@testable import AsyncStream

/// Hands the learner's office to the checks.
public func makeSubject() -> AsyncStreamSubject::Subject {
  AsyncStreamSubject::Subject {
    (doors: AsyncStreamSubject::Subject.Doors) -> AsyncStreamSubject::Subject.Office in
    let office: AsyncStream::Office = AsyncStream::Office(doors: StubbedDoors(doors: doors))
    return AsyncStreamSubject::Subject.Office(
      peopleInside: { () -> Swift::AsyncStream<Int> in office.peopleInside() }
    )
  }
}

private nonisolated struct StubbedDoors: AsyncStream::Doors {
  let doors: AsyncStreamSubject::Subject.Doors

  func start(_ report: @escaping @Sendable (_ people: Int) -> Void) -> Int {
    doors.start(report)
  }

  func stop(_ ticket: Int) {
    doors.stop(ticket)
  }
}
