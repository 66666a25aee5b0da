/// What decoding a server's answers costs, and where it is done.
nonisolated enum Decoding {
  /// Hears how many bytes are decoded, on the actor that decodes them. A test sets it for its own tasks.
  @TaskLocal static var work: @Sendable (Int) -> Void = { _ in }
}
