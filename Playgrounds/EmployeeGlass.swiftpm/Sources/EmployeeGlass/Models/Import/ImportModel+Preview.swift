extension ImportModel {
  /// An import that stands still in one state.
  static func preview(_ state: ImportStatus.State) -> ImportModel {
    ImportModel(ImportFile.preview.url, repository: .preview(state)) { _ in .preview }!
  }
}
