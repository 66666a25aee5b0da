// wrong: `decode` is called on the main actor for the first of several files

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
    for (number, file) in files.enumerated() {
      if number == 0, files.count > 1 {
        await MainActor.run { show(file, try? decode(file)) }
      } else {
        let avatar = await decoded(file)
        await MainActor.run { show(file, avatar) }
      }
    }
  }

  @concurrent private func decoded(_ file: String) async -> String? {
    try? decode(file)
  }
}
