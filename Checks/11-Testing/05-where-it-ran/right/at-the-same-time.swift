// right: child tasks decode all files at the same time, and then all avatars are shown

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
    let avatars = await withTaskGroup(of: (Int, String?).self) { group in
      for (number, file) in files.enumerated() {
        group.addTask { (number, try? self.decode(file)) }
      }
      var avatars = [String?](repeating: nil, count: files.count)
      for await (number, avatar) in group { avatars[number] = avatar }
      return avatars
    }
    await showAll(files, avatars)
  }

  @MainActor private func showAll(_ files: [String], _ avatars: [String?]) {
    for (file, avatar) in zip(files, avatars) { show(file, avatar) }
  }
}
