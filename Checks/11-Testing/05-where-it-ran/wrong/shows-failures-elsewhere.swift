// wrong: `show` is called off the main actor if `decode` threw

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
      guard let avatar = await decoded(file) else { continue }
      await MainActor.run { show(file, avatar) }
    }
  }

  @concurrent private func decoded(_ file: String) async -> String? {
    do {
      return try decode(file)
    } catch {
      show(file, nil)
      return nil
    }
  }
}
