import LoopbackHTTP

extension Problem {
  /// The first line of a file does not name the fields of an employee.
  static func invalidImport(_ errors: [FieldError]) -> Problem {
    Problem(
      .unprocessableContent, kind: "invalid-import", title: "The file is not valid.",
      detail: "The first line has to name the columns. See errors for them.", errors: errors)
  }

  static func longRecord(line: Int) -> Problem {
    Problem(
      .unprocessableContent, kind: "invalid-import", title: "The file is not valid.",
      detail: "The record at line \(line) has more than \(CSVReader.longestRecord) bytes. "
        + "A quote may not be closed. What is before it was taken.",
      errors: [
        .init(field: "", code: .tooLong, message: "The record at line \(line) is too long.")
      ])
  }

  /// An import with this id was begun with another file.
  static var otherFile: Problem {
    Problem(
      .unprocessableContent, kind: "other-file", title: "The file is another one.",
      detail: "An import with this id has taken another file, or part of one. Choose another id.",
      errors: [
        .init(field: "id", code: .otherRequest, message: "This stands for another file.")
      ])
  }
}
