// wrong: `decode` is called on the main actor for a list of one file

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
    if files.count == 1 {
      await MainActor.run { show(files[0], try? decode(files[0])) }
      return
    }
    for file in files {
      let avatar = await decoded(file)
      await MainActor.run { show(file, avatar) }
    }
  }

  @concurrent private func decoded(_ file: String) async -> String? {
    try? decode(file)
  }
}
