import Foundation

@testable import EmployeeGlass

/// Lets a test answer each message that is sent; there are none before.
final class HeldMessages: MessageService {
  struct Sending: Sendable {
    let draft: MessageDraft
    let key: String
    fileprivate let continuation: CheckedContinuation<Message, any Error>

    func answer(id: Int) { continuation.resume(returning: .sample(id, draft.text)) }
    func fail() { continuation.resume(throwing: EmployeeServiceError.unreachable) }
  }

  private let sendings = AsyncStream.makeStream(of: Sending.self)

  func sending() async throws -> Sending {
    for await sending in sendings.stream { return sending }
    throw CancellationError()
  }

  @concurrent func messages(to id: Employee.ID, before: Message.ID?) async throws -> MessagePage {
    MessagePage(messages: [], nextBefore: nil)
  }

  @concurrent func send(
    _ draft: MessageDraft, to id: Employee.ID, key: String
  ) async throws -> Message {
    try await withCheckedThrowingContinuation {
      sendings.continuation.yield(Sending(draft: draft, key: key, continuation: $0))
    }
  }
}

/// Lets a test answer each question for messages.
final class HeldPages: MessageService {
  struct Question: Sendable {
    let before: Message.ID?
    fileprivate let continuation: CheckedContinuation<MessagePage, any Error>

    /// With messages of these ids; there are earlier ones unless they begin with 1.
    func answer(_ ids: ClosedRange<Message.ID>) {
      continuation.resume(
        returning: MessagePage(
          messages: ids.reversed().map { .sample($0, "Message \($0)") },
          nextBefore: ids.lowerBound > 1 ? ids.lowerBound : nil))
    }
  }

  private let questions = AsyncStream.makeStream(of: Question.self)

  func question() async throws -> Question {
    for await question in questions.stream { return question }
    throw CancellationError()
  }

  @concurrent func messages(to id: Employee.ID, before: Message.ID?) async throws -> MessagePage {
    try await withCheckedThrowingContinuation {
      questions.continuation.yield(Question(before: before, continuation: $0))
    }
  }

  @concurrent func send(
    _ draft: MessageDraft, to id: Employee.ID, key: String
  ) async throws -> Message {
    throw EmployeeServiceError.unreachable
  }
}

extension Message {
  /// A message to the employee 7.
  static func sample(_ id: Int, _ text: String) -> Message {
    Message(
      id: id, employeeID: 7, text: text, attachments: [],
      sentAt: Date(timeIntervalSince1970: 43_200))
  }
}
