/// The messages of one server, shared by all windows: which of them this app has sent, who wants to hear
/// of new ones, and what was written and not sent.
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

  /// A draft, and the key that it was sent with if it was.
  nonisolated struct Attempt: Sendable, Hashable {
    var draft: MessageDraft
    var key: String?
  }

  static let mostDrafts = 100

  private let service: any MessageService
  private var sent: Set<Message.ID> = []
  private var observers: [Int: (id: Employee.ID, AsyncStream<News>.Continuation)] = [:]
  private var lastObserver = 0
  /// How many messages are being sent, and what was heard meanwhile: it may be one of them.
  private var sending = 0
  private var held: [Message] = []
  private var drafts: [Employee.ID: Attempt] = [:]

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

  /// Sends a message, and tells all conversations with this person of it.
  ///
  /// - Throws: `EmployeeServiceError`, or `CancellationError`.
  func send(_ draft: MessageDraft, to id: Employee.ID, key: String) async throws {
    sending += 1
    defer {
      sending -= 1
      if sending == 0 {
        let heard = held
        held = []
        for message in heard { hear(message) }
      }
    }
    let message = try await service.send(draft, to: id, key: key)
    sent.insert(message.id)
    tell(message)
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

  func draft(to id: Employee.ID) -> Attempt? { drafts[id] }

  /// Keeps what was written until it is sent; nil forgets it.
  func keep(_ attempt: Attempt?, to id: Employee.ID) {
    drafts[id] = attempt
    if drafts.count > Self.mostDrafts, let any = drafts.keys.first(where: { $0 != id }) {
      drafts[any] = nil
    }
  }
}
