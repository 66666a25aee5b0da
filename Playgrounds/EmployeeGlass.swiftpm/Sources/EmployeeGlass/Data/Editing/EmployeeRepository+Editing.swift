extension EmployeeRepository {
  /// Puts a draft in the place of a person, and shows it in all windows.
  ///
  /// - Throws: `EditingError`, `EmployeeServiceError`, or `CancellationError`.
  func save(
    _ draft: EmployeeDraft, as id: Employee.ID, ifStill tag: String, by editing: any EditingService
  ) async throws -> TaggedEmployee {
    let saved = try await editing.save(draft, as: id, ifStill: tag)
    await show([id: saved.employee])
    return saved
  }

  /// Adds a person, and shows them in all windows.
  ///
  /// - Throws: `EditingError`, `EmployeeServiceError`, or `CancellationError`.
  func add(
    _ draft: EmployeeDraft, key: String, by editing: any EditingService
  ) async throws -> TaggedEmployee {
    let added = try await editing.add(draft, key: key)
    await show([added.employee.id: added.employee])
    return added
  }

  /// Removes a person, and shows all windows without them.
  ///
  /// - Throws: `EditingError`, `EmployeeServiceError`, or `CancellationError`.
  func remove(
    _ id: Employee.ID, ifStill tag: String, by editing: any EditingService
  ) async throws {
    try await editing.remove(id, ifStill: tag)
    await show([id: nil])
  }

  /// Brings a removed person back, and shows them in all windows.
  ///
  /// - Throws: `EditingError`, `EmployeeServiceError`, or `CancellationError`.
  func restore(_ id: Employee.ID, by editing: any EditingService) async throws -> TaggedEmployee {
    let restored = try await editing.restore(id)
    await show([id: restored.employee])
    return restored
  }

  /// The change is made: what shows it is not part of whether it worked.
  private func show(_ changes: [Employee.ID: Employee?]) async {
    if (try? await apply(changes)) == nil { await reload() }
  }
}
