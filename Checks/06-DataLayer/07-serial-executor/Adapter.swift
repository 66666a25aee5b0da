public import SerialExecutorSubject

@testable import SerialExecutor

private typealias Subject = SerialExecutorSubject::Subject

@MainActor private func visitTheMainActor(_ visit: @Sendable () -> Void) { visit() }

@DataLayer private func runThreeTimes(
  _ piece: @Sendable () -> Void, _ visit: @Sendable () -> Void
) async {
  piece()
  await Task<Never, Never>.yield()
  piece()
  await visitTheMainActor(visit)
  piece()
}

@DataLayer private func startATask(_ note: @escaping @Sendable (String) -> Void) async {
  note("begins")
  let task: Task<Void, Never> = Task { @DataLayer in note("the task's piece") }
  note("goes on")
  await task.value
  note("ends")
}

/// Objects of many sizes. Where an object has gone, one of these takes its memory.
nonisolated private class Marker {}
nonisolated private final class Marker8: Marker { let value: Int = 0 }
nonisolated private final class Marker16: Marker { let value: (Int, Int) = (0, 0) }
nonisolated private final class Marker24: Marker { let value: (Int, Int, Int) = (0, 0, 0) }
nonisolated private final class Marker32: Marker { let value: (Int, Int, Int, Int) = (0, 0, 0, 0) }
nonisolated private final class Marker48: Marker {
  let value: (Int, Int, Int, Int, Int, Int) = (0, 0, 0, 0, 0, 0)
}

/// Asked once, before any code has been on the data layer.
///
/// An unowned executor is a pointer to an object and one to what it does. If the object is gone, its
/// memory is free, and new objects of its size are put there. In app mode, `shared` of an enum is
/// isolated to the main actor, so it is read there.
@MainActor private let executorIsAlive: Bool = {
  let actor: any Actor = SerialExecutor::DataLayer.shared
  let executor: UnownedSerialExecutor = actor.unownedExecutor
  let object: UInt = unsafeBitCast(executor, to: (UInt, UInt).self).0
  var markers: [Marker] = []
  markers.reserveCapacity(1_200)
  for _ in 0..<200 {
    markers.append(Marker())
    markers.append(Marker8())
    markers.append(Marker16())
    markers.append(Marker24())
    markers.append(Marker32())
    markers.append(Marker48())
  }
  let isTaken: Bool = markers.Swift::contains { (marker: Marker) -> Bool in
    UInt(bitPattern: ObjectIdentifier(marker)) == object
  }
  return !isTaken
}()

/// Hands the learner's data layer and its repository to the checks.
public func makeSubject() -> SerialExecutorSubject::Subject {
  return SerialExecutorSubject::Subject(
    executorIsAlive: { @MainActor () -> Bool in executorIsAlive },
    makeRepository: {
      (insert: @escaping @Sendable (String) -> Void, rows: @escaping @Sendable () -> [String])
        -> Subject.Repository in
      let repository: SerialExecutor::EmployeeRepository = SerialExecutor::EmployeeRepository(
        database: SerialExecutor::Database(insert: insert, rows: rows))
      return Subject.Repository(
        add: { (name: String) async -> Void in await repository.add(name) },
        names: { () async -> [String] in await repository.names() }
      )
    },
    onTheThread: { (piece: @escaping @Sendable () -> Void) -> Void in
      SerialExecutor::databaseThread.run(piece)
    },
    onTheDataLayer: {
      (piece: @escaping @Sendable () -> Void, visit: @escaping @Sendable () -> Void) async -> Void
      in
      await runThreeTimes(piece, visit)
    },
    startsATask: { (note: @escaping @Sendable (String) -> Void) async -> Void in
      await startATask(note)
    }
  )
}
