/// The messages of one server, shared by all windows: which of them this app has sent, who wants to hear
/// of new ones, what was written and not sent, and what is under way.
@DataLayer
final class MessageStore {
  /// A message as a conversation shows it.
  nonisolated struct Entry: Sendable, Identifiable, Hashable {
    let message: Message
    /// Whether this app has sent it.
    let isMine: Bool
    var id: Message.ID { message.id }
  }

  /// What a conversation hears.
  nonisolated enum News: Sendable, Equatable {
    case entry(Entry)
    /// Some messages were missed.
    case reload
  }

  /// A message, and the key that it is sent with.
  nonisolated struct Attempt: Sendable, Hashable {
    let draft: MessageDraft
    let key: String
  }

  /// The last attempt to send a message to a person, until it arrives.
  nonisolated struct Delivery: Sendable {
    let attempt: Attempt
    /// Ends with the attempt. Throws `EmployeeServiceError`, or `CancellationError`.
    let arrival: Task<Void, any Error>
    /// Why the message has not arrived; nil while it is under way.
    var failure: (any Error)?
  }

  static let mostDrafts = 100

  private let service: any MessageService
  private var sent: Set<Message.ID> = []
  private var observers: [Int: (id: Employee.ID, AsyncStream<News>.Continuation)] = [:]
  private var lastObserver = 0
  /// How many messages are being sent, and what was heard meanwhile: it may be one of them.
  private var sending = 0
  private var held: [Message] = []
  private var drafts: [Employee.ID: MessageDraft] = [:]
  private var deliveries: [Employee.ID: Delivery] = [:]

  nonisolated init(_ service: any MessageService) { self.service = service }

  /// Messages to an employee from now on, the oldest first. The stream is forgotten with its reader.
  func news(to id: Employee.ID) -> AsyncStream<News> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: News.self, bufferingPolicy: .bufferingNewest(200))
    lastObserver += 1
    let number = lastObserver
    observers[number] = (id, continuation)
    continuation.onTermination = { [weak self] _ in
      Task { await self?.forget(number) }
    }
    return stream
  }

  private func forget(_ number: Int) { observers[number] = nil }

  /// - Returns: The oldest first, and what the messages before these are asked for with.
  /// - Throws: `EmployeeServiceError`, or `CancellationError`.
  func entries(
    to id: Employee.ID, before: Message.ID? = nil
  ) async throws -> (entries: [Entry], nextBefore: Message.ID?) {
    let page = try await service.messages(to: id, before: before)
    return (page.messages.reversed().map(entry), page.nextBefore)
  }

  /// Begins to send a message, and keeps it until it arrives. All conversations with the person hear of it then.
  ///
  /// - Returns: The delivery that is under way. The same words, from another sheet, are the same message: one that is
  ///   on its way already is returned, and one that has failed is sent again with its key.
  func send(_ attempt: Attempt, to id: Employee.ID) -> Delivery {
    var attempt = attempt
    if let last = deliveries[id], last.attempt.draft == attempt.draft {
      if last.failure == nil { return last }
      attempt = last.attempt
    }
    keep(attempt.draft, to: id)
    let arrival = Task { [attempt] in try await deliver(attempt, to: id) }
    let delivery = Delivery(attempt: attempt, arrival: arrival)
    deliveries[id] = delivery
    return delivery
  }

  private func deliver(_ attempt: Attempt, to id: Employee.ID) async throws {
    sending += 1
    defer {
      sending -= 1
      if sending == 0 {
        let heard = held
        held = []
        for message in heard { hear(message) }
      }
    }
    do {
      let message = try await service.send(attempt.draft, to: id, key: attempt.key)
      sent.insert(message.id)
      if deliveries[id]?.attempt == attempt { deliveries[id] = nil }
      // Words that were typed meanwhile stay.
      if drafts[id]?.trimmed == attempt.draft { drafts[id] = nil }
      tell(message)
    } catch {
      if deliveries[id]?.attempt == attempt { deliveries[id]?.failure = error }
      throw error
    }
  }

  /// Takes a message that the server tells of, perhaps before it has answered who sent it.
  func hear(_ message: Message) {
    if sending > 0, held.count < 1_000 { held.append(message) } else { tell(message) }
  }

  /// More was sent than the server tells.
  func reload() {
    for observer in observers.values { observer.1.yield(.reload) }
  }

  private func tell(_ message: Message) {
    for observer in observers.values where observer.id == message.employeeID {
      observer.1.yield(.entry(entry(message)))
    }
  }

  private func entry(_ message: Message) -> Entry {
    Entry(message: message, isMine: sent.contains(message.id))
  }

  // MARK: - Drafts

  /// What was written to a person, and the message that is under way to them or has failed.
  ///
  /// Both at once: a message that arrives between two questions would be a draft that was never sent.
  func unsent(to id: Employee.ID) -> (draft: MessageDraft?, delivery: Delivery?) {
    (drafts[id], deliveries[id])
  }

  /// Keeps what was written until it is sent; nil forgets it.
  func keep(_ draft: MessageDraft?, to id: Employee.ID) {
    drafts[id] = draft
    // Without its words, a message that failed is not sent again.
    if draft == nil, deliveries[id]?.failure != nil { deliveries[id] = nil }
    if drafts.count > Self.mostDrafts, let any = drafts.keys.first(where: { $0 != id }) {
      keep(nil, to: any)
    }
  }
}
