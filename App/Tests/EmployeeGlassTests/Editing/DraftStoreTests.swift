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
    await third.cancelButtonTapped()
    #expect(try await !form(nil, editing).isRestored)
  }

  @Test(
    "a file of something else is no draft, and is written over",
    arguments: [
      "", "null", "[]", "{\"1\":", "{\"x\":{}}", String(repeating: "[", count: 70_000),
      String(repeating: " ", count: 140_000),
      "[1,{\"draft\":{\"name\":\"A\\u202eda\",\"sortName\":\"\",\"department\":\"Design\",\"title\":\"\",\"email\":\"\",\"phone\":\"\",\"office\":\"\",\"startDate\":\"\"}}]",
      "[1,{\"draft\":{\"name\":\"Ada\",\"sortName\":\"\",\"department\":\"Wizardry\",\"title\":\"\",\"email\":\"\",\"phone\":\"\",\"office\":\"\",\"startDate\":\"\"}}]",
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

  @Test("it keeps so many drafts, the newest among them")
  func bound() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let store = DraftStore(file: file)
    let kept = DraftStore.Kept(draft: EmployeeDraft(ada))
    for id in 1...50 {
      await store.keep(kept, for: id)
      #expect(await DraftStore(file: file).draft(for: id) == kept)
    }
    var count = 0
    for id in 1...50 where await store.draft(for: id) != nil { count += 1 }
    #expect(count == DraftStore.mostDrafts)
  }
}
