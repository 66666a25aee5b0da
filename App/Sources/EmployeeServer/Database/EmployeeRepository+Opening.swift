import Foundation
import GRDB

extension EmployeeRepository {
  /// Opens the storage, and fills it with a company the first time.
  ///
  /// - Parameter employees: How many the company has. It counts the first time only.
  /// - Throws: `EmployeeServerError`.
  static func open(_ storage: EmployeeStorage, employees: Int) async throws -> EmployeeRepository {
    let database = try await onOwnThread {
      switch storage {
      case .folder(let folder): try EmployeeDatabase.open(in: folder)
      case .memory: try EmployeeDatabase.openInMemory()
      }
    }
    let repository = EmployeeRepository(database: database)
    try await repository.seed(employees: employees)
    try await database.read { try EventLog.load(into: repository.events, from: $0) }
    return repository
  }

  /// Adds the made-up company in one transaction: all of it is there, or nothing.
  private func seed(employees: Int) async throws {
    try await database.write { database in
      guard try Int.fetchOne(database, sql: "SELECT count(*) FROM seeding") == 0 else { return }
      var company = SeedCompany(size: employees)
      while let draft = company.next() {
        try Self.insert(draft, into: database)
      }
      try database.execute(sql: "INSERT INTO seeding VALUES (?)", arguments: [employees])
    }
  }
}
