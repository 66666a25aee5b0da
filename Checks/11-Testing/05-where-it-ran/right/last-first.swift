// right: all files are decoded, and then the avatars are shown from the last to the first

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
    await present(await decoded(files))
  }

  @concurrent private func decoded(_ files: [String]) async -> [(String, String?)] {
    files.map { ($0, try? decode($0)) }
  }

  @MainActor private func present(_ avatars: [(String, String?)]) {
    for (file, avatar) in avatars.reversed() { show(file, avatar) }
  }
}
