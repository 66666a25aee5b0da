extension DirectoryModel {
  /// Whether people can be added, changed and removed here.
  var canEdit: Bool { repository.editing != nil }

  /// The form, where the person's sheet is open and presents it.
  var formBeforeSheet: EmployeeFormModel? {
    get { sheet == nil ? nil : form }
    set { if newValue == nil, sheet != nil { form = nil } }
  }

  /// The form, where the list presents it.
  var formBeforeList: EmployeeFormModel? {
    get { sheet == nil ? form : nil }
    set { if newValue == nil, sheet == nil { form = nil } }
  }

  func addButtonTapped() { openForm(of: nil) }

  func editButtonTapped(_ employee: Employee) { openForm(of: employee) }

  private func openForm(of employee: Employee?) {
    isImportShown = false
    formCount += 1
    form = EmployeeFormModel(employee, repository: repository) { [weak self, formCount] in
      self?.formEnded($0, number: formCount)
    }
  }

  private func formEnded(_ outcome: EmployeeFormModel.Outcome, number: Int) {
    // One that was put away while it saved may end behind another one.
    if number == formCount { form = nil }
    switch outcome {
    case .cancelled: break
    case .saved(let employee):
      // The one that is shown beside the list is the person as they are now.
      if selection?.id == employee.id { selection = employee }
    case .added(let employee):
      removal = nil
      if number == formCount { selection = employee }
    case .removed(let employee):
      if selection?.id == employee.id { selection = nil }
      removal = RemovalModel(employee, repository: repository)
    }
  }

  func undoButtonTapped() async {
    guard let removal, let employee = await removal.undo() else { return }
    // Another removal may have come meanwhile.
    if self.removal === removal { self.removal = nil }
    selection = employee
  }

  func undoDismissed() { removal = nil }
}
