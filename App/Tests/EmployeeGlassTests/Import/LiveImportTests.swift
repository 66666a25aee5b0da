import EmployeeServer
import Foundation
import Testing

@testable import EmployeeGlass

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@MainActor @Suite("Imports of the employee server", .timeLimit(.minutes(2)))
struct LiveImportTests {
  private func file(_ count: Int, faulty: Set<Int> = [], heading: String? = nil) throws -> URL {
    var text = (heading ?? "name,department,title,email,office,start_date") + "\n"
    for number in 1...count {
      let department = faulty.contains(number) ? "Magic" : "Design"
      text +=
        "Person \(number),\(department),Designer,p\(number)@import.example,London,2026-01-01\n"
    }
    let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).csv")
    try Data(text.utf8).write(to: url)
    return url
  }

  private func withServer(
    _ storage: EmployeeServer.Storage = .memory, through relay: HeldRelay? = nil,
    _ body: (EmployeeServer, EmployeeRepository) async throws -> Void
  ) async throws {
    var configuration = EmployeeServer.Configuration()
    configuration.storage = storage
    configuration.employees = 10
    let server = try await EmployeeServer.start(configuration)
    relay?.lead(to: server.url)
    let repository = EmployeeRepository(server: relay?.url ?? server.url)
    await repository.followChanges()
    await repository.refresh()
    do {
      try await body(server, repository)
    } catch {
      await repository.stopFollowingChanges()
      await server.stop()
      throw error
    }
    await repository.stopFollowingChanges()
    await server.stop()
  }

  @Test("a file is taken in, its faults are told, and the list has its people")
  func whole() async throws {
    let url = try file(1_200, faulty: [5, 700, 1_200])
    defer { try? FileManager.default.removeItem(at: url) }
    try await withServer { _, repository in
      let model = try #require(ImportModel(url, repository: repository))
      model.begin()
      await wait { !model.isRunning }
      #expect(model.resultWords == "1,197 people added, 3 lines left out")
      #expect(
        model.faults.map(\.place) == [
          "Line 6, Department", "Line 701, Department", "Line 1,201, Department",
        ])
      for await _ in await repository.states() {
        if try await repository.snapshot(for: DirectoryQuery()).totalCount == 1_207 { break }
      }
      let list = try #require(model.faultList)
      let text = try String(decoding: await URLSession.shared.data(from: list).0, as: UTF8.self)
      #expect(text.split(separator: "\r\n").count == 4)

      let again = try #require(ImportModel(url, repository: repository))
      again.begin()
      await wait { !again.isRunning }
      #expect(again.isKnown && again.resultWords == model.resultWords)
    }
  }

  @Test("a heading that is wrong is told column by column")
  func heading() async throws {
    let url = try file(3, heading: "name,departement,title,email,office,start_date")
    defer { try? FileManager.default.removeItem(at: url) }
    try await withServer { _, repository in
      let model = try #require(ImportModel(url, repository: repository))
      model.begin()
      await wait { !model.isRunning }
      #expect(model.outcome?.title == "This file cannot be imported")
      #expect(model.faults.map(\.field) == ["departement", "department"])
    }
  }

  @Test("an import goes on after the server has ended in the middle, and adds each person once")
  func restart() async throws {
    let url = try file(8_000, faulty: [100])
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer {
      try? FileManager.default.removeItem(at: url)
      try? FileManager.default.removeItem(at: folder)
    }
    // The server gets no more than the beginning of the file, so it cannot come to its end, however late it is stopped.
    let relay = try await HeldRelay(limit: 200_000)
    let relaying = Task { await relay.run() }
    defer { relaying.cancel() }
    var model: ImportModel?
    try await withServer(.folder(folder), through: relay) { server, repository in
      let running = try #require(ImportModel(url, repository: repository))
      model = running
      running.begin()
      await wait { running.status?.lines ?? 0 >= 500 }
      await server.stop()
      await wait { !running.isRunning }
    }
    let stopped = try #require(model)
    let lines = try #require(stopped.status).lines
    #expect(lines >= 500 && lines < 8_000)
    // The server may have had time for an answer.
    #expect(stopped.outcome?.title.hasSuffix(" after \(lines.formatted()) lines") == true)
    relay.letAllPass()
    try await withServer(.folder(folder), through: relay) { _, repository in
      stopped.begin()
      await wait { !stopped.isRunning }
      #expect(stopped.resultWords == "7,999 people added, 1 line left out")
      await repository.reload()
      let total = try await repository.snapshot(for: DirectoryQuery()).totalCount
      #expect(total == 8_009)
    }
  }
}
