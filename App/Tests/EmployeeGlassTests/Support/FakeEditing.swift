import Synchronization

@testable import EmployeeGlass

/// Takes changes as a server does: each has a tag, which grows.
final class FakeEditing: EditingService {
  private struct State {
    var people: [Employee.ID: TaggedEmployee] = [:]
    var added: [String: TaggedEmployee] = [:]
    var removed: [Employee.ID: Employee] = [:]
    var failures: [any Error] = []
    var asked: [String] = []
    var lastTag = 0
    var held: HeldAnswer?
  }

  /// An answer that waits.
  struct HeldAnswer: Sendable {
    fileprivate let asked = AsyncStream.makeStream(of: Void.self)
    fileprivate let answered = AsyncStream.makeStream(of: Void.self)

    /// Returns when the server has done what was asked, and has not answered.
    func isDue() async { for await _ in asked.stream {} }
    func answer() { answered.continuation.finish() }
  }

  private let state = Mutex(State())

  init(_ people: [Employee]) {
    for employee in people { change(employee) }
  }

  /// What was asked, in order.
  var asked: [String] { state.withLock { $0.asked } }

  /// Another window changes or adds a person.
  func change(_ employee: Employee) {
    state.withLock { state in
      state.lastTag += 1
      state.people[employee.id] = TaggedEmployee(employee: employee, tag: "\"\(state.lastTag)\"")
    }
  }

  /// Another window removes a person.
  func removeElsewhere(_ id: Employee.ID) { state.withLock { $0.people[id] = nil } }

  /// The next question is answered so.
  func fail(_ error: any Error) { state.withLock { $0.failures.append(error) } }

  /// The next answer to a read or a save waits.
  func holdAnswer() -> HeldAnswer {
    let held = HeldAnswer()
    state.withLock { $0.held = held }
    return held
  }

  @concurrent func current(_ id: Employee.ID) async throws -> TaggedEmployee {
    let current = Result { try answer("current \(id)") { try Self.person(id, in: $0) } }
    await waitWhereHeld()
    return try current.get()
  }

  @concurrent func save(
    _ draft: EmployeeDraft, as id: Employee.ID, ifStill tag: String
  ) async throws -> TaggedEmployee {
    let saved = Result {
      try answer("save \(id) if \(tag)") { state in
        let now = try Self.person(id, in: state)
        guard now.tag == tag else { throw EditingError.changedMeanwhile(now) }
        return Self.put(draft, id, &state)
      }
    }
    await waitWhereHeld()
    return try saved.get()
  }

  @concurrent func add(_ draft: EmployeeDraft, key: String) async throws -> TaggedEmployee {
    try answer("add") { state in
      if let added = state.added[key] { return added }
      let added = Self.put(draft, 1 + (state.people.keys.max() ?? 0), &state)
      state.added[key] = added
      return added
    }
  }

  @concurrent func remove(_ id: Employee.ID, ifStill tag: String) async throws {
    try answer("remove \(id) if \(tag)") { state in
      let now = try Self.person(id, in: state)
      guard now.tag == tag else { throw EditingError.changedMeanwhile(now) }
      state.people[id] = nil
      state.removed[id] = now.employee
    }
  }

  @concurrent func restore(_ id: Employee.ID) async throws -> TaggedEmployee {
    try answer("restore \(id)") { state in
      if let there = state.people[id] { return there }
      guard let employee = state.removed[id] else { throw EditingError.isGone }
      state.lastTag += 1
      let restored = TaggedEmployee(employee: employee, tag: "\"\(state.lastTag)\"")
      state.people[id] = restored
      return restored
    }
  }

  @concurrent private func waitWhereHeld() async {
    guard let held = state.withLock({ $0.held.take() }) else { return }
    held.asked.continuation.finish()
    for await _ in held.answered.stream {}
  }

  /// Does what is asked, and then fails if a failure is due: the answer is lost.
  private func answer<Value>(
    _ question: String, _ act: (inout sending State) throws -> sending Value
  ) throws -> Value {
    try state.withLock { state in
      state.asked.append(question)
      let value = try act(&state)
      if !state.failures.isEmpty { throw state.failures.removeFirst() }
      return value
    }
  }

  private static func person(_ id: Employee.ID, in state: State) throws -> TaggedEmployee {
    guard let person = state.people[id] else { throw EditingError.isGone }
    return person
  }

  private static func put(
    _ draft: EmployeeDraft, _ id: Employee.ID, _ state: inout State
  ) -> TaggedEmployee {
    state.lastTag += 1
    let employee = Employee(
      id: id, name: draft.name.trimmed,
      sortName: draft.sortName.trimmed.isEmpty ? draft.name.trimmed : draft.sortName.trimmed,
      department: draft.department, title: draft.title, email: draft.email,
      phone: draft.phone.trimmed.isEmpty ? nil : draft.phone, office: draft.office,
      startDate: CalendarDay(draft.startDate)!, managerID: draft.managerID,
      avatarPath: "/employees/\(id)/avatar")
    let saved = TaggedEmployee(employee: employee, tag: "\"\(state.lastTag)\"")
    state.people[id] = saved
    return saved
  }
}
