import Testing

@testable import EmployeeGlass

@MainActor @Suite("A conversation that opens again", .timeLimit(.minutes(1)))
struct ReopenedConversationTests {
  private let service = HeldMessages()
  private let store: MessageStore

  init() { store = MessageStore(service) }

  /// Opens a sheet of the person, for as long as a closure takes.
  ///
  /// - Parameter key: What the sheet's first messages are sent with.
  @discardableResult
  private func opened<Value>(
    key: String, _ body: (ConversationModel) async throws -> Value
  ) async throws -> Value {
    let model = ConversationModel(person: 7, store: store) { key }
    let sheet = Task { await model.appeared() }
    defer { sheet.cancel() }
    await wait { model.phase == .ready }
    return try await body(model)
  }

  /// Sends a message from a sheet that is closed before there is an answer.
  private func sendAndClose() async throws -> (ConversationModel, HeldMessages.Sending) {
    try await opened(key: "first") { model in
      model.text = "Hello "
      model.sendButtonTapped()
      return (model, try await service.sending())
    }
  }

  private let unreachable = ConversationModel.Sending.failed(
    DirectoryProblem(EmployeeServiceError.unreachable))

  @Test("a message that is under way cannot be sent again, and leaves the field when it is sent")
  func underWay() async throws {
    let (_, sending) = try await sendAndClose()
    try await opened(key: "second") { model in
      #expect(model.text == "Hello" && !model.canSend)
      try #require(model.isSending)
      sending.answer(id: 1)
      await wait { !model.isSending && model.entries.count == 1 }
      #expect(model.text.isEmpty && model.entries.first?.isMine == true)
      #expect(model.announcement.words == "Message sent")
    }
    try await opened(key: "third") { #expect($0.text.isEmpty && $0.sending == .idle) }
  }

  @Test("a message that fails is said to, and is sent again with its key")
  func failure() async throws {
    let (_, sending) = try await sendAndClose()
    try await opened(key: "second") { model in
      try #require(model.isSending)
      sending.fail()
      await wait { !model.isSending }
      #expect(model.sending == unreachable && model.text == "Hello")
      #expect(model.announcement.words.hasPrefix("Not sent."))
      model.sendButtonTapped()
      let again = try await service.sending()
      #expect(again.key == "first")
      again.answer(id: 1)
      await wait { model.text.isEmpty }
    }
  }

  @Test("a message that failed while no sheet was open is said to have, until it is changed")
  func failureUnseen() async throws {
    let (first, sending) = try await sendAndClose()
    sending.fail()
    await wait { !first.isSending }
    try await opened(key: "second") { model in
      #expect(model.sending == unreachable && model.text == "Hello")
      #expect(model.announcement.words.hasPrefix("Not sent."))
      model.text = "Hello again"
      #expect(model.sending == .idle)
    }
    try await opened(key: "third") { model in
      #expect(model.sending == .idle && model.text == "Hello again")
      model.sendButtonTapped()
      let other = try await service.sending()
      #expect(other.key == "third", "Other words are another message.")
      other.answer(id: 1)
      await wait { model.text.isEmpty }
    }
  }

  @Test("a message that failed has its key in each sheet that opens")
  func keptKey() async throws {
    let (first, sending) = try await sendAndClose()
    sending.fail()
    await wait { !first.isSending }
    try await opened(key: "second") { #expect($0.text == "Hello") }
    try await opened(key: "third") { model in
      model.sendButtonTapped()
      let again = try await service.sending()
      #expect(again.key == "first")
      again.answer(id: 1)
      await wait { model.text.isEmpty }
    }
  }

  @Test("what is typed in the next sheet is kept when the message of the one before is sent")
  func typedMeanwhile() async throws {
    let (first, sending) = try await sendAndClose()
    try await opened(key: "second") { model in
      model.text = "And"
      sending.answer(id: 1)
      await wait { !first.isSending && !model.isSending && model.entries.count == 1 }
      #expect(model.text == "And")
    }
    try await opened(key: "third") { #expect($0.text == "And" && $0.sending == .idle) }
  }

  @Test("two windows with the same words send them once while they are under way")
  func twoWindows() async throws {
    try await opened(key: "first") { one in
      one.text = "Hello"
      try await opened(key: "second") { other in
        #expect(other.text == "Hello")
        one.sendButtonTapped()
        let sending = try await service.sending()
        other.sendButtonTapped()
        // Its turn on the data layer is behind that of what was tapped.
        _ = await Task { await store.unsent(to: 7) }.value
        sending.fail()
        await wait { !one.isSending && !other.isSending }
        #expect(one.sending == unreachable && other.sending == unreachable)
        other.sendButtonTapped()
        let again = try await service.sending()
        #expect(again.key == "first")
        again.answer(id: 1)
        await wait { !other.isSending && other.entries.count == 1 }
      }
    }
  }
}
