import Foundation
import Testing

@testable import EmployeeGlass

@MainActor @Suite("A conversation", .timeLimit(.minutes(1)))
struct ConversationModelTests {
  private let service = HeldMessages()
  private let store: MessageStore
  private let model: ConversationModel

  init() {
    store = MessageStore(service)
    var keys = 0
    model = ConversationModel(person: 7, store: store) {
      keys += 1
      return "key-\(keys)"
    }
  }

  /// Shows a conversation for as long as a closure takes.
  private func shown(_ body: () async throws -> Void) async throws {
    let sheet = Task { await model.appeared() }
    defer { sheet.cancel() }
    await wait { model.phase == .ready }
    try await body()
  }

  private var texts: [String] { model.entries.map(\.message.text) }

  @Test("a message is shown once it is kept, and the field is empty for the next one")
  func sending() async throws {
    try await shown {
      #expect(!model.canSend && !model.suggestions.isEmpty)
      model.text = "  Hello \n"
      #expect(model.canSend && model.suggestions.isEmpty)
      model.sendButtonTapped()
      let sending = try await service.sending()
      #expect(model.isSending && !model.canSend && sending.draft.text == "Hello")
      sending.answer(id: 1)
      await wait { !model.isSending && model.entries.count == 1 }
      #expect(model.text.isEmpty && model.entries.first?.isMine == true)
      #expect(model.announcement.words == "Message sent")
    }
  }

  @Test("a message that failed keeps its words and its key; other words have another key")
  func failure() async throws {
    try await shown {
      model.text = "Hello"
      model.attachments = [.photo]
      model.sendButtonTapped()
      var sending = try await service.sending()
      #expect(sending.key == "key-1")
      sending.fail()
      await wait { !model.isSending }
      #expect(
        model.sending == .failed(DirectoryProblem(EmployeeServiceError.unreachable))
          && model.text == "Hello" && model.attachments == [.photo])
      model.sendButtonTapped()
      sending = try await service.sending()
      #expect(sending.key == "key-1")
      sending.fail()
      await wait { !model.isSending }
      model.text = "Hello again"
      #expect(model.sending == .idle)
      model.sendButtonTapped()
      sending = try await service.sending()
      #expect(sending.key == "key-2")
      sending.answer(id: 1)
      await wait { model.text.isEmpty }
    }
  }

  @Test("what is typed while a message is sent stays")
  func typing() async throws {
    try await shown {
      model.text = "Hello"
      model.sendButtonTapped()
      let sending = try await service.sending()
      model.text = "And"
      sending.answer(id: 1)
      await wait { !model.isSending && texts == ["Hello"] }
      #expect(model.text == "And")
    }
  }

  @Test("a sheet that opens again has the words and the key of what was not sent")
  func drafts() async throws {
    try await shown {
      model.text = "Hello"
      model.sendButtonTapped()
      try await service.sending().fail()
      await wait { !model.isSending }
    }
    let other = ConversationModel(person: 7, store: store) { "another" }
    let sheet = Task { await other.appeared() }
    await wait { other.text == "Hello" }
    other.sendButtonTapped()
    let sending = try await service.sending()
    #expect(sending.key == "key-1")
    sending.answer(id: 1)
    await wait { other.text.isEmpty }
    sheet.cancel()
  }

  @Test("what is typed while the words of before are fetched stays")
  func typingEarly() async throws {
    await store.keep(MessageDraft(text: "Before"), to: 7)
    let sheet = Task { await model.appeared() }
    // Its turn on the data layer is behind the first of the sheet's, and that of the main actor behind what the sheet
    // does then.
    Task { Task { @DataLayer in Task { @MainActor in model.text = "Now" } } }
    await wait { model.phase == .ready }
    #expect(model.text == "Now")
    sheet.cancel()
  }

  @Test("a message that was kept, though its answer was lost, is this app's once it is sent again")
  func lostAnswer() async throws {
    try await shown {
      model.text = "Hello"
      model.sendButtonTapped()
      try await service.sending().fail()
      await wait { !model.isSending }
      await store.hear(.sample(1, "Hello"))
      await wait { texts == ["Hello"] }
      #expect(model.entries.first?.isMine == false, "There is no telling yet.")
      model.sendButtonTapped()
      try await service.sending().answer(id: 1)
      await wait { model.entries.first?.isMine == true }
      #expect(texts == ["Hello"])
    }
  }

  @Test("earlier messages that come after the newest were loaded anew leave no gap")
  func lateEarlier() async throws {
    let pages = HeldPages()
    let store = MessageStore(pages)
    let model = ConversationModel(person: 7, store: store)
    let sheet = Task { await model.appeared() }
    try await pages.question().answer(51...100)
    await wait { model.entries.count == 50 }
    let tapped = Task { await model.earlierButtonTapped() }
    let earlier = try await pages.question()
    #expect(earlier.before == 51)
    await store.reload()
    try await pages.question().answer(111...160)
    await wait { model.entries.first?.id == 111 }
    earlier.answer(1...50)
    await tapped.value
    #expect(model.entries.map(\.id) == Array(111...160))
    Task { await model.earlierButtonTapped() }
    try await pages.question().answer(61...110)
    await wait { model.entries.first?.id == 61 }
    sheet.cancel()
  }

  @Test("an answer is announced and can be rated; this app's own event is heard once")
  func answers() async throws {
    try await shown {
      model.text = "Where?"
      model.sendButtonTapped()
      let sending = try await service.sending()
      // The event comes before the answer.
      await store.hear(.sample(1, "Where?"))
      #expect(texts.isEmpty)
      sending.answer(id: 1)
      await wait { texts == ["Where?"] && !model.isSending }
      #expect(model.entries.first?.isMine == true)
      await store.hear(.sample(2, "Below the mat"))
      await store.hear(.sample(2, "Below the mat"))
      await wait { texts == ["Where?", "Below the mat"] }
      let answer = try #require(model.entries.last)
      #expect(model.isAnswer(answer) && !model.isAnswer(model.entries[0]))
      #expect(model.announcement.words == "New message: Below the mat")
      model.feedbackButtonTapped(.helpful, on: 2)
      #expect(model.feedback[2] == .helpful)
      model.feedbackButtonTapped(.helpful, on: 2)
      #expect(model.feedback[2] == nil)
    }
  }

  @Test("microphone and voice take each other's place, and leave the suggestions no room")
  func input() async throws {
    try await shown {
      model.microphoneButtonTapped()
      #expect(model.input == .dictation && model.suggestions.isEmpty)
      model.voiceButtonTapped()
      #expect(model.input == .voice)
      model.voiceButtonTapped()
      #expect(model.input == .text && !model.suggestions.isEmpty)
      model.suggestionTapped("Welcome!")
      #expect(model.text == "Welcome!" && model.suggestions.isEmpty)
    }
  }
}
