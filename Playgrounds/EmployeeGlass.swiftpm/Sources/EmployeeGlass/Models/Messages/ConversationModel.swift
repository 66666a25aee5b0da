import Foundation
import Observation

/// The messages to one person, and the one that is being written.
@Observable
final class ConversationModel {
  /// What the messages that there are already do.
  enum Phase: Sendable, Hashable {
    case loading
    case ready
    case failed(DirectoryProblem)
  }

  /// What the message that is being written does.
  enum Sending: Sendable, Hashable {
    case idle
    case underWay
    /// The text is kept.
    case failed(DirectoryProblem)
  }

  /// How a message is made. The microphone and a voice message are states: nothing is recorded.
  enum Input: Sendable, Hashable {
    case text, dictation, voice
  }

  enum Feedback: Sendable, Hashable {
    case helpful, notHelpful
  }

  let person: Employee.ID
  /// What is written. Assigning it is typing.
  var text: String {
    get { field.text }
    set { typed(Field(text: newValue, attachments: attachments)) }
  }
  var attachments: [AttachmentKind] {
    get { field.attachments }
    set { typed(Field(text: text, attachments: newValue)) }
  }
  var input = Input.text
  private(set) var sending = Sending.idle
  private(set) var phase = Phase.loading
  /// The oldest first.
  private(set) var entries: [MessageStore.Entry] = []
  /// Whether there are older ones than those.
  var hasEarlier: Bool { nextBefore != nil }
  private var nextBefore: Message.ID?
  private(set) var feedback: [Message.ID: Feedback] = [:]
  /// The newest message that came while this app talks to the person, to be scrolled to.
  private(set) var newest: Message.ID?
  /// What a screen reader is to say, whenever it has changed.
  private(set) var announcement = Announcement()

  /// Words for a screen reader. Two of the same words are two announcements.
  struct Announcement: Sendable, Equatable {
    var words = ""
    var number = 0
  }

  private struct Field: Sendable, Equatable {
    var text = ""
    var attachments: [AttachmentKind] = []
  }

  /// What the store has kept is put here without being typed, so that it is not kept anew.
  private var field = Field()

  @ObservationIgnored private let store: MessageStore
  @ObservationIgnored private let makeKey: () -> String
  /// What was sent last, with its key: sent again as it is, the server keeps it once.
  @ObservationIgnored private var attempt: MessageStore.Attempt?

  init(
    person: Employee.ID, store: MessageStore,
    makeKey: @escaping () -> String = { UUID().uuidString }
  ) {
    (self.person, self.store, self.makeKey) = (person, store, makeKey)
  }

  // MARK: - What is shown

  var draft: MessageDraft {
    MessageDraft(text: text, attachments: attachments.map(\.attachment))
  }
  var isSending: Bool { sending == .underWay }
  var canSend: Bool { draft.canBeSent && !isSending }
  /// How many characters too many there are.
  var excess: Int { max(0, draft.trimmed.text.count - MessageDraft.longestText) }

  /// What one might say; nothing once there are words of one's own.
  var suggestions: [String] {
    text.isEmpty && attachments.isEmpty && input == .text && phase != .loading && entries.isEmpty
      ? ["Welcome!", "Got a minute?", "Thanks!"] : []
  }

  /// Whether a message answers one of this app's: then a person may say whether it helped.
  func isAnswer(_ entry: MessageStore.Entry) -> Bool {
    !entry.isMine && entries.contains { $0.isMine && $0.id < entry.id }
  }

  // MARK: - What a person does

  /// For the sheet's task: shows the messages, and those that come, until it is cancelled.
  func appeared() async {
    let (store, person) = (store, person)
    let news = await store.news(to: person)
    let (draft, delivery) = await store.unsent(to: person)
    // What was typed meanwhile stays.
    if field == Field(), let draft { restore(draft) }
    if let delivery { join(delivery) }
    await load()
    for await one in news {
      switch one {
      case .entry(let entry): show(entry)
      case .reload: await load()
      }
    }
  }

  func retryLoadButtonTapped() async {
    phase = .loading
    await load()
  }

  func earlierButtonTapped() async {
    guard let before = nextBefore else { return }
    guard let page = try? await store.entries(to: person, before: before) else { return }
    // The newest were loaded anew meanwhile: there would be a gap between these and those.
    guard before == nextBefore else { return }
    let known = Set(entries.map(\.id))
    entries.insert(contentsOf: page.entries.filter { !known.contains($0.id) }, at: 0)
    nextBefore = page.nextBefore
  }

  func suggestionTapped(_ words: String) { text = words }

  func sendButtonTapped() {
    guard canSend else { return }
    let draft = draft.trimmed
    // The same once more is the same message; other words are another one.
    if attempt?.draft != draft { attempt = .init(draft: draft, key: makeKey()) }
    guard let attempt else { return }
    input = .text
    let (store, person) = (store, person)
    follow { await store.send(attempt, to: person) }
  }

  func microphoneButtonTapped() { input = input == .dictation ? .text : .dictation }
  func voiceButtonTapped() { input = input == .voice ? .text : .voice }

  /// Tapping once more takes it back.
  func feedbackButtonTapped(_ value: Feedback, on id: Message.ID) {
    feedback[id] = feedback[id] == value ? nil : value
    announce(feedback[id] == nil ? "Feedback taken back" : "Thank you for the feedback")
  }

  // MARK: - Changes

  private func typed(_ new: Field) {
    guard new != field else { return }
    field = new
    if case .failed = sending { sending = .idle }
    let (store, person, kept) = (store, person, new == Field() ? nil : draft)
    Task { await store.keep(kept, to: person) }
  }

  private func restore(_ draft: MessageDraft) {
    field = Field(
      text: draft.text, attachments: draft.attachments.compactMap { AttachmentKind(name: $0.name) })
  }

  /// Goes on with a message that another sheet of this person has sent.
  private func join(_ delivery: MessageStore.Delivery) {
    // What this one has sent is newer.
    guard attempt == nil else { return }
    attempt = delivery.attempt
    guard let error = delivery.failure else { return follow { delivery } }
    // Other words are another message, which has not failed.
    if draft.trimmed == delivery.attempt.draft { didFail(error) }
  }

  /// Says what becomes of a message, also when the sheet is closed meanwhile.
  private func follow(_ begin: @escaping () async -> MessageStore.Delivery) {
    sending = .underWay
    Task { [self] in
      let delivery = await begin()
      attempt = delivery.attempt
      do {
        try await delivery.arrival.value
        didSend(delivery.attempt.draft)
      } catch {
        didFail(error)
      }
    }
  }

  private func didSend(_ sent: MessageDraft) {
    attempt = nil
    sending = .idle
    announce("Message sent")
    // Text that was typed while it was sent stays.
    if draft.trimmed == sent { field = Field() }
  }

  private func didFail(_ error: any Error) {
    let problem = DirectoryProblem(sending: error)
    sending = .failed(problem)
    announce("Not sent. \(problem.title)")
  }

  private func load() async {
    do {
      let page = try await store.entries(to: person)
      let known = Set(page.entries.map(\.id))
      let newest = page.entries.last?.id ?? 0
      // Messages that came by themselves while this was under way are newer.
      entries = page.entries + entries.filter { $0.id > newest && !known.contains($0.id) }
      (nextBefore, phase) = (page.nextBefore, .ready)
    } catch is CancellationError {
    } catch {
      phase = .failed(DirectoryProblem(error))
    }
  }

  private func show(_ entry: MessageStore.Entry) {
    if let place = entries.firstIndex(where: { $0.id == entry.id }) {
      // It was heard of before an answer said that this app has sent it.
      if entry.isMine { entries[place] = entry }
      return
    }
    let place = entries.lastIndex { $0.id < entry.id }.map { $0 + 1 } ?? 0
    entries.insert(entry, at: place)
    if entry.isMine || newest != nil { newest = entry.id }
    if !entry.isMine { announce("New message: \(entry.message.text)") }
  }

  private func announce(_ words: String) {
    announcement = Announcement(words: words, number: announcement.number + 1)
  }
}
