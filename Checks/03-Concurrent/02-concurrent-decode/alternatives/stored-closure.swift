// differs: a closure in a constant, whose type says `@concurrent`

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

  private static let read: @concurrent (Data, RosterDecoder) async throws -> [Employee] = {
    try $1.employees(from: $0)
  }

  func show(_ roster: Data) async {
    do {
      employees = try await Self.read(roster, decoder)
      message = nil
    } catch {
      message = "The roster could not be read."
    }
  }
}
