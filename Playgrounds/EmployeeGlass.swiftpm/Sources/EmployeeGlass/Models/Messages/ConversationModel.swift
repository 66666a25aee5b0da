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
  var text = "" {
    didSet { if text != oldValue { draftChanged() } }
  }
  var attachments: [AttachmentKind] = [] {
    didSet { if attachments != oldValue { draftChanged() } }
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
    let kept = await store.draft(to: person)
    // What was typed meanwhile stays.
    if text.isEmpty, attachments.isEmpty, let kept { restore(kept) }
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
    guard let key = attempt?.key else { return }
    (sending, input) = (.underWay, .text)
    let (store, person) = (store, person)
    // It is sent also when the sheet is closed meanwhile.
    Task { [self] in
      do {
        try await store.send(draft, to: person, key: key)
        didSend(draft)
      } catch {
        sending = .failed(DirectoryProblem(sending: error))
        announce("Not sent. \(DirectoryProblem(sending: error).title)")
      }
      await store.keep(kept, to: person)
    }
  }

  func microphoneButtonTapped() { input = input == .dictation ? .text : .dictation }
  func voiceButtonTapped() { input = input == .voice ? .text : .voice }

  /// Tapping once more takes it back.
  func feedbackButtonTapped(_ value: Feedback, on id: Message.ID) {
    feedback[id] = feedback[id] == value ? nil : value
    announce(feedback[id] == nil ? "Feedback taken back" : "Thank you for the feedback")
  }

  // MARK: - Changes

  private var kept: MessageStore.Attempt? {
    text.isEmpty && attachments.isEmpty ? nil : .init(draft: draft, key: attempt?.key)
  }

  private func restore(_ kept: MessageStore.Attempt) {
    attachments = kept.draft.attachments.compactMap { AttachmentKind(name: $0.name) }
    text = kept.draft.text
    if let key = kept.key { attempt = .init(draft: draft.trimmed, key: key) }
  }

  private func draftChanged() {
    if case .failed = sending { sending = .idle }
    let (store, person, kept) = (store, person, kept)
    Task { await store.keep(kept, to: person) }
  }

  private func didSend(_ sent: MessageDraft) {
    attempt = nil
    sending = .idle
    announce("Message sent")
    // Text that was typed while it was sent stays.
    if draft.trimmed == sent { (text, attachments) = ("", []) }
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
