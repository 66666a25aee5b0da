/// A record of an import: a draft, or what is wrong with it.
struct ImportRow: Sendable {
  let line: Int
  let fields: [[UInt8]]
  var draft: EmployeeDraft?
  var errors: [Problem.FieldError] = []

  init(line: Int, fields: [[UInt8]]) {
    (self.line, self.fields) = (line, fields)
  }
}
