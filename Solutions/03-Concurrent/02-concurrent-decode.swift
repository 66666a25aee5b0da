// A concurrent decode
//
// The directory of a whole company has arrived. `show(_:)` reads it on the main actor, and as long
// as that lasts the screen stands still. `async` in front of it changes nothing about that.
//
// Goal: no record of any roster is read on the main actor. All else stays as it is.
// - Code on the main actor awaits `show(_:)`, and `decoder` reads each record once.
// - When `show(_:)` returns, `employees` are those of the roster, in its order, and `message` is nil.
//   An empty roster has no employees.
// - Until all of the roster has been read, `employees` are those from before.
// - A roster that cannot be read leaves them, and a `message` in words of yours.
// - A cancelled task reads and shows the roster too.
// No call begins while another is on its way. When an old `message` goes is up to you.

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
