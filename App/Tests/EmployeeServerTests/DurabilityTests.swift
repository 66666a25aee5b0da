import Foundation
import GRDB
import Testing

@testable import EmployeeServer

@Suite("Durability")
struct DurabilityTests {
  @Test("a change is on the disk before it is answered: WAL with full synchronisation")
  func settings() async throws {
    try await withFolder { folder in
      let repository = try await EmployeeRepository.open(.folder(folder), employees: 1)
      let (mode, synchronous) = try await repository.database.writeWithoutTransaction {
        (
          try String.fetchOne($0, sql: "PRAGMA journal_mode"),
          try Int.fetchOne($0, sql: "PRAGMA synchronous")
        )
      }
      #expect(mode == "wal")
      // 2 is FULL: <https://www.sqlite.org/pragma.html#pragma_synchronous>.
      #expect(synchronous == 2)
      try await repository.close()
    }
  }

  /// How often the server is killed: 5 times, or as the environment says.
  static let kills =
    ProcessInfo.processInfo.environment["EMPLOYEE_SERVER_KILLS"].flatMap { Int($0) } ?? 5

  @Test("what was answered is there after kill -9, and nothing is there twice")
  func killed() async throws {
    let seed = UInt64.random(in: 0..<1 << 32)
    let ledger = Ledger()
    try await withFolder { folder in
      // One more, which looks at what the last kill has left.
      for number in 0...Self.kills {
        var round = KillRound(
          folder: folder, ledger: ledger, number: number,
          random: SplitMix(seed: seed + UInt64(number)))
        try await round.run()
      }
    }
    let state = ledger.now
    print(
      "\(Self.kills + 1) kills from seed \(seed): \(state.answers) changes answered, "
        + "\(state.completedRows + state.importedRows) rows imported")
  }
}
