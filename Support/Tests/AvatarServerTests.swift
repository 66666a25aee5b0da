import Testing
import WorkshopSupport

@Suite("A server of avatars")
@MainActor
struct AvatarServerTests {
  private func makeServer(
    failing: Set<Int> = [], endsAtOnce: Bool = false, ignoresCancellation: Bool = false
  ) -> AvatarServer {
    AvatarServer(
      failing: failing, endsAtOnce: endsAtOnce, ignoresCancellation: ignoresCancellation,
      timeline: Timeline())
  }

  @Test("numbers its downloads, and holds each until it is sent")
  func holds() async throws {
    let server = makeServer()
    defer { server.sendAll() }
    let first = Task { try await server.download(7) }
    try #require(await eventually { server.employees == [7] })
    let second = Task { try await server.download(3) }
    try #require(await eventually { server.employees == [7, 3] })
    #expect(server.inFlight == [3, 7])
    server.send(2)
    let pixels = try await second.value
    #expect(pixels == [3, 2])
    #expect(server.inFlight == [7])
    server.sendAll()
    let others = try await first.value
    #expect(others == [7, 1])
    let late = try await server.download(9)
    #expect(late == [9, 3])
    let ofAGreatID = try await server.download(257)
    #expect(ofAGreatID == [1, 4])
    #expect(server.inFlight == [])
  }

  @Test("fails the downloads that it was told to fail, with their numbers")
  func fails() async throws {
    let server = makeServer(failing: [1], endsAtOnce: true)
    let error = await #expect(throws: AvatarServer.Offline.self) { try await server.download(7) }
    #expect(error?.download == 1)
    let pixels = try await server.download(7)
    #expect(pixels == [7, 2])
  }

  @Test("ends a download that is cancelled, unless it ignores that", arguments: [false, true])
  func cancelled(ignoresCancellation: Bool) async throws {
    let server = makeServer(ignoresCancellation: ignoresCancellation)
    let task = Task { try await server.download(7) }
    try #require(await eventually { server.inFlight == [7] })
    task.cancel()
    let hasEnded = await eventually { server.inFlight == [] }
    #expect(hasEnded == !ignoresCancellation)
    #expect(server.cancelled == (ignoresCancellation ? [] : [1]))
    server.sendAll()
    let answer = await task.result
    let text = AvatarServer.text(of: answer)
    #expect(text == (ignoresCancellation ? "avatar [7, 1]" : "CancellationError"))
  }
}
