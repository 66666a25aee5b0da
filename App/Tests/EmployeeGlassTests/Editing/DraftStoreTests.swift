import Foundation
import Testing

@testable import EmployeeGlass

@MainActor @Suite("What was typed and not sent", .timeLimit(.minutes(1)))
struct DraftStoreTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("drafts-\(UUID().uuidString)")
  private var file: URL { folder.appendingPathComponent("drafts.json") }
  private let ada = Employee.person(1, "Ada Lund", in: "Design")

  private func form(
    _ employee: Employee?, _ editing: FakeEditing
  ) async throws -> EmployeeFormModel {
    let repository = EmployeeRepository(
      service: ManualService(), editing: editing, drafts: DraftStore(file: file))
    let form = try #require(EmployeeFormModel(employee, repository: repository) { _ in })
    await form.formAppeared()
    return form
  }

  @Test(
    "it is there after a restart, for the state that it was typed for, and gone once it is sent")
  func restart() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let editing = FakeEditing([ada])
    let first = try await form(ada, editing)
    first.draft.title = "Archivist"
    editing.fail(EmployeeServiceError.unreachable)
    await first.saveButtonTapped()
    editing.change(.person(1, "Ada Lund", in: "Design", title: "Theirs"))
    let second = try await form(ada, editing)
    #expect(second.isRestored && second.draft.title == "Archivist")
    #expect(
      second.differences.map(\.mine) == ["Archivist"], "Others have changed the person since.")
    await second.keepMineButtonTapped()
    let third = try await form(ada, editing)
    #expect(!third.isRestored && third.draft.title == "Archivist", "It is what the server has.")
  }

  @Test("a draft of a person who could not be read is for the state that the list had then")
  func unread() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let editing = FakeEditing([ada])
    editing.fail(EmployeeServiceError.unreachable)
    let first = try await form(ada, editing)
    first.draft.title = "Archivist"
    editing.fail(EmployeeServiceError.unreachable)
    await first.retryButtonTapped()
    let moved = Employee.person(1, "Ada Lund", in: "Design", office: "Lisbon")
    editing.change(moved)
    for listed in [ada, moved] {
      let second = try await form(listed, editing)
      #expect(second.isRestored && second.phase == .editing)
      #expect(second.draft.title == "Archivist" && second.draft.office == "Lisbon")
    }
  }

  @Test("a person whose answer was lost is added once, also after a restart")
  func addsOnce() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let editing = FakeEditing([ada])
    let first = try await form(nil, editing)
    first.draft = EmployeeDraft(.person(9, "Grace", in: "Design"))
    // The fake adds her before the answer is lost, as a server may.
    editing.fail(EmployeeServiceError.timedOut)
    await first.saveButtonTapped()
    let second = try await form(nil, editing)
    #expect(second.isRestored)
    await second.saveButtonTapped()
    #expect(try await editing.current(2).employee.name == "Grace")
    await #expect(throws: EditingError.isGone) { try await editing.current(3) }
  }

  @Test("a form that is cancelled while the person is read keeps nothing")
  func cancelsWhileReading() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let editing = FakeEditing([ada])
    let repository = EmployeeRepository(
      service: ManualService(), editing: editing, drafts: DraftStore(file: file))
    let first = try #require(EmployeeFormModel(ada, repository: repository) { _ in })
    let held = editing.holdAnswer()
    editing.fail(EmployeeServiceError.unreachable)
    let reading = Task { await first.formAppeared() }
    await held.isDue()
    first.draft.title = "Archivist"
    await first.cancelButtonTapped()
    #expect(first.isAskingToLeave)
    await first.discardChangesButtonTapped()
    held.answer()
    await reading.value
    #expect(try await !form(ada, editing).isRestored)
  }

  @Test("a form that is cancelled, or whose draft is discarded, keeps nothing")
  func forgets() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let editing = FakeEditing([ada])
    let first = try await form(nil, editing)
    first.draft = EmployeeDraft(.person(9, "Grace", in: "Design"))
    editing.fail(EmployeeServiceError.timedOut)
    await first.saveButtonTapped()
    let second = try await form(nil, editing)
    #expect(second.isRestored && second.draft.name == "Grace")
    await second.discardDraftButtonTapped()
    #expect(!second.isRestored && second.draft == EmployeeDraft())
    let third = try await form(nil, editing)
    #expect(!third.isRestored)
    third.draft = first.draft
    editing.fail(EmployeeServiceError.timedOut)
    await third.saveButtonTapped()
    await third.discardChangesButtonTapped()
    #expect(try await !form(nil, editing).isRestored)
  }

  @Test("a form that is closed with its draft kept shows it when it is opened again")
  func keeps() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let editing = FakeEditing([ada])
    let first = try await form(ada, editing)
    first.draft.title = "Archivist"
    await first.keepDraftButtonTapped()
    first.draft.title = "Typed while the sheet moves out"
    let second = try await form(ada, editing)
    #expect(second.isRestored && second.draft.title == "Archivist")
  }

  @Test("a form whose draft cannot be kept stays, and says so")
  func cannotKeep() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    // A file stands where the folder would be.
    try Data().write(to: folder)
    let editing = FakeEditing([ada])
    let repository = EmployeeRepository(
      service: ManualService(), editing: editing, drafts: DraftStore(file: file))
    var hasClosed = false
    let form = try #require(
      EmployeeFormModel(ada, repository: repository) { _ in hasClosed = true })
    await form.formAppeared()
    form.draft.title = "Archivist"
    for _ in 1...2 {
      await form.keepDraftButtonTapped()
      #expect(!hasClosed && form.problem != nil)
    }
    try FileManager.default.removeItem(at: folder)
    await form.keepDraftButtonTapped()
    #expect(hasClosed)
  }

  @Test("of what is typed while the network is away, the last is kept")
  func typesOn() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let editing = FakeEditing([ada])
    let store = DraftStore(file: file)
    let repository = EmployeeRepository(
      service: ManualService(), editing: editing, drafts: store)
    let form = try #require(EmployeeFormModel(ada, repository: repository) { _ in })
    await form.formAppeared()
    form.draft.title = "A"
    editing.fail(EmployeeServiceError.unreachable)
    await form.saveButtonTapped()
    for _ in 1...200 { form.draft.title += "n" }
    while await store.draft(for: 1)?.draft.title != form.draft.title, !Task.isCancelled {
      await Task.yield()
    }
    #expect(await DraftStore(file: file).draft(for: 1)?.draft == form.draft)
  }

  @Test(
    "a file of something else is no draft, and is written over",
    arguments: [
      "", "null", "[]", "{\"1\":", "{\"x\":{}}", String(repeating: "[", count: 70_000),
      String(repeating: " ", count: 140_000),
      "[{\"id\":1,\"kept\":{\"draft\":{\"name\":\"A\\u202eda\",\"sortName\":\"\",\"department\":\"Design\",\"title\":\"\",\"email\":\"\",\"phone\":\"\",\"office\":\"\",\"startDate\":\"\"}}}]",
      "[{\"id\":1,\"kept\":{\"draft\":{\"name\":\"Ada\",\"sortName\":\"\",\"department\":\"Wizardry\",\"title\":\"\",\"email\":\"\",\"phone\":\"\",\"office\":\"\",\"startDate\":\"\"}}}]",
    ])
  func hostile(text: String) async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    let store = DraftStore(file: file)
    #expect(await store.draft(for: 1) == nil)
    let kept = DraftStore.Kept(
      draft: EmployeeDraft(ada), original: EmployeeDraft(ada),
      attempt: .init(draft: EmployeeDraft(ada), key: "1"))
    #expect(await store.keep(kept, for: 1))
    #expect(await DraftStore(file: file).draft(for: 1) == kept)
  }

  @Test("a file that somebody else has written is read, where its texts can be shown")
  func foreign() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let text =
      "[{\"id\":1,\"kept\":{\"draft\":{\"name\":\"Ada\",\"sortName\":\"\",\"department\":\"Design\",\"title\":\"\",\"email\":\"\",\"phone\":\"\",\"office\":\"\",\"startDate\":\"\"}}}]"
    try Data(text.utf8).write(to: file)
    #expect(await DraftStore(file: file).draft(for: 1)?.draft.name == "Ada")
  }

  @Test("a state that no server has told of is not read back")
  func hostileOriginal() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    var original = EmployeeDraft(ada)
    original.office = "Lon\u{202e}don"
    let kept = DraftStore.Kept(draft: EmployeeDraft(ada), original: original)
    await DraftStore(file: file).keep(kept, for: 1)
    #expect(await DraftStore(file: file).draft(for: 1) == nil)
  }

  @Test(
    "a key that the server does not take is not read back",
    arguments: ["", "a key", "ké", String(repeating: "k", count: 101)])
  func hostileKey(key: String) async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let draft = EmployeeDraft(ada)
    let kept = DraftStore.Kept(draft: draft, attempt: .init(draft: draft, key: key))
    await DraftStore(file: file).keep(kept, for: nil)
    #expect(await DraftStore(file: file).draft(for: nil) == nil)
  }

  @Test("it keeps so many drafts, the newest of them")
  func bound() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let store = DraftStore(file: file)
    let kept = DraftStore.Kept(draft: EmployeeDraft(ada))
    for id in 1...50 { await store.keep(kept, for: id) }
    let again = DraftStore(file: file)
    for id in 1...50 {
      #expect(await (again.draft(for: id) != nil) == (id > 50 - DraftStore.mostDrafts))
    }
  }

  @Test("drafts too long for one file: the newest are kept")
  func longDrafts() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let store = DraftStore(file: file)
    var draft = EmployeeDraft(ada)
    for field in EmployeeField.allCases where field != .department {
      draft[field] = String(repeating: "\u{1F469}\u{200D}\u{1F680}", count: 100)
    }
    let kept = DraftStore.Kept(draft: draft, original: draft)
    for id in 1...20 { #expect(await store.keep(kept, for: id)) }
    let again = DraftStore(file: file)
    #expect(await again.draft(for: 20) == kept)
    #expect(await again.draft(for: 19) == kept)
    #expect(await again.draft(for: 1) == nil)
  }
}
