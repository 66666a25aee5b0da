/// Something to press that takes what was copied. Here, there is never anything.
@MainActor @preconcurrency public struct PasteButton: View {
  /// Takes values of a type.
  @MainActor @preconcurrency public init<T: Transferable>(
    payloadType: T.Type, onPaste: @escaping ([T]) -> Void
  ) {}

  @MainActor @preconcurrency public var body: some View {
    Button("Paste", systemImage: "document.on.clipboard") {}
  }
}
@available(*, unavailable)
extension PasteButton: Sendable {}
