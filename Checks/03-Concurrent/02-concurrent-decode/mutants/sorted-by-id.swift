// refused by: checks — a child task for each line, and an order afterwards that is not that of the roster

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
      let read = try await withThrowingTaskGroup(of: [Employee].self) { group in
        for line in roster.split(separator: UInt8(ascii: "\n")) {
          group.addTask { [decoder] in try decoder.employees(from: line) }
        }
        var read: [Employee] = []
        for try await employees in group { read += employees }
        return read
      }
      employees = read.sorted { $0.id < $1.id }
      message = nil
    } catch {
      message = "The roster could not be read."
    }
  }
}
