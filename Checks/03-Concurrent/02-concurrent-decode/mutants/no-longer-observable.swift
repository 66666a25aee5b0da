// refused by: checks — `@Observable` was taken for what ties the class to the main actor, and went
// whole: `DirectoryModel` is no longer `@Observable`

import Foundation

// MARK: - Given

nonisolated struct Employee: Decodable {
  let id: Int
  let name: String
}

/// Reads a roster: a line of JSON for each employee.
nonisolated struct RosterDecoder: Sendable {
  /// Hears how many units of work were done.
  let work: @Sendable (Int) -> Void

  func employees(from roster: Data) throws -> [Employee] {
    try roster.split(separator: UInt8(ascii: "\n")).map { line in
      work(40)
      return try JSONDecoder().decode(Employee.self, from: line)
    }
  }
}

final class DirectoryModel {
  private(set) var employees: [Employee] = []
  private(set) var message: String?
  private let decoder: RosterDecoder

  init(decoder: RosterDecoder) {
    self.decoder = decoder
  }

  // MARK: - Your turn

  func show(_ roster: Data) async {
    do {
      employees = try await Self.decode(roster, with: decoder)
      message = nil
    } catch {
      message = "The roster could not be read."
    }
  }

  @concurrent
  private static func decode(
    _ roster: Data, with decoder: RosterDecoder
  ) async throws -> [Employee] {
    try decoder.employees(from: roster)
  }
}
