// wrong: `decode` is called a second time, on the main actor, for a file for which it threw

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
    for file in files {
      let avatar = await decoded(file)
      await MainActor.run { show(file, avatar ?? (try? decode(file))) }
    }
  }

  @concurrent private func decoded(_ file: String) async -> String? {
    try? decode(file)
  }
}
