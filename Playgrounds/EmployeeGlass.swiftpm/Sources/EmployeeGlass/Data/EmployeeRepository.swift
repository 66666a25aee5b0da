import Foundation

/// The employees of one server, shared by all windows.
@DataLayer
public final class EmployeeRepository {
  /// The pixels of the avatars.
  nonisolated let avatars: AvatarStore
  private nonisolated let server: URL?
  let service: any EmployeeService
  /// Applies what other windows and programs change; nil where nothing tells of it.
  nonisolated let live: LiveUpdates?
  /// The messages to employees; nil where none can be sent.
  nonisolated let messages: MessageStore?
  /// Where people are changed; nil where they are only read.
  nonisolated let editing: (any EditingService)?
  /// Where files of people are imported; nil where none can be.
  nonisolated let imports: (any ImportService)?
  /// What was typed and not sent; nil where nothing is kept.
  nonisolated let drafts: DraftStore?
  let now: @Sendable () -> Date
  let work: @Sendable (Int) -> Void

  /// What every window knows; each listener hears of each change.
  var state = RepositoryState() {
    didSet {
      guard state != oldValue else { return }
      for observer in observers.values { observer.yield(state) }
    }
  }
  /// The employees of the last load that worked, or as many as the first one has brought so far.
  var roster: Roster
  /// The load that has not ended yet. The repository holds it: no window's end cancels it.
  var loading: Task<Void, Never>?
  /// What the first load had, where it broke off: the next one goes on from there.
  var interrupted: PageWalk?
  private var observers: [Int: AsyncStream<RepositoryState>.Continuation] = [:]
  private var lastObserver = 0

  /// The employees of a server such as `http://127.0.0.1:8080`.
  ///
  /// - Parameter drafts: The file for what was typed and could not be sent; nil keeps none.
  public nonisolated convenience init(server: URL, drafts: URL? = nil) {
    self.init(
      service: HTTPEmployeeService(server: server), server: server,
      events: EventSubscription(
        service: HTTPEventService(server: server), clock: ContinuousClock()),
      messages: HTTPMessageService(server: server), editing: HTTPEditingService(server: server),
      imports: HTTPImportService(server: server), drafts: drafts.map(DraftStore.init))
  }

  /// - Parameters:
  ///   - server: Where pictures are; without one, there are none to show.
  ///   - events: Tells of changes.
  ///   - messages: Keeps messages.
  ///   - editing: Takes changes.
  ///   - imports: Takes files of people.
  ///   - drafts: Keeps what was typed and not sent.
  ///   - now: The clock.
  ///   - work: Hears how many employees were touched, on any actor.
  nonisolated init(
    service: any EmployeeService, server: URL? = nil,
    events: EventSubscription? = nil, messages: (any MessageService)? = nil,
    editing: (any EditingService)? = nil, imports: (any ImportService)? = nil,
    drafts: DraftStore? = nil,
    now: @escaping @Sendable () -> Date = { Date() },
    work: @escaping @Sendable (Int) -> Void = { _ in }
  ) {
    self.service = service
    self.server = server
    self.now = now
    self.work = work
    live = events.map(LiveUpdates.init)
    self.messages = messages.map(MessageStore.init)
    self.editing = editing
    self.imports = imports
    self.drafts = drafts
    avatars = AvatarStore(service: service)
    roster = Roster(version: 0, Roster.Contents(), work: work)
  }

  /// Where to see a picture; nil where there is no server.
  nonisolated func avatarURL(of employee: Employee) -> URL? {
    server.flatMap { URL(server: $0, path: employee.avatarPath) }
  }

  /// The present state, and the newest one whenever it has changed.
  ///
  /// A slow reader gets no queue of old ones. The stream is forgotten when its reader is cancelled
  /// or gone.
  func states() -> AsyncStream<RepositoryState> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: RepositoryState.self, bufferingPolicy: .bufferingNewest(1))
    lastObserver += 1
    let number = lastObserver
    observers[number] = continuation
    continuation.onTermination = { [weak self] _ in
      Task { await self?.forget(number) }
    }
    continuation.yield(state)
    return stream
  }

  var observerCount: Int { observers.count }

  private func forget(_ number: Int) { observers[number] = nil }

  /// What a query finds, in the employees of this moment.
  ///
  /// - Throws: `CancellationError`.
  @concurrent
  nonisolated func snapshot(for query: DirectoryQuery) async throws -> DirectorySnapshot {
    // One visit to the data layer; the rest is done beside it, so that windows search at one time.
    try await roster.snapshot(for: query)
  }

  /// One person; nil where there is none, or none yet.
  func employee(_ id: Int) -> Employee? { roster.employee(id) }

  /// Those who report to a person, in the order of their names.
  ///
  /// - Throws: `CancellationError`.
  @concurrent
  nonisolated func reports(to id: Int) async throws -> EmployeeRows {
    try await roster.reports(to: id)
  }
}
