extension EmployeeRepository {
  /// Puts a draft in the place of a person, and shows it in all windows.
  ///
  /// - Throws: `EditingError`, `EmployeeServiceError`, or `CancellationError`.
  func save(
    _ draft: EmployeeDraft, as id: Employee.ID, ifStill tag: String, by editing: any EditingService
  ) async throws -> TaggedEmployee {
    try await change {
      try await editing.save(draft, as: id, ifStill: tag)
    } shows: {
      [id: $0.employee]
    }
  }

  /// Adds a person, and shows them in all windows.
  ///
  /// - Throws: `EditingError`, `EmployeeServiceError`, or `CancellationError`.
  func add(
    _ draft: EmployeeDraft, key: String, by editing: any EditingService
  ) async throws -> TaggedEmployee {
    try await change {
      try await editing.add(draft, key: key)
    } shows: {
      [$0.employee.id: $0.employee]
    }
  }

  /// Removes a person, and shows all windows without them.
  ///
  /// - Throws: `EditingError`, `EmployeeServiceError`, or `CancellationError`.
  func remove(
    _ id: Employee.ID, ifStill tag: String, by editing: any EditingService
  ) async throws {
    try await change {
      try await editing.remove(id, ifStill: tag)
    } shows: { _ in
      [id: nil]
    }
  }

  /// Brings a removed person back, and shows them in all windows.
  ///
  /// - Throws: `EditingError`, `EmployeeServiceError`, or `CancellationError`.
  func restore(_ id: Employee.ID, by editing: any EditingService) async throws -> TaggedEmployee {
    try await change {
      try await editing.restore(id)
    } shows: {
      [id: $0.employee]
    }
  }

  /// Makes a change, and shows the answer before anything that is heard meanwhile: that may be newer.
  private func change<Answer: Sendable>(
    _ make: () async throws -> Answer, shows: (Answer) -> [Employee.ID: Employee?]
  ) async throws -> Answer {
    live?.ownChangeBegan()
    defer { live?.ownChangeEnded() }
    let answer = try await make()
    // The change is made: what shows it is not part of whether it worked.
    if (try? await apply(shows(answer))) == nil { await reload() }
    return answer
  }
}
