import SwiftUI

/// A button that has a person choose a CSV file.
public struct FileChoice: View {
  @State private var isChoosing = false
  @State private var words = "No file"

  public init() {}

  public var body: some View {
    VStack {
      Text(words)
      Button("Choose") { isChoosing = true }
    }
    .fileImporter(isPresented: $isChoosing, allowedContentTypes: [.commaSeparatedText]) { result in
      words = (try? result.get().lastPathComponent) ?? "It failed"
    }
  }
}
