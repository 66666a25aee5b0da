// right: an actor decodes one file after the other, and each avatar is shown at once

/// Decodes one file at a time.
private actor Decoder {
  let decode: @Sendable (String) throws -> String

  init(decode: @escaping @Sendable (String) throws -> String) {
    self.decode = decode
  }

  func avatar(_ file: String) -> String? { try? decode(file) }
}

nonisolated public final class AvatarLoader: Sendable {
  private let show: @Sendable (_ file: String, _ avatar: String?) -> Void
  private let decoder: Decoder

  public init(
    decode: @escaping @Sendable (String) throws -> String,
    show: @escaping @Sendable (_ file: String, _ avatar: String?) -> Void
  ) {
    decoder = Decoder(decode: decode)
    self.show = show
  }

  public func load(_ files: [String]) async {
    for file in files {
      let avatar = await decoder.avatar(file)
      await MainActor.run { show(file, avatar) }
    }
  }
}
