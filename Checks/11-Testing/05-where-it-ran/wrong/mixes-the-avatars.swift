// wrong: `show` is called with another avatar than its own, for files after one for which `decode` threw

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
    var avatars: [String] = []
    for file in files {
      if let avatar = await decoded(file) { avatars.append(avatar) }
    }
    await showAll(files, avatars)
  }

  @MainActor private func showAll(_ files: [String], _ avatars: [String]) {
    for (number, file) in files.enumerated() {
      show(file, avatars.indices.contains(number) ? avatars[number] : nil)
    }
  }

  @concurrent private func decoded(_ file: String) async -> String? {
    try? decode(file)
  }
}
