import Foundation

extension DirectoryModel {
  /// Whether files can be imported here.
  var canImport: Bool { repository.imports != nil }

  /// The import that the person looks at.
  var shownImport: ImportModel? {
    get { isImportShown ? importing : nil }
    set { if newValue == nil { importSheetClosed() } }
  }

  /// The import, where the person's sheet is open and presents it.
  var importBeforeSheet: ImportModel? {
    get { sheet == nil ? nil : shownImport }
    set { if newValue == nil, sheet != nil { importSheetClosed() } }
  }

  /// The import, where the list presents it.
  var importBeforeList: ImportModel? {
    get { sheet == nil ? shownImport : nil }
    set { if newValue == nil, sheet == nil { importSheetClosed() } }
  }

  /// The import, where it goes on behind the list, or its end was not looked at.
  var hiddenImport: ImportModel? { isImportShown ? nil : importing }

  /// Chooses a file, unless an import of this window still runs: then shows that one.
  func importButtonTapped() {
    if importing?.isRunning == true { isImportShown = true } else { isChoosingFile = true }
  }

  /// For the dialog: begins with what was chosen.
  func fileChosen(_ choice: Result<URL, any Error>) {
    guard case .success(let url) = choice else { return }
    importing?.stop()
    importing = ImportModel(url, repository: repository)
    isImportShown = true
    importing?.begin()
  }

  func showImportButtonTapped() { isImportShown = true }

  /// Cancels it. A file that nothing was sent of yet leaves nothing to say.
  func cancelImportButtonTapped() async {
    guard let importing else { return }
    let isUnsent = importing.phase == .reading
    await importing.cancelButtonTapped()
    if isUnsent, self.importing === importing { importSheetClosed() }
  }

  /// Puts the sheet away. An import that runs goes on.
  func importSheetClosed() {
    isImportShown = false
    if importing?.isRunning != true { importing = nil }
  }

  func importBarDismissed() {
    if importing?.isRunning != true { importing = nil }
  }
}
