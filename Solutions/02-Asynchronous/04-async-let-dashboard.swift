// A dashboard with async let
//
// None of the three questions needs another's answer. Asked one after the other, they take all three
// times added up.
//
// Goal: `loadDashboard(from:)` waits for its three answers at the same time.
//
// - Each call asks each question once, and no question waits for another's answer.
// - It returns a page of all three answers, or throws.
// - If one fails, its error is thrown, after answers that are read before it. Open questions are
//   cancelled then. If several fail, any error is right.
// - When the caller is cancelled, so are the open questions.
// - At the end no question is running, not even one that ignores its cancellation.
//
// Up to you: a caller cancelled before the call.

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
  // Each line starts a child task and goes on at once.
  async let headcount = server.headcount()
  async let newcomers = server.newcomers()
  async let birthdays = server.birthdays()
  // An error that is met here leaves the function: what still runs is cancelled, and awaited.
  return try await Dashboard(headcount: headcount, newcomers: newcomers, birthdays: birthdays)
}
