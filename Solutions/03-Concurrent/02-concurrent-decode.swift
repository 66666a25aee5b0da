// A concurrent decode
//
// The directory of a whole company has arrived. `show(_:)` reads it on the main actor, and
// meanwhile the screen stands still. `async` does not change that.
//
// Goal: no record of a roster is read on the main actor, and `show(_:)` shows what it did before.
//
// - Main-actor code awaits `show(_:)`. `decoder` reads each record once.
// - When `show(_:)` returns, `employees` are those of the roster, in order, and `message` is nil.
// - Until the whole roster has been read, `employees` stay.
// - A roster that cannot be read leaves `employees` and sets a `message`, in any words.
// - A cancelled task reads and shows the roster too.
//
// Up to you: when an old `message` is cleared. Calls do not overlap.

import Foundation
import Observation

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

@Observable
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

  // Leaves the main actor wherever it is called from. What comes in and goes out is Sendable.
  @concurrent
  private static func decode(
    _ roster: Data, with decoder: RosterDecoder
  ) async throws -> [Employee] {
    try decoder.employees(from: roster)
  }
}
