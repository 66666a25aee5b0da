// wrong: `show` is called off the main actor, where `decode` was called

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
    for file in files { await present(file) }
  }

  @concurrent private func present(_ file: String) async {
    show(file, try? decode(file))
  }
}
