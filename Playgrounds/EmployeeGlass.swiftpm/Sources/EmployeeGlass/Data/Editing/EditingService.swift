import Foundation

/// Where people are added, changed and removed.
///
/// All methods throw `EditingError`, `EmployeeServiceError` or `CancellationError`.
nonisolated protocol EditingService: Sendable {
  /// A person as they are now.
  @concurrent func current(_ id: Employee.ID) async throws -> TaggedEmployee

  /// Puts a draft in the place of a person, if they are still as the tag says.
  @concurrent func save(
    _ draft: EmployeeDraft, as id: Employee.ID, ifStill tag: String
  ) async throws -> TaggedEmployee

  /// Adds a person. With the same key they are added once, however often this is sent.
  @concurrent func add(_ draft: EmployeeDraft, key: String) async throws -> TaggedEmployee

  /// Removes a person, if they are still as the tag says.
  @concurrent func remove(_ id: Employee.ID, ifStill tag: String) async throws

  /// Brings a removed person back, with their id, messages and reports. They come back once, however often this is sent.
  @concurrent func restore(_ id: Employee.ID) async throws -> TaggedEmployee
}

/// A person, and the server's name for the state that they are in: an entity tag (RFC 9110, 8.8.3).
nonisolated struct TaggedEmployee: Sendable, Hashable {
  let employee: Employee
  let tag: String
}

/// What a server says to a change, other than that it was made.
nonisolated enum EditingError: Error, Sendable, Hashable {
  /// Another window or program has changed the person meanwhile. They are like this now.
  case changedMeanwhile(TaggedEmployee)
  /// Another window or program has removed the person.
  case isGone
  /// What is wrong with the fields, and in words what is wrong with anything that is no field of a form.
  case invalid([EmployeeField: String], words: String?)
}
