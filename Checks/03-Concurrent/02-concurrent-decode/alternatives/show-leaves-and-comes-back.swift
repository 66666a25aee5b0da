// differs: `show(_:)` itself is `@concurrent` and goes back to show the result

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

  @concurrent
  func show(_ roster: Data) async {
    let result = Result { try decoder.employees(from: roster) }
    await MainActor.run {
      switch result {
      case .success(let employees):
        self.employees = employees
        message = nil
      case .failure:
        message = "The roster could not be read."
      }
    }
  }
}
