// refused by: checks — each child is awaited on the line after it starts: three waits, as before

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
  async let asksHeadcount = server.headcount()
  let headcount = try await asksHeadcount
  async let asksNewcomers = server.newcomers()
  let newcomers = try await asksNewcomers
  async let asksBirthdays = server.birthdays()
  let birthdays = try await asksBirthdays
  return Dashboard(headcount: headcount, newcomers: newcomers, birthdays: birthdays)
}
