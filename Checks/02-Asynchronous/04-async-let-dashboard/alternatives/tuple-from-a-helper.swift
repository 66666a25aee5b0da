// differs: a generic helper asks all three, off the main actor, and hands back a tuple

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
  let (headcount, newcomers, birthdays) = try await together(
    server.headcount, server.newcomers, server.birthdays)
  return Dashboard(headcount: headcount, newcomers: newcomers, birthdays: birthdays)
}

@concurrent
private func together<A: Sendable, B: Sendable, C: Sendable>(
  _ a: @escaping @Sendable () async throws -> A,
  _ b: @escaping @Sendable () async throws -> B,
  _ c: @escaping @Sendable () async throws -> C
) async throws -> (A, B, C) {
  async let first = a()
  async let second = b()
  async let third = c()
  return try await (first, second, third)
}
