// refused by: checks — one `async let` for a pair is one child, and a child asks one thing at a time

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
  async let (newcomers, birthdays) = (server.newcomers(), server.birthdays())
  return try await Dashboard(headcount: headcount, newcomers: newcomers, birthdays: birthdays)
}
