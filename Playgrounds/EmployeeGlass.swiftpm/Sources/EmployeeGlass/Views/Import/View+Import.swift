import SwiftUI

#if canImport(UniformTypeIdentifiers)
import UniformTypeIdentifiers
#endif

extension View {
  /// Lets a person choose a file of people, and begins with it.
  func choosesImport(isPresented: Binding<Bool>, for model: DirectoryModel) -> some View {
    fileImporter(isPresented: isPresented, allowedContentTypes: [.commaSeparatedText]) {
      model.fileChosen($0)
    }
  }

  /// Presents an import, behind which the list can be used.
  func importSheet(_ item: Binding<ImportModel?>, of model: DirectoryModel) -> some View {
    sheet(item: item) {
      ImportSheet(model: $0, directory: model)
        .presentationDetents([.medium, .large])
        .presentationBackgroundInteraction(.enabled(upThrough: .medium))
        .presentationDragIndicator(.visible)
    }
  }
}
