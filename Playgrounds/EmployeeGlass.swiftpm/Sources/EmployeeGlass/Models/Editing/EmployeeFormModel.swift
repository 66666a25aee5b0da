import Foundation
import Observation

/// The form that adds or changes one person.
@Observable
final class EmployeeFormModel: Identifiable {
  /// What the form is about to do, or why it cannot.
  enum Phase: Sendable, Hashable {
    /// The person is read as they are now, so that the change is for that state.
    case opening
    case editing
    case saving
    /// Another window has changed the person. The form shows both.
    case conflict(TaggedEmployee)
    /// Another window has removed the person.
    case gone
  }

  /// The employee whom the form changes; nil where it adds one.
  let employee: Employee?
  /// What the fields hold. Assigning it is typing.
  var draft: EmployeeDraft {
    didSet { if draft != oldValue { draftChanged(from: oldValue) } }
  }
  private(set) var phase: Phase
  /// Why the last attempt failed; typing goes on meanwhile.
  private(set) var problem: DirectoryProblem?
  /// Whether the fields hold what was typed before and could not be sent.
  private(set) var isRestored = false
  /// Whether the person is asked if they want to remove the employee.
  var isAskingToRemove = false
  /// Whether the person is asked what becomes of what they have typed.
  var isAskingToLeave = false

  /// What the fields were filled from: a field that is not the same was typed into.
  private var original: EmployeeDraft
  /// The person as the server had them when the form was opened, or when both were shown.
  private var base: TaggedEmployee?
  /// Which fields were typed into: errors of the other fields are shown when the person saves.
  private var touched: Set<EmployeeField> = []
  /// What the server said of a text, until it is changed.
  private var refused: [EmployeeField: String] = [:]

  @ObservationIgnored private let repository: EmployeeRepository
  @ObservationIgnored private let editing: any EditingService
  /// What was sent last to add a person: sent again with its key, they are added once.
  @ObservationIgnored private var lastAttempt: DraftStore.Attempt?
  @ObservationIgnored private var wasRestored = false
  /// Whether the form has closed: an answer that comes later keeps nothing.
  @ObservationIgnored private var hasEnded = false
  /// Whether a draft is on its way to its file, and whether more was typed meanwhile.
  @ObservationIgnored private var isKeeping = false
  @ObservationIgnored private var hasNews = false
  @ObservationIgnored private let finished: @MainActor (Outcome) -> Void

  /// How a form ends.
  enum Outcome: Sendable, Hashable {
    case cancelled
    case saved(Employee)
    case added(Employee)
    case removed(Employee)
  }

  /// - Parameters:
  ///   - employee: The one whom the form changes; nil adds one.
  ///   - finished: Hears how the form has ended, and closes it.
  init?(
    _ employee: Employee?, repository: EmployeeRepository,
    finished: @escaping @MainActor (Outcome) -> Void
  ) {
    guard let editing = repository.editing else { return nil }
    self.employee = employee
    self.repository = repository
    self.editing = editing
    self.finished = finished
    let untouched = employee.map(EmployeeDraft.init) ?? EmployeeDraft()
    (original, draft) = (untouched, untouched)
    phase = employee == nil ? .editing : .opening
  }

  var isAdding: Bool { employee == nil }
  var isBusy: Bool { phase == .saving }
  /// Whether a form that closes loses what was typed.
  var isDirty: Bool { draft != original }

  /// What to say of a field: what is wrong with it, once it was typed into or sent.
  func problem(of field: EmployeeField) -> String? {
    if let words = refused[field] { return words }
    return touched.contains(field) ? field.problem(with: draft[field]) : nil
  }

  /// Whether there is anything to save, as far as the app knows.
  var canSave: Bool {
    guard phase == .editing else { return false }
    return isAdding || base != nil && isDirty
  }

  /// For the form's task: reads the person as they are now.
  func formAppeared() async {
    await restore()
    guard let employee, base == nil else { return }
    await attempt(
      {
        let now = try await self.editing.current(employee.id)
        try self.rebase(onto: now)
      }, during: .opening)
  }

  /// Makes the draft one for the person as they are now: fields that were not typed into are theirs.
  ///
  /// - Throws: `EditingError.changedMeanwhile` where others have changed a field that was typed into.
  private func rebase(onto now: TaggedEmployee) throws {
    let theirs = EmployeeDraft(now.employee)
    let changed = theirs.fields(unlike: original)
    var merged = theirs
    for field in draft.fields(unlike: original) { merged[field] = draft[field] }
    draft = merged
    touched = []
    // With the new tag, saving would replace their text unseen.
    guard merged.fields(unlike: theirs).allSatisfy({ !changed.contains($0) }) else {
      throw EditingError.changedMeanwhile(now)
    }
    take(now)
  }

  /// From now on the draft is for this state.
  private func take(_ now: TaggedEmployee) {
    base = now
    original = EmployeeDraft(now.employee)
    // The form has no field for it, and a manager who was removed would be refused.
    draft.managerID = original.managerID
  }

  /// Takes up what was typed before, once.
  private func restore() async {
    guard base == nil, !wasRestored,
      let kept = await repository.drafts?.draft(for: employee?.id)
    else { return }
    wasRestored = true
    guard draft == original, kept.draft != original else { return }
    draft = kept.draft
    // The list may have heard since of what others did.
    original = kept.original ?? EmployeeDraft()
    lastAttempt = kept.attempt
    isRestored = true
  }

  /// Forgets what was typed before, and shows the person as they are.
  func discardDraftButtonTapped() async {
    isRestored = false
    await forget()
    original = employee.map(EmployeeDraft.init) ?? EmployeeDraft()
    draft = original
    base = nil
    await formAppeared()
    touched = []
  }

  private func forget() async { await repository.drafts?.keep(nil, for: employee?.id) }

  /// Tries again what failed: to read the person.
  func retryButtonTapped() async {
    problem = nil
    await formAppeared()
  }

  /// Closes the form, after a question where something was typed. What is being saved cannot be taken back.
  func cancelButtonTapped() async {
    guard !isBusy else { return }
    if isDirty, phase != .gone {
      isAskingToLeave = true
    } else {
      await end(.cancelled)
    }
  }

  /// Closes the form, without what was typed.
  func discardChangesButtonTapped() async {
    guard !isBusy else { return }
    await end(.cancelled)
  }

  /// Whether what was typed can be there when the form is opened again.
  var canKeepDraft: Bool { repository.drafts != nil }

  /// Closes the form. What was typed is there when it is opened again.
  func keepDraftButtonTapped() async {
    guard !isBusy else { return }
    guard await keep() else {
      problem = DirectoryProblem(
        title: "The draft could not be kept",
        advice: "There may be no room on this device. What you have typed stays here.")
      return
    }
    hasEnded = true
    finished(.cancelled)
  }

  private func end(_ outcome: Outcome) async {
    hasEnded = true
    await forget()
    finished(outcome)
  }

  func saveButtonTapped() async {
    guard phase == .editing else { return }
    touched = Set(EmployeeField.allCases)
    guard draft.problems.isEmpty else { return }
    await attempt(
      {
        if let employee = self.employee {
          guard let tag = self.base?.tag else { return }
          let saved = try await self.repository.save(
            self.draft, as: employee.id, ifStill: tag, by: self.editing)
          await self.end(.saved(saved.employee))
        } else {
          let next = self.nextAttempt()
          let added = try await self.repository.add(next.draft, key: next.key, by: self.editing)
          await self.end(.added(added.employee))
        }
      }, during: .saving)
  }

  /// The last attempt, if that sent the same; otherwise one with a key of its own.
  private func nextAttempt() -> DraftStore.Attempt {
    let draft = draft.trimmed
    if let lastAttempt, lastAttempt.draft == draft { return lastAttempt }
    let attempt = DraftStore.Attempt(draft: draft, key: UUID().uuidString)
    lastAttempt = attempt
    return attempt
  }

  func removeButtonTapped() { isAskingToRemove = true }

  func removalConfirmed() async {
    guard let employee, let base, phase == .editing else { return }
    await attempt(
      {
        try await self.repository.remove(employee.id, ifStill: base.tag, by: self.editing)
        await self.end(.removed(base.employee))
      }, during: .saving)
  }

  private func draftChanged(from old: EmployeeDraft) {
    for field in draft.fields(unlike: old) {
      touched.insert(field)
      refused[field] = nil
    }
    if problem != nil { keepSoon() }
  }

  /// Does something with the server, and says why it failed.
  private func attempt(
    _ action: @MainActor () async throws -> Void, during phase: Phase
  ) async {
    self.phase = phase
    problem = nil
    do {
      try await action()
      self.phase = .editing
    } catch let error as EditingError {
      await show(error)
    } catch is CancellationError {
      self.phase = .editing
    } catch {
      let failed = draft
      // The words promise that what was typed stays, so they come once it is in its file.
      await keep()
      self.phase = .editing
      problem = DirectoryProblem(editing: error)
      if draft != failed { await keep() }
    }
  }

  /// Keeps what cannot be sent now, also for the next start of the app.
  ///
  /// - Returns: Whether it is in its file, or nothing is to be kept.
  @discardableResult
  private func keep() async -> Bool {
    guard isDirty, !hasEnded, let drafts = repository.drafts else { return true }
    let kept = DraftStore.Kept(
      draft: draft, original: isAdding ? nil : original, attempt: lastAttempt)
    return await drafts.keep(kept, for: employee?.id)
  }

  /// Keeps what was typed, once for all that is typed while the file is written.
  private func keepSoon() {
    hasNews = true
    guard !isKeeping else { return }
    isKeeping = true
    Task {
      while hasNews {
        hasNews = false
        await keep()
      }
      isKeeping = false
    }
  }

  private func show(_ error: EditingError) async {
    switch error {
    case .changedMeanwhile(let now):
      // The form has no field for it, so it is never what differs.
      draft.managerID = now.employee.managerID
      // Another editor made the very change that this form wants.
      if EmployeeDraft(now.employee) == draft {
        await end(.saved(now.employee))
        phase = .editing
      } else {
        phase = .conflict(now)
      }
    case .isGone: phase = .gone
    case .invalid(let fields, let words):
      phase = .editing
      refused = fields
      if fields.isEmpty || words != nil {
        problem = DirectoryProblem(
          title: "The server did not take this", advice: words ?? "Check the fields.")
      }
    }
  }
}

// MARK: - Two versions

extension EmployeeFormModel {
  /// A field that is not the same in the form and on the server.
  struct Difference: Sendable, Hashable, Identifiable {
    let field: EmployeeField
    let mine: String
    let theirs: String
    var id: EmployeeField { field }
  }

  /// What is different while both versions are shown, in the order of the form.
  var differences: [Difference] {
    guard case .conflict(let now) = phase else { return [] }
    let theirs = EmployeeDraft(now.employee)
    return draft.fields(unlike: theirs).map {
      Difference(field: $0, mine: draft[$0], theirs: theirs[$0])
    }
  }

  /// Saves what the form has, over what the other window has saved.
  func keepMineButtonTapped() async {
    guard case .conflict(let now) = phase else { return }
    take(now)
    phase = .editing
    await saveButtonTapped()
  }

  /// Closes the form, and shows the person as the other window has saved them.
  func useTheirsButtonTapped() async {
    guard case .conflict(let now) = phase else { return }
    await end(.saved(now.employee))
  }

  /// Goes on with what the form has; saving is then for the state that was shown.
  func goOnEditingButtonTapped() {
    guard case .conflict(let now) = phase else { return }
    take(now)
    phase = .editing
  }

  /// Closes a form whose person is no longer there.
  func closeGoneButtonTapped() async { await end(.cancelled) }
}

nonisolated extension DirectoryProblem {
  /// Says why a change was not made.
  init(editing error: any Error) {
    switch error as? EmployeeServiceError {
    case .unreachable, .timedOut:
      self.init(
        title: "This needs the network",
        advice: "Nothing was changed. What you have typed stays here; try again later.")
    default:
      self.init(error)
    }
  }
}
