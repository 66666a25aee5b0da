extension DirectoryModel {
  /// What the sheet shows. Its identity is the same for every person: when another one is tapped
  /// behind it, the sheet stays and its content changes.
  struct Sheet: Identifiable {
    let employee: Employee
    var id: Int { 0 }
  }

  /// The person beside the list of a wide window: the one who was tapped, or else the first one, so
  /// that half of the window is not empty.
  var personBesideList: Employee? {
    selection ?? firstPerson?.employee ?? sections.first?.employees.first
  }

  var sheet: Sheet? {
    get { selection.map(Sheet.init) }
    set { if newValue == nil { sheetClosed() } }
  }
}
