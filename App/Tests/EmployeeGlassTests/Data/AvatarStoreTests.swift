import Testing

@testable import EmployeeGlass

@Suite("The avatar store", .timeLimit(.minutes(1)))
struct AvatarStoreTests {
  private static let picture = PixelImage(width: 1, height: 1, bytes: [1, 2, 3])!

  @Test("callers share one fetch, and one that is cancelled does not end it for the others")
  func coalescing() async throws {
    let service = ManualService()
    let store = AvatarStore(service: service)
    let first = Task { try await store.avatar(at: "/a") }
    let question = try await service.avatarQuestion()
    let others = (0..<8).map { _ in Task { try await store.avatar(at: "/a") } }
    while await store.waiterCount(at: "/a") < 9, !Task.isCancelled { await Task.yield() }

    first.cancel()
    await #expect(throws: CancellationError.self) { try await first.value }
    // The fetch is still under way, and the others wait on.
    #expect(await store.waiterCount(at: "/a") == 8)
    question.answer(Self.picture)
    for other in others { #expect(try await other.value == Self.picture) }
    #expect(try await store.avatar(at: "/a") == Self.picture)
    // No task has asked for it again.
    let next = Task { try await store.avatar(at: "/b") }
    let another = try await service.avatarQuestion()
    #expect(another.about == "/b")
    another.answer(Self.picture)
    _ = try await next.value
  }

  @Test("a picture is kept also if no caller waits for it any more")
  func last() async throws {
    let service = ManualService()
    let store = AvatarStore(service: service)
    let only = Task { try await store.avatar(at: "/a") }
    let question = try await service.avatarQuestion()
    only.cancel()
    await #expect(throws: CancellationError.self) { try await only.value }
    question.answer(Self.picture)
    while await !store.hasAvatar(at: "/a"), !Task.isCancelled { await Task.yield() }
  }

  @Test("a failure is told to all who wait, and not kept")
  func failure() async throws {
    let service = ManualService()
    let store = AvatarStore(service: service)
    let first = Task { try await store.avatar(at: "/a") }
    let question = try await service.avatarQuestion()
    let second = Task { try await store.avatar(at: "/a") }
    while await store.waiterCount(at: "/a") < 2, !Task.isCancelled { await Task.yield() }
    question.fail(.unreachable)
    await #expect(throws: EmployeeServiceError.unreachable) { try await first.value }
    await #expect(throws: EmployeeServiceError.unreachable) { try await second.value }

    let third = Task { try await store.avatar(at: "/a") }
    try await service.avatarQuestion().answer(Self.picture)
    #expect(try await third.value == Self.picture)
  }

  @Test("pictures that were not used for longest make room")
  func bound() async throws {
    let store = AvatarStore(service: PreviewEmployeeService(), limit: 3 * 9)
    for path in ["/a", "/b", "/c", "/a", "/d"] { _ = try await store.avatar(at: path) }
    var kept: [String] = []
    for path in ["/a", "/b", "/c", "/d"] where await store.hasAvatar(at: path) { kept.append(path) }
    #expect(kept == ["/a", "/c", "/d"])
    let small = AvatarStore(service: PreviewEmployeeService(), limit: 8)
    _ = try await small.avatar(at: "/a")
    #expect(await !small.hasAvatar(at: "/a"))
  }
}
