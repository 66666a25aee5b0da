// A dashboard with async let
//
// The start page shows three things, and the server is asked for each of them. No question needs
// the answer to another one. Still, the function below asks the second question only when the first
// has been answered, so a person waits for all three times added up.
//
// Goal: `loadDashboard(from:)` waits for its three answers at the same time.
//
// - Each call asks each question once, and no question waits for the answer to another.
// - It returns a page of the three answers, or throws. That is also so where the caller is
//   cancelled.
// - If a question fails, its error is thrown, and the questions that are still open are cancelled.
//   The error may wait until the questions that you await before it have ended.
// - When the caller is cancelled, the open questions are cancelled too.
// - When the function comes back, in whichever way, none of its questions is still running, not
//   even one that is slow to notice that it was cancelled.
//
// Up to you: whether a caller that is cancelled before the call asks anything.

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
