// refused by: checks — “start them, then ask”: a child without a name is a question asked for nothing

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
  async let _ = server.headcount()
  async let _ = server.newcomers()
  async let _ = server.birthdays()
  return try await Dashboard(
    headcount: server.headcount(), newcomers: server.newcomers(), birthdays: server.birthdays())
}
