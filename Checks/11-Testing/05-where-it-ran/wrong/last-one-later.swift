// wrong: `load` returns when all files but the last have been shown

nonisolated public final class AvatarLoader: Sendable {
  private let decode: @Sendable (String) throws -> String
  private let show: @Sendable (_ file: String, _ avatar: String?) -> Void

  public init(
    decode: @escaping @Sendable (String) throws -> String,
    show: @escaping @Sendable (_ file: String, _ avatar: String?) -> Void
  ) {
    self.decode = decode
    self.show = show
  }

  public func load(_ files: [String]) async {
    for file in files.dropLast() {
      let avatar = await decoded(file)
      await MainActor.run { show(file, avatar) }
    }
    guard let file = files.last else { return }
    let avatar = await decoded(file)
    Task { @MainActor in
      for _ in 0..<1_000 { await Task.yield() }
      show(file, avatar)
    }
  }

  @concurrent private func decoded(_ file: String) async -> String? {
    try? decode(file)
  }
}
