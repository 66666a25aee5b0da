// differs: two children, and the function itself asks the third question

// MARK: - Given

nonisolated struct Employee: Sendable {
  let id: Int
  let name: String
}

nonisolated struct Dashboard: Sendable {
  let headcount: Int
  let newcomers: [Employee]
  let birthdays: [Employee]
}

/// The server; each property asks it one question.
nonisolated struct DirectoryServer: Sendable {
  let headcount: @Sendable () async throws -> Int
  let newcomers: @Sendable () async throws -> [Employee]
  let birthdays: @Sendable () async throws -> [Employee]
}

// MARK: - Your turn

func loadDashboard(from server: DirectoryServer) async throws -> Dashboard {
  async let headcount = server.headcount()
  async let newcomers = server.newcomers()
  let birthdays = try await server.birthdays()
  return Dashboard(
    headcount: try await headcount, newcomers: try await newcomers, birthdays: birthdays)
}
