extension EmployeeDetailModel {
  /// What another window or program did to the person while they were shown.
  enum Notice: Sendable, Hashable {
    case changed, removed
  }

  /// For the sheet's task: shows the person as they are, until it is cancelled.
  func follow() async {
    let repository = repository
    var version: Int?
    for await state in await repository.states() where state.version != version {
      let before = version
      version = state.version
      guard state.lastUpdated != nil else { continue }
      await show(repository, since: before)
    }
  }

  /// - Parameter version: The roster that was shown before; nil where that is not known, since the
  ///   row that was tapped may be older than the first state that is read here.
  private func show(_ repository: EmployeeRepository, since version: Int?) async {
    let id = employee.id
    guard let now = await repository.employee(id) else {
      // Only an employee who was removed is missing after a load.
      notice = .removed
      return
    }
    var isFromElsewhere = false
    if let version {
      isFromElsewhere = await repository.live?.hasChanged(id, since: version) ?? false
    }
    if notice == .removed {
      // The removal was undone.
      notice = now == employee ? nil : .changed
    } else if now != employee, isFromElsewhere {
      notice = .changed
    }
    guard version != nil || now != employee else { return }
    employee = now
    await showPeople()
  }

  func noticeDismissed() { notice = nil }
}
