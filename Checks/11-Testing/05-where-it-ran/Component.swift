// right: the loader as it is given

/// Decodes avatars off the main actor, and shows them on it.
nonisolated public final class AvatarLoader: Sendable {
  private let decode: @Sendable (String) throws -> String
  private let show: @Sendable (_ file: String, _ avatar: String?) -> Void

  /// - Parameters:
  ///   - decode: Decodes a file, which takes long; throws where the file is broken.
  ///   - show: Shows an avatar, or a placeholder where it is nil.
  public init(
    decode: @escaping @Sendable (String) throws -> String,
    show: @escaping @Sendable (_ file: String, _ avatar: String?) -> Void
  ) {
    self.decode = decode
    self.show = show
  }

  /// Decodes and shows all files, and returns when the last has been shown.
  public func load(_ files: [String]) async {
    for file in files {
      let avatar = await decoded(file)
      await present(file, avatar)
    }
  }

  @concurrent private func decoded(_ file: String) async -> String? {
    try? decode(file)
  }

  @MainActor private func present(_ file: String, _ avatar: String?) {
    show(file, avatar)
  }
}
