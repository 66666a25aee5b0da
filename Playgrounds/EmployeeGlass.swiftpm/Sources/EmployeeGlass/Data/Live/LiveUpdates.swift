/// Applies the changes that a server tells of to the employees of a repository, while a window wants them.
///
/// Changes are gathered and applied together: a roster is made anew for them, beside the main actor, and a hundred
/// changes a second are five rosters.
@DataLayer
final class LiveUpdates {
  /// How long changes are gathered. An answer to a change of this app is there by then, and so its event changes
  /// nothing.
  static let pause = Duration.milliseconds(200)
  /// A load of all employees is not repeated sooner.
  static let pauseAfterLoad = Duration.seconds(5)

  private enum Phase { case idle, connecting, open, lost }

  private let subscription: EventSubscription
  /// The last event that was heard, by any of the runs.
  private var position: String?
  private var changes = DirectoryChanges()
  /// Tells the present run of changes that are to be applied.
  private var wake: AsyncStream<Void>.Continuation?
  private var phase = Phase.idle
  private var windows = 0
  private var running: Task<Void, Never>?
  private var waiting: [AsyncStream<Void>.Continuation] = []
  /// The version of the roster in which an employee was last changed from elsewhere, by id.
  private var versions: [Employee.ID: Int] = [:]

  /// How many changes of this app have no answer yet, and what waits for the last of these answers.
  private var ownChanges = 0
  private var heldBack: [AsyncStream<Void>.Continuation] = []

  /// Whether employees were loaded while nothing was heard.
  private var missesChanges = false
  /// Whether the server is back, and what was missed is not applied yet.
  private var isCatchingUp = false
  /// Whether the last load that the server asked for has failed: later events do not make up for it.
  private var needsLoad = false

  nonisolated init(_ subscription: EventSubscription) { self.subscription = subscription }

  /// A window is there that wants changes: the first one connects.
  func begin(on repository: EmployeeRepository) {
    windows += 1
    guard running == nil else { return }
    phase = .connecting
    running = Task { await run(on: repository) }
  }

  /// A window wants no changes any more: the last one ends the connection.
  func end() {
    windows -= 1
    guard windows == 0 else { return }
    running?.cancel()
    running = nil
    enter(.idle)
  }

  /// Returns once changes are heard, or cannot be for now, and after a second in any case: a load
  /// that begins while changes are heard needs no second one.
  func settled() async {
    if phase == .connecting {
      let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
      waiting.append(continuation)
      let limit = Task { [clock = subscription.clock] in
        try? await clock.sleep(for: .seconds(1))
        continuation.finish()
      }
      for await _ in stream {}
      limit.cancel()
    }
    missesChanges = phase != .open
  }

  // MARK: - Changes of this app

  /// A change of this app is on its way. What is heard from now on may be newer than the server's answer, so it is
  /// applied behind that: not before ``ownChangeEnded()``.
  func ownChangeBegan() { ownChanges += 1 }

  func ownChangeEnded() {
    ownChanges -= 1
    guard ownChanges == 0 else { return }
    for continuation in heldBack { continuation.finish() }
    heldBack = []
  }

  /// Returns when no change of this app is on its way, or when the task is cancelled.
  private func ownChangesEnd() async {
    while ownChanges > 0, !Task.isCancelled {
      let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
      heldBack.append(continuation)
      for await _ in stream {}
    }
  }

  /// Whether an employee was changed from elsewhere after a roster of some version.
  func hasChanged(_ id: Employee.ID, since version: Int) -> Bool { versions[id] ?? 0 > version }

  // MARK: - One run

  private func run(on repository: EmployeeRepository) async {
    let (wakes, wake) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
    self.wake = wake
    // What the run before could not apply.
    if !changes.isEmpty { wake.yield() }
    async let _: Void = apply(to: repository, wakes)
    await subscription.run(from: position) { news in
      // Cancelled, and perhaps another run has begun.
      guard !Task.isCancelled else { return }
      hear(news, repository)
      if !changes.isEmpty || isCatchingUp { wake.yield() }
    }
  }

  private func hear(_ news: EventSubscription.News, _ repository: EmployeeRepository) {
    switch news {
    case .opened(let id):
      // The server tells who names an event what came since, or that it cannot.
      let isLoadDue = needsLoad && repository.state.problem != nil
      if isLoadDue || position == nil && missesChanges { changes.add(.reload) }
      position = id
      enter(.open)
      isCatchingUp = repository.state.problem != nil
    case .event(let name, let data, let id):
      position = id
      do {
        guard let change = try DirectoryChange(name: name, data: data) else { return }
        changes.add(change)
        if case .messaged(let message) = change { repository.messages?.hear(message) }
      } catch {
        // An event that cannot be read has changed something too.
        changes.add(.reload)
      }
    case .lost(let error, let failures):
      enter(.lost)
      if case .refused(400, _) = error { (position, missesChanges) = (nil, true) }
      if failures > 0 { repository.connectionLost(error) }
    }
  }

  private func apply(to repository: EmployeeRepository, _ wakes: AsyncStream<Void>) async {
    for await _ in wakes {
      // What was heard may have been in the batch before.
      guard !changes.isEmpty || isCatchingUp else { continue }
      guard (try? await subscription.clock.sleep(for: Self.pause)) != nil else { return }
      await ownChangesEnd()
      if Task.isCancelled { return }
      let batch = changes.takeAll()
      let isCaughtUp = isCatchingUp
      isCatchingUp = false
      if batch.needsReload {
        // The load itself says whether the rows are true then.
        await repository.reload()
        needsLoad = repository.state.problem != nil
        repository.messages?.reload()
        try? await subscription.clock.sleep(for: Self.pauseAfterLoad)
      } else if let changed = try? await repository.apply(batch.people) {
        if versions.count > DirectoryChanges.most { versions = [:] }
        for id in changed { versions[id] = repository.roster.version }
        // The rows are as old as they were until what was missed is in them. The connection may have ended
        // meanwhile, or another one may have begun.
        if isCaughtUp, phase == .open, !isCatchingUp { repository.connectionReturned() }
      } else {
        // Cancelled in the middle: the next run makes up for it, which may have begun already.
        changes.add(.reload)
        wake?.yield()
      }
    }
  }

  private func enter(_ phase: Phase) {
    self.phase = phase
    for continuation in waiting { continuation.finish() }
    waiting = []
  }
}
