import Foundation

nonisolated extension View {
  /// Lets a person choose a file while a binding is true. Cancelled, it only becomes false. Here, a browser shows it as a
  /// dialog with a field for a file, which it copies to this machine.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    presents(isPresented.item(())) { _, kind in
      FileDialog(kind: kind, types: allowedContentTypes, onCompletion: onCompletion)
    }
  }
}

/// What a person chooses a file in. It ends before its file is handed over.
nonisolated private struct FileDialog: View {
  typealias Body = Never
  var kind: String
  var types: [UTType]
  var onCompletion: (Result<URL, any Error>) -> Void

  @MainActor static func _update(_ view: Self, _ node: _ViewNode) {
    let end = node.environment.dismissHandler
    let complete = view.onCompletion
    // One type that is any file leaves no limit.
    let accepted = view.types.map(\.accepted)
    let accept = accepted.contains(nil) ? nil : accepted.compactMap(\.self).joined(separator: ",")
    node.show { node in
      Element(
        view.kind, node,
        ["types": view.types.map(\.identifier).joined(separator: " "), "accept": accept],
        handlers: [
          .dismiss: { _ in end?() },
          .choose: { path in
            end?()
            complete(.success(URL(fileURLWithPath: path)))
          },
        ])
    }
  }
}
