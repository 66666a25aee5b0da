import Foundation
import GRDB
import LoopbackHTTP

/// The events of one transaction, kept in the same: an event is there exactly if its change is.
struct EventLog {
  /// Up to how many employees that one change has touched are told one by one.
  static let mostReports = 100

  private var events: [(kind: DirectoryEvent.Kind, data: Data)] = []

  mutating func add(_ kind: DirectoryEvent.Kind, _ news: some Encodable) throws {
    events.append((kind, try ServerResponse.data(of: news)))
  }

  /// Keeps the events, and tells the hub of them as soon as the transaction is over.
  func record(in database: Database, for hub: EventHub) throws {
    guard !events.isEmpty else { return }
    var recorded: [DirectoryEvent] = []
    let statement = try database.cachedStatement(
      sql: "INSERT INTO event (kind, data) VALUES (?, ?)")
    for event in events {
      try statement.execute(arguments: [event.kind.rawValue, event.data])
      recorded.append(
        DirectoryEvent(number: database.lastInsertedRowID, kind: event.kind, data: event.data))
    }
    try database.execute(
      sql: "DELETE FROM event WHERE number <= ?",
      arguments: [database.lastInsertedRowID - Int64(EventHub.Limit.journal)])
    database.afterNextTransaction { [recorded] _ in hub.publish(recorded) }
  }

  /// Gives a hub what was kept before this run.
  static func load(into hub: EventHub, from database: Database) throws {
    let epoch = try String.fetchOne(database, sql: "SELECT epoch FROM journal") ?? ""
    let journal = try Row.fetchAll(database, sql: "SELECT * FROM event ORDER BY number").map {
      row in
      let kind: String = row["kind"]
      return DirectoryEvent(
        number: row["number"], kind: .init(rawValue: kind) ?? .reset, data: row["data"])
    }
    hub.begin(epoch: epoch, newest: journal.last?.number ?? 0, journal: journal)
  }
}
