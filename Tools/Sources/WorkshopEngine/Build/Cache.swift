import Foundation
import WorkshopDigest

/// Build products by what went into them: content, flags, toolchain.
///
/// An entry is made in a folder of its own and moved into place whole, so a cut-off or a second
/// command at the same time never leaves half of one. In one process, two requests for the same
/// entry share one build.
public actor Cache {
  public nonisolated let root: URL
  private var inFlight: [String: Build] = [:]
  /// What is done between two looks whether another process has made an entry; nil where none is waited for.
  private var pause: (@Sendable () async throws -> Void)?
  /// A process that was stopped would be waited for without end.
  private static let mostLooks = 2400

  private struct Build {
    var id: UUID
    var task: Task<URL, any Error>
    /// Those who wait for it; when the last one is cancelled, so is the build.
    var waiters = 0
  }

  public init(root: URL) {
    self.root = root
  }

  /// From here on an entry that another process is making is waited for, and not made a second time.
  ///
  /// For the nodes of a cluster, which begin with the same checks at the same moment. A learner's command does not
  /// wait: the other one may be stopped.
  package func waitForOtherProcesses(
    pausing pause: @escaping @Sendable () async throws -> Void = {
      try await Task.sleep(for: .milliseconds(50))
    }
  ) {
    self.pause = pause
  }

  /// The folder of an entry, made by `produce` in the folder that it is given if there is none yet.
  ///
  /// - Throws: what `produce` throws; nothing is kept then.
  func folder(
    _ kind: String, key: [String], produce: @escaping @Sendable (URL) async throws -> Void
  ) async throws -> URL {
    let place = place(kind, key)
    let name = place.lastPathComponent
    if FileManager.default.fileExists(atPath: place.path) {
      // Marks it as used, for `prune`.
      try? FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: place.path)
      return place
    }
    let build = inFlight[name] ?? start(name, at: place, produce: produce)
    inFlight[name, default: build].waiters += 1
    return try await withTaskCancellationHandler {
      defer { finish(name, build.id) }
      return try await build.task.value
    } onCancel: {
      Task { await self.leave(name, build.id) }
    }
  }

  /// The value of an entry, made by `produce` if there is none yet; it may write files of its own to the
  /// folder that it is given.
  ///
  /// - Throws: what `produce` throws; nothing is kept then.
  package func value<Value: Codable & SendableMetatype>(
    _ kind: String, key: [String], produce: @escaping @Sendable (URL) async throws -> Value
  ) async throws -> Value {
    let name = "value.json"
    func entry() async throws -> URL {
      try await self.folder(kind, key: key) { draft in
        let value = try await produce(draft)
        try JSONEncoder().encode(value).write(to: draft.appendingPathComponent(name))
      }
    }
    func decoded(_ folder: URL) throws -> Value {
      let data = try Data(contentsOf: folder.appendingPathComponent(name))
      return try JSONDecoder().decode(Value.self, from: data)
    }
    let folder = try await entry()
    if let value = try? decoded(folder) { return value }
    // What a full disk or a loss of power has left is made anew.
    TemporaryFiles.remove(folder)
    return try decoded(await entry())
  }

  /// Whether an entry has been made.
  nonisolated func holds(_ kind: String, key: [String]) -> Bool {
    FileManager.default.fileExists(atPath: place(kind, key).path)
  }

  private nonisolated func place(_ kind: String, _ key: [String]) -> URL {
    root.appendingPathComponent("\(kind)-\(sha256(key.joined(separator: "\u{0}")).prefix(32))")
  }

  private func start(
    _ name: String, at place: URL, produce: @escaping @Sendable (URL) async throws -> Void
  ) -> Build {
    let task = Task { [pause] in
      let lock = CacheLock(root.appendingPathComponent("draft-lock-\(name)"))
      defer { lock.release() }
      var looks = 0
      while let pause, looks < Self.mostLooks, lock.isTakenElsewhere() {
        try await pause()
        looks += 1
      }
      if FileManager.default.fileExists(atPath: place.path) { return place }
      let draft = try TemporaryFiles.makeFolder(in: root)
      defer { TemporaryFiles.remove(draft) }
      try await produce(draft)
      let code = TemporaryFiles.move(draft, to: place)
      // Where another process was quicker, its entry is the same.
      guard code == 0 || FileManager.default.fileExists(atPath: place.path) else {
        throw FileTrouble(path: place.path, act: .write, code: code)
      }
      return place
    }
    return Build(id: UUID(), task: task)
  }

  /// A cancelled waiter must not take the build away from the others.
  private func leave(_ name: String, _ id: UUID) {
    guard inFlight[name]?.id == id, let build = inFlight[name] else { return }
    if build.waiters > 1 {
      inFlight[name]?.waiters -= 1
    } else {
      inFlight[name] = nil
      build.task.cancel()
    }
  }

  private func finish(_ name: String, _ id: UUID) {
    if inFlight[name]?.id == id { inFlight[name] = nil }
  }

  /// Prunes if that has not been done for an hour: looking at every entry takes longer than
  /// judging a step.
  public nonisolated func pruneNowAndThen(keeping count: Int) {
    let note = root.appendingPathComponent("pruned")
    let attributes = try? FileManager.default.attributesOfItem(atPath: note.path)
    if let date = attributes?[.modificationDate] as? Date, date > Date(timeIntervalSinceNow: -3600),
      date <= Date()
    {
      return
    }
    try? Data().write(to: note)
    prune(keeping: count)
  }

  /// Removes the entries that were used longest ago, and drafts that a cut-off left.
  public nonisolated func prune(keeping count: Int) {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: root.path) else {
      return
    }
    let entries = names.map { root.appendingPathComponent($0) }
    func date(_ url: URL) -> Date {
      let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
      return attributes?[.modificationDate] as? Date ?? .distantPast
    }
    let anHourAgo = Date(timeIntervalSinceNow: -3600)
    let dated = entries.map { (url: $0, date: date($0)) }.sorted { $0.date > $1.date }
    for (index, entry) in dated.enumerated() {
      let name = entry.url.lastPathComponent
      guard !name.hasPrefix("modules"), !name.hasPrefix("toolchain-"), name != "pruned",
        entry.date < anHourAgo
      else {
        continue
      }
      if index >= count || name.hasPrefix("draft-") {
        try? FileManager.default.removeItem(at: entry.url)
      }
    }
  }
}
