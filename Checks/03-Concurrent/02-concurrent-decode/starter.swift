// A concurrent decode
//
// The directory of a whole company has arrived. `show(_:)` reads it on the main actor, and as long
// as that lasts the screen stands still. `async` in front of it changes nothing about that.
//
// Goal: no record of any roster is read on the main actor. All else stays as it is: somebody on the
// main actor awaits `show(_:)`, `decoder` reads each record once, and when `show(_:)` returns, the
// employees are there in the order of the roster. Until all of it has been read, the employees stay
// that were there before. A roster that cannot be read leaves them too, and a `message`. Nobody
// calls `show(_:)` while another call is on its way.

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

  // TODO: Leave the main actor to read the roster.
  func show(_ roster: Data) async {
    do {
      employees = try decoder.employees(from: roster)
      message = nil
    } catch {
      message = "The roster could not be read."
    }
  }
}
