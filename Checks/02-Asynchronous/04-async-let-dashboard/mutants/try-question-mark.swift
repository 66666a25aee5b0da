// refused by: checks — `try?` with something to show instead: an error looks like an empty company

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
  async let headcount = try? server.headcount()
  async let newcomers = try? server.newcomers()
  async let birthdays = try? server.birthdays()
  return await Dashboard(
    headcount: headcount ?? 0, newcomers: newcomers ?? [], birthdays: birthdays ?? [])
}
