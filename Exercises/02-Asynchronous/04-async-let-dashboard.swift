// A dashboard with async let
//
// The start page shows three things, and the server is asked for each of them. No question needs
// the answer to another one. Still, the function below asks the second question only when the
// first has been answered, so a person waits for all three times added up.
//
// Goal: `loadDashboard(from:)` asks all three questions, each once, before any of them has been
// answered. The page comes when all three answers are there. If a question fails, its error is
// thrown, and the questions that are still open are cancelled; none is asked again. An error may
// wait for its turn, until the questions that you await before it have ended. When the caller is
// cancelled, the questions that are open at that moment are cancelled too. However it ends: when
// the function comes back, none of its three questions is running any more, not even one that is
// slow to notice that it was cancelled.

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

// TODO: Ask all three questions before you wait for an answer.
func loadDashboard(from server: DirectoryServer) async throws -> Dashboard {
  let headcount = try await server.headcount()
  let newcomers = try await server.newcomers()
  let birthdays = try await server.birthdays()
  return Dashboard(headcount: headcount, newcomers: newcomers, birthdays: birthdays)
}
