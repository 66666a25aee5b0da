// step: await-the-network
// must get: failed
// A letter with sixty thousand accents is one character.

nonisolated struct Server: Sendable { let readBlocking: @Sendable (_ path: String) throws -> String; let read: @Sendable (_ path: String) async throws -> String }
final class Directory { private(set) var names: [String] = []; private let server: Server; init(server: Server) { self.server = server }
  func load(_ department: String) async throws { names = ["a" + String(repeating: "\u{301}", count: 60_000)] } }
