/// Keeps the pixels of avatars, and fetches each of them once.
///
/// An actor of its own, beside the data layer: no reader needs pictures and employees of one
/// moment, and a search should not wait for a picture.
actor AvatarStore {
  private struct Entry {
    let image: PixelImage
    var lastUse: Int
  }

  private let service: any EmployeeService
  /// Of all pictures together, in bytes.
  private let limit: Int
  private var size = 0
  private var entries: [String: Entry] = [:]  // By path.
  private var uses = 0
  /// The callers that wait for a picture, each under a number of its own; no entry while it is not
  /// fetched.
  private var waiting: [String: [Int: CheckedContinuation<PixelImage, any Error>]] = [:]
  private var callers = 0

  init(service: any EmployeeService, limit: Int = 8 << 20) {
    self.service = service
    self.limit = limit
  }

  /// The pixels of a picture, kept or fetched.
  ///
  /// A fetch is the store's: a caller that is cancelled does not end it for the others.
  ///
  /// - Parameter path: An employee's `avatarPath`.
  /// - Throws: What the service throws, or `CancellationError` where the caller is cancelled.
  func avatar(at path: String) async throws -> PixelImage {
    if let known = entries[path]?.image {
      uses += 1
      entries[path]?.lastUse = uses
      return known
    }
    if waiting[path] == nil {
      waiting[path] = [:]
      Task { await fetch(path) }
    }
    callers += 1
    let caller = callers
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { waiting[path]?[caller] = $0 }
    } onCancel: {
      // At once, wherever `cancel()` was called. The dictionary is the actor's.
      Task { await leave(path, caller) }
    }
  }

  /// Whether a picture is kept; it never fetches.
  func hasAvatar(at path: String) -> Bool { entries[path] != nil }

  /// How many wait for a picture.
  func waiterCount(at path: String) -> Int { waiting[path]?.count ?? 0 }

  private func fetch(_ path: String) async {
    let result: Result<PixelImage, any Error>
    do {
      let image = try await service.avatar(at: path)
      keep(image, path)
      result = .success(image)
    } catch {
      result = .failure(error)
    }
    let waiters = waiting.removeValue(forKey: path) ?? [:]
    for waiter in waiters.values { waiter.resume(with: result) }
  }

  /// Pictures that were not used for longest make room.
  private func keep(_ image: PixelImage, _ path: String) {
    guard image.bytes.count <= limit else { return }
    uses += 1
    entries[path] = Entry(image: image, lastUse: uses)
    size += image.bytes.count
    while size > limit, let oldest = entries.min(by: { $0.value.lastUse < $1.value.lastUse }) {
      entries[oldest.key] = nil
      size -= oldest.value.image.bytes.count
    }
  }

  /// Resumes one caller, if it still waits. An empty entry stays: the fetch goes on.
  private func leave(_ path: String, _ caller: Int) {
    waiting[path]?.removeValue(forKey: caller)?.resume(throwing: CancellationError())
  }
}
