import Testing

@testable import EmployeeGlass

@MainActor @Suite("The form that changes a person", .timeLimit(.minutes(1)))
struct EmployeeFormModelTests {
  private let ada = Employee.person(1, "Ada Lund")
  private let editing: FakeEditing
  private let repository: EmployeeRepository
  private let outcomes = Outcomes()

  private final class Outcomes {
    var all: [EmployeeFormModel.Outcome] = []
  }

  init() {
    editing = FakeEditing([ada, .person(2, "Zoë")])
    repository = EmployeeRepository(service: ManualService(), editing: editing)
  }

  private func form(_ employee: Employee?) throws -> EmployeeFormModel {
    let outcomes = outcomes
    return try #require(
      EmployeeFormModel(employee, repository: repository) { outcomes.all.append($0) })
  }

  private func opened() async throws -> EmployeeFormModel {
    let form = try form(ada)
    await form.formAppeared()
    return form
  }

  @Test("a change is for the state that the form was opened with")
  func saves() async throws {
    let form = try form(ada)
    #expect(!form.canSave, "The person is not read yet.")
    await form.formAppeared()
    #expect(!form.canSave, "Nothing has changed.")
    form.draft.title = "Archivist"
    #expect(form.canSave)
    await form.saveButtonTapped()
    #expect(editing.asked == ["current 1", "save 1 if \"1\""])
    guard case .saved(let saved) = outcomes.all.first else { return #expect(Bool(false)) }
    #expect(saved.title == "Archivist" && saved.id == 1)
  }

  @Test("what another window saved before the form has read it is kept, but for what was typed")
  func typesWhileOpening() async throws {
    editing.change(.person(1, "Ada Lund", office: "Lisbon"))
    // The list has not heard of it.
    let form = try form(ada)
    form.draft.title = "Archivist"
    await form.formAppeared()
    #expect(form.phase == .editing && form.draft.office == "Lisbon")
    await form.saveButtonTapped()
    guard case .saved(let saved) = outcomes.all.first else { return #expect(Bool(false)) }
    #expect(saved.title == "Archivist" && saved.office == "Lisbon")
  }

  @Test("a field that was typed into, and changed elsewhere before it was read, is a conflict")
  func conflictWhileOpening() async throws {
    editing.change(.person(1, "Ada Lund", title: "Theirs", office: "Lisbon"))
    let form = try form(ada)
    form.draft.title = "Mine"
    await form.formAppeared()
    #expect(form.differences == [.init(field: .title, mine: "Mine", theirs: "Theirs")])
    await form.keepMineButtonTapped()
    guard case .saved(let saved) = outcomes.all.first else { return #expect(Bool(false)) }
    #expect(saved.title == "Mine" && saved.office == "Lisbon")
  }

  @Test("what is typed while the network fails does not hide what another window saves then")
  func typesOffline() async throws {
    editing.fail(EmployeeServiceError.unreachable)
    let form = try await opened()
    form.draft.title = "Archivist"
    editing.change(.person(1, "Ada Lund", office: "Lisbon"))
    await form.retryButtonTapped()
    #expect(form.draft.office == "Lisbon" && form.draft.title == "Archivist" && form.canSave)
  }

  @Test("what is wrong is said of fields that were typed into, and of all when one saves")
  func judges() async throws {
    let form = try form(nil)
    #expect(EmployeeField.allCases.allSatisfy { form.problem(of: $0) == nil })
    form.draft.email = "ada"
    #expect(form.problem(of: .email) != nil && form.problem(of: .name) == nil)
    await form.saveButtonTapped()
    #expect(form.problem(of: .name) == "Name is missing.")
    #expect(form.problem(of: .phone) == nil, "A phone is not asked for.")
    #expect(editing.asked == [], "The server would refuse this.")
  }

  @Test("where another window was first, both versions are there, and the person chooses")
  func conflict() async throws {
    let form = try await opened()
    form.draft.title = "Mine"
    var theirs = EmployeeDraft(ada)
    theirs.office = "Oslo"
    editing.change(Employee.person(1, "Ada Lund", title: "Theirs"))
    await form.saveButtonTapped()
    #expect(form.differences == [.init(field: .title, mine: "Mine", theirs: "Theirs")])
    #expect(outcomes.all == [])
    editing.change(Employee.person(1, "Ada Lund", title: "Later"))
    await form.keepMineButtonTapped()
    #expect(
      form.differences == [.init(field: .title, mine: "Mine", theirs: "Later")],
      "They were changed once more meanwhile.")
    await form.keepMineButtonTapped()
    guard case .saved(let saved) = outcomes.all.first else { return #expect(Bool(false)) }
    #expect(saved.title == "Mine")
  }

  @Test("a person who takes the other version changes nothing; one who goes on has their own text")
  func otherChoices() async throws {
    let form = try await opened()
    form.draft.title = "Mine"
    let theirs = Employee.person(1, "Ada Lund", title: "Theirs")
    editing.change(theirs)
    await form.saveButtonTapped()
    form.goOnEditingButtonTapped()
    #expect(form.phase == .editing && form.draft.title == "Mine")
    editing.change(theirs)
    await form.saveButtonTapped()
    await form.useTheirsButtonTapped()
    #expect(outcomes.all == [.saved(theirs)])
    #expect(editing.asked.count { $0.hasPrefix("save") } == 2)
  }

  @Test("where another window made the same change, there is nothing to choose")
  func sameChange() async throws {
    let form = try await opened()
    form.draft.title = "Archivist"
    let theirs = Employee.person(1, "Ada Lund", title: "Archivist")
    editing.change(theirs)
    await form.saveButtonTapped()
    #expect(outcomes.all == [.saved(theirs)])
  }

  @Test(
    "a manager who was removed is no part of a conflict", arguments: ["Keep Mine", "Go On Editing"])
  func managerIsRemoved(choice: String) async throws {
    let report = Employee.person(2, "Zoë", manager: 1)
    editing.change(report)
    let form = try form(report)
    await form.formAppeared()
    form.draft.title = "Mine"
    editing.removeElsewhere(1)
    editing.change(.person(2, "Zoë"))
    await form.saveButtonTapped()
    #expect(form.differences.map(\.field) == [.title])
    if choice == "Keep Mine" {
      await form.keepMineButtonTapped()
    } else {
      form.goOnEditingButtonTapped()
      await form.saveButtonTapped()
    }
    guard case .saved(let saved) = outcomes.all.first else { return #expect(Bool(false)) }
    #expect(saved.title == "Mine" && saved.managerID == nil, "A server refuses any other manager.")
  }

  @Test("a manager who was removed is no difference to the same change")
  func sameChangeWithoutManager() async throws {
    let report = Employee.person(2, "Zoë", manager: 1)
    editing.change(report)
    let form = try form(report)
    await form.formAppeared()
    form.draft.title = "Archivist"
    let theirs = Employee.person(2, "Zoë", title: "Archivist")
    editing.change(theirs)
    await form.saveButtonTapped()
    #expect(outcomes.all == [.saved(theirs)])
  }

  @Test("a person who is gone cannot be saved")
  func gone() async throws {
    let form = try await opened()
    editing.removeElsewhere(1)
    form.draft.title = "Archivist"
    await form.saveButtonTapped()
    #expect(form.phase == .gone && outcomes.all == [])
  }

  @Test("what the server refuses stands at its field until that is typed into")
  func refused() async throws {
    let form = try await opened()
    form.draft.email = "taken@employees.example"
    editing.fail(EditingError.invalid([.email: "Taken."], words: nil))
    await form.saveButtonTapped()
    #expect(form.problem(of: .email) == "Taken." && form.phase == .editing)
    form.draft.title = "Archivist"
    #expect(form.problem(of: .email) == "Taken.")
    form.draft.email = "free@employees.example"
    #expect(form.problem(of: .email) == nil)
  }

  @Test("what the server says of a field that the form does not have stands above the others")
  func refusedElsewhere() async throws {
    let form = try await opened()
    form.draft.email = "taken@employees.example"
    let words = "manager_id: There is no employee with this id."
    editing.fail(EditingError.invalid([.email: "Taken."], words: words))
    await form.saveButtonTapped()
    #expect(form.problem(of: .email) == "Taken." && form.problem?.advice == words)
  }

  @Test("without network the text stays, and the form can be tried again")
  func offline() async throws {
    editing.fail(EmployeeServiceError.unreachable)
    let form = try await opened()
    #expect(form.problem?.title == "This needs the network")
    form.draft.title = "Archivist"
    #expect(!form.canSave, "The person could not be read.")
    await form.retryButtonTapped()
    #expect(form.problem == nil && form.draft.title == "Archivist" && form.canSave)
  }

  @Test("a form that was put away while it saved closes no other one")
  func lateEnd() async throws {
    let directory = DirectoryModel(repository: repository)
    directory.editButtonTapped(ada)
    let first = try #require(directory.form)
    await first.formAppeared()
    first.draft.title = "Archivist"
    let held = editing.holdAnswer()
    let saving = Task { await first.saveButtonTapped() }
    await held.isDue()
    // Closed by none of its buttons.
    directory.formBeforeList = nil
    directory.editButtonTapped(.person(2, "Zoë"))
    let second = try #require(directory.form)
    held.answer()
    await saving.value
    #expect(directory.form === second, "What is typed there would be lost.")
    await second.cancelButtonTapped()
    #expect(directory.form == nil)
  }

  @Test("a person whose answer was lost is added once")
  func addsOnce() async throws {
    let form = try form(nil)
    form.draft = EmployeeDraft(.person(9, "Grace"))
    editing.fail(EmployeeServiceError.timedOut)
    await form.saveButtonTapped()
    #expect(form.problem != nil && outcomes.all == [])
    await form.saveButtonTapped()
    guard case .added(let first) = outcomes.all.first else { return #expect(Bool(false)) }
    #expect(first.id == 3, "The first attempt has added her, and the second one found her.")
    form.draft.email = "other@employees.example"
    await form.saveButtonTapped()
    guard case .added(let second) = outcomes.all.last else { return #expect(Bool(false)) }
    #expect(second.id == 4, "Another draft is another person.")
  }

  @Test("a draft that is typed back to what was sent is the same request")
  func addsOnceAfterTyping() async throws {
    let form = try form(nil)
    form.draft = EmployeeDraft(.person(9, "Grace"))
    editing.fail(EmployeeServiceError.timedOut)
    await form.saveButtonTapped()
    form.draft.title = "Archivist"
    form.draft.title = "Engineer "
    await form.saveButtonTapped()
    guard case .added(let added) = outcomes.all.first else { return #expect(Bool(false)) }
    #expect(added.id == 3, "The first attempt has added her.")
  }

  @Test("a form that was typed into asks before it closes, another one does not")
  func asksBeforeItCloses() async throws {
    let untouched = try await opened()
    await untouched.cancelButtonTapped()
    #expect(!untouched.isAskingToLeave && outcomes.all == [.cancelled])
    let form = try await opened()
    form.draft.title = "Archivist"
    await form.cancelButtonTapped()
    #expect(form.isAskingToLeave && outcomes.all.count == 1)
    #expect(!form.canKeepDraft, "The app was started without a file for drafts.")
    await form.discardChangesButtonTapped()
    #expect(outcomes.all == [.cancelled, .cancelled])
  }

  @Test("a form that saves cannot be cancelled: the person hears what came of it")
  func cancelsWhileSaving() async throws {
    let form = try await opened()
    form.draft.title = "Archivist"
    let held = editing.holdAnswer()
    let saving = Task { await form.saveButtonTapped() }
    await held.isDue()
    await form.cancelButtonTapped()
    #expect(outcomes.all == [])
    held.answer()
    await saving.value
    #expect(outcomes.all == [.saved(.person(1, "Ada Lund", title: "Archivist"))])
  }

  @Test("a removal is for the state that was shown, and can be undone once")
  func removes() async throws {
    let form = try await opened()
    form.removeButtonTapped()
    #expect(form.isAskingToRemove && editing.asked == ["current 1"])
    editing.change(Employee.person(1, "Ada Lund", title: "Theirs"))
    await form.removalConfirmed()
    #expect(form.differences.map(\.field) == [.title], "They were changed meanwhile.")
    form.goOnEditingButtonTapped()
    await form.removalConfirmed()
    guard case .removed(let removed) = outcomes.all.first else { return #expect(Bool(false)) }
    #expect(removed.title == "Theirs")
    let removal = try #require(RemovalModel(removed, repository: repository))
    editing.fail(EmployeeServiceError.timedOut)
    let lost = await removal.undo()
    #expect(lost == nil && removal.phase != .undoing)
    let back = await removal.undo()
    #expect(back == removed, "The same person, with the same id.")
    #expect(editing.asked.suffix(2) == ["restore 1", "restore 1"])
  }
}
