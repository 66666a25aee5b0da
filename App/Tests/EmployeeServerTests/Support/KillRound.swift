import Foundation
import GRDB
import Testing

@testable import EmployeeServer

/// One life of a server, which ends with `kill -9` in the middle of four writers and an import.
struct KillRound {
  static let importSize = 3_000
  private static let writers = 4

  let folder: URL
  let ledger: Ledger
  let number: Int
  var random: SplitMix

  /// Starts the server, checks what it has, and kills it after a random number of answers; every
  /// other time not before a chunk of the import was told.
  mutating func run() async throws {
    let command = try Command(["--port", "0", "--employees", "0", "--data", folder.path])
    let line = try await command.firstLine()
    let match = try #require(line.firstMatch(of: /:([0-9]+)\/employees/))
    let port = try #require(UInt16(match.1))
    try await check(port)
    let last = ledger.now.answers + 1 + random.below(60)
    let rows = number.isMultiple(of: 2) ? ledger.now.importedRows : -1
    let seeds = (0..<Self.writers).map { _ in random.next() }
    let number = number
    await withTaskGroup { [ledger] group in
      for (writer, seed) in seeds.enumerated() {
        group.addTask {
          var work = KillWriter(
            port: port, name: "r\(number)w\(writer)", ledger: ledger, random: SplitMix(seed: seed))
          // Each of these ends with its connection.
          try? await work.run { [ledger] answers in
            // An import that stands still is no reason to go on for ever.
            guard answers >= last, ledger.now.importedRows > rows || answers >= last + 2_000 else {
              return
            }
            kill(command.processID, SIGKILL)
          }
        }
      }
      group.addTask { try? await Self.importing(port, ledger) }
    }
    #expect(try await command.end().status == -SIGKILL)
  }

  /// Sends the same file until it is in, and notes what is heard of it.
  private static func importing(_ port: UInt16, _ ledger: Ledger) async throws {
    var stream = try await EventStream(port: port)
    let connection = try await RawConnection(port: port)
    let number = ledger.now.importNumber
    let text = ImportFile.text(importSize, marker: "k\(number).")
    try await connection.write(
      "POST /employees/import?id=kill-\(number) HTTP/1.1\r\nHost: localhost\r\n"
        + "Content-Type: text/csv\r\nContent-Length: \(text.utf8.count)\r\n\r\n\(text)")
    while let event = try await stream.nextEvent() {
      guard event.event == "imported" else { continue }
      let rows = try event.json["rows"]?.integer ?? 0
      ledger.update { $0.importedRows = max($0.importedRows, rows) }
    }
  }

  /// Compares the file with what was answered, and sends again what had no answer.
  private func check(_ port: UInt16) async throws {
    let connection = try await RawConnection(port: port)
    var state = ledger.now
    let progress = try await connection.exchange(
      "GET /imports/kill-\(state.importNumber) HTTP/1.1\r\nHost: localhost\r\n\r\n")
    let rows = progress.status == 200 ? try #require(try progress.json["rows"]?.integer) : 0
    #expect(rows >= state.importedRows, "rows that were told are gone")
    if progress.status == 200 { #expect(try progress.json["inserted"]?.integer == rows) }

    try await compare(ledger.now, imported: rows)
    for (email, pending) in state.pending where pending.before == nil {
      let answer = try await connection.exchange(KillWriter.addition(email, pending.after ?? ""))
      #expect(answer.status == 201, "\(answer.text)")
      _ = ledger.end(email, pending.after, id: try #require(try answer.json["id"]?.integer))
    }
    // What was sent again is there once.
    let found = try await compare(ledger.now, imported: rows)
    ledger.update { state in
      for email in state.pending.keys { state.titles[email] = .some(found[email]?.first) }
      state.pending = [:]
      state.importedRows = rows
      if rows == Self.importSize {
        state.completedRows += rows
        state.importNumber += 1
        state.importedRows = 0
      }
    }
    state = ledger.now
    try connection.close()
  }

  /// Holds the file against what was answered.
  ///
  /// - Returns: The titles by address.
  @discardableResult
  private func compare(
    _ state: Ledger.State, imported: Int64
  ) async throws -> [String: [String]] {
    let (titles, inFile, integrity) = try await inFile()
    for (email, title) in state.titles where state.pending[email] == nil {
      #expect(titles[email] ?? [] == (title.map { [$0] } ?? []), "\(email)")
    }
    for (email, pending) in state.pending {
      let found = titles[email] ?? []
      #expect(found.count <= 1, "\(email) is there twice")
      #expect([pending.before, pending.after].contains(found.first), "\(email) \(found)")
    }
    for email in titles.keys {
      #expect(
        state.titles[email] != nil || state.pending[email] != nil, "\(email) was not asked for")
    }
    #expect(inFile == state.completedRows + imported)
    #expect(integrity == "ok")
    return titles
  }

  private func inFile() async throws -> ([String: [String]], Int64?, String?) {
    var configuration = GRDB.Configuration()
    configuration.readonly = true
    let path = folder.appendingPathComponent(EmployeeDatabase.fileName).path
    let queue = try DatabaseQueue(path: path, configuration: configuration)
    defer { try? queue.close() }
    return try await queue.read { database in
      var titles: [String: [String]] = [:]
      let rows = try Row.fetchAll(
        database, sql: "SELECT email, title FROM employee WHERE email LIKE '%@kill.example'")
      for row in rows { titles[row["email"], default: []].append(row["title"]) }
      return (
        titles,
        try Int64.fetchOne(
          database, sql: "SELECT count(*) FROM employee WHERE email LIKE '%@import.example'"),
        try String.fetchOne(database, sql: "PRAGMA integrity_check")
      )
    }
  }
}

/// Adds, changes and removes on a connection of its own, one after the other.
struct KillWriter {
  let port: UInt16
  let name: String
  let ledger: Ledger
  var random: SplitMix

  /// Goes on until the connection breaks.
  ///
  /// - Parameter answered: Hears how many answers all writers have.
  mutating func run(answered: (Int) -> Void) async throws {
    let connection = try await RawConnection(port: port)
    var mine: [(email: String, id: Int64, title: String)] = []
    for number in 0... {
      let title = "Title \(number)"
      let choice = random.below(4)
      if mine.isEmpty || choice < 2 {
        let email = "\(name).\(number)@kill.example"
        ledger.begin(email, .init(before: nil, after: title))
        let answer = try await connection.exchange(Self.addition(email, title))
        let id = try #require(try answer.json["id"]?.integer)
        answered(ledger.end(email, title, id: id))
        mine.append((email, id, title))
        continue
      }
      let index = random.below(mine.count)
      let person = mine[index]
      let after = choice == 2 ? title : nil
      ledger.begin(person.email, .init(before: person.title, after: after))
      let answer = try await connection.exchange(
        after.map { Self.request("PUT", "/employees/\(person.id)", Self.body(person.email, $0)) }
          ?? Self.request("DELETE", "/employees/\(person.id)", ""))
      #expect(answer.status == (after == nil ? 204 : 200), "\(answer.text)")
      answered(ledger.end(person.email, after, id: person.id))
      if let after { mine[index].title = after } else { mine.remove(at: index) }
    }
  }

  /// The request that adds an employee, with a key, so that it may be sent again.
  static func addition(_ email: String, _ title: String) -> String {
    request("POST", "/employees", body(email, title), "Idempotency-Key: \(email)\r\n")
  }

  private static func body(_ email: String, _ title: String) -> String {
    person(["email": .string(email), "title": .string(title)])
  }

  private static func request(
    _ method: String, _ path: String, _ body: String, _ fields: String = "If-Match: *\r\n"
  ) -> String {
    "\(method) \(path) HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n\(fields)"
      + "Content-Length: \(body.utf8.count)\r\n\r\n\(body)"
  }
}
