/// Takes CSV apart, byte by byte, as RFC 4180 has it.
///
/// Lines end in CRLF or in LF alone. It holds one record at a time, however long the file is. Where
/// one piece of the file ends and the next begins makes no difference.
struct CSVReader {
  /// How many bytes a record may have: a quote that is never closed would take in the whole file.
  static let longestRecord = 16_384

  struct Record: Equatable {
    /// The line on which it begins, from 1.
    let line: Int
    var fields: [[UInt8]]
    /// What is wrong with the record as CSV; the fields are as good as they could be read.
    let fault: String?
  }

  /// A record that is longer than any can be; there is no telling where it ends.
  struct TooLong: Error, Equatable {
    let line: Int
  }

  private enum State {
    case fieldStart
    case plain
    case quoted
    /// Behind a quote that ends the field, or that is the first of two.
    case quoteInQuoted
    /// Behind a CR that was not quoted.
    case carriageReturn
  }

  private static let mark: [UInt8] = [0xef, 0xbb, 0xbf]

  private var state = State.fieldStart
  private var fields: [[UInt8]] = []
  private var field: [UInt8] = []
  private var size = 0
  private var fault: String?
  private var line = 1
  private var recordLine = 1
  private var wasQuoted = false
  /// How many bytes of a byte order mark were at the start of the file; nil behind it.
  private var markLength: Int? = 0

  /// Reads one byte.
  ///
  /// - Returns: The record that it ends, unless the line is blank.
  /// - Throws: `TooLong`.
  mutating func read(_ byte: UInt8) throws(TooLong) -> Record? {
    if let length = markLength {
      if byte == Self.mark[length] {
        markLength = length == 2 ? nil : length + 1
        return nil
      }
      markLength = nil
      for byte in Self.mark[..<length] { _ = try take(byte) }
    }
    return try take(byte)
  }

  /// The last record, where the file does not end in a line break.
  mutating func finish() throws(TooLong) -> Record? {
    switch state {
    case .fieldStart where fields.isEmpty: return nil
    case .quoted: fault = fault ?? "A quote is not closed."
    case .carriageReturn: return endRecord()
    default: break
    }
    return endRecord()
  }

  private mutating func take(_ byte: UInt8) throws(TooLong) -> Record? {
    size += 1
    guard size <= Self.longestRecord else { throw TooLong(line: recordLine) }
    switch (state, byte) {
    case (.carriageReturn, UInt8(ascii: "\n")):
      return endRecord()
    case (.carriageReturn, _):
      fault = fault ?? "A line break is half of one: CR without LF."
      field.append(UInt8(ascii: "\r"))
      state = .plain
      size -= 1
      return try take(byte)
    case (.quoted, UInt8(ascii: "\"")):
      state = .quoteInQuoted
    case (.quoted, _):
      if byte == UInt8(ascii: "\n") { line += 1 }
      field.append(byte)
    case (.quoteInQuoted, UInt8(ascii: "\"")):
      field.append(byte)
      state = .quoted
    case (.fieldStart, UInt8(ascii: "\"")):
      state = .quoted
      wasQuoted = true
    case (_, UInt8(ascii: ",")):
      endField()
    case (_, UInt8(ascii: "\r")):
      state = .carriageReturn
    case (_, UInt8(ascii: "\n")):
      return endRecord()
    case (.quoteInQuoted, _):
      fault = fault ?? "There is text behind a closing quote."
      field.append(byte)
      state = .plain
    default:
      if byte == UInt8(ascii: "\"") {
        fault = fault ?? "There is a quote in a field that is not quoted."
      }
      field.append(byte)
      state = .plain
    }
    return nil
  }

  private mutating func endField() {
    fields.append(field)
    field = []
    state = .fieldStart
  }

  private mutating func endRecord() -> Record? {
    let isBlank = fields.isEmpty && field.isEmpty && !wasQuoted
    endField()
    defer {
      line += 1
      recordLine = line
      (fields, fault, size, wasQuoted) = ([], nil, 0, false)
    }
    return isBlank ? nil : Record(line: recordLine, fields: fields, fault: fault)
  }
}

extension CSVReader {
  /// A line of CSV that a reader reads back as these fields.
  static func line(_ fields: [String]) -> String {
    fields.map { field in
      let needsQuotes = field.utf8.contains { [0x22, 0x2c, 0x0a, 0x0d].contains($0) }
      return needsQuotes ? "\"\(field.replacing("\"", with: "\"\""))\"" : field
    }.joined(separator: ",") + "\r\n"
  }
}
