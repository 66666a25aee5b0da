import Foundation

extension ImportModel {
  /// How much of the file was looked at, from 0 to 1; nil while that is not known.
  var fraction: Double? {
    guard phase != .reading, let file, let status else { return nil }
    return min(1, Double(status.bytes) / Double(file.size))
  }

  /// Such as "41,500 of about 100,000 lines".
  var progressWords: String {
    guard phase != .reading, let file else { return "Reading the file" }
    let lines = status?.lines ?? 0
    // What was counted as lines may be fewer records; never more.
    return "\(lines.formatted()) of about \(max(lines, file.lines).formatted()) lines"
  }

  /// Such as "3 lines left out"; nil where there are none.
  var leftOutWords: String? {
    guard let count = status?.leftOut, count > 0 else { return nil }
    return count == 1 ? "1 line left out" : "\(count.formatted()) lines left out"
  }

  /// Such as "99,997 people added".
  var addedWords: String {
    switch status?.added ?? 0 {
    case 0: "Nobody was added"
    case 1: "1 person added"
    case let count: "\(count.formatted()) people added"
    }
  }

  /// Such as "99,997 people added, 3 lines left out".
  var resultWords: String {
    [addedWords, leftOutWords].compactMap(\.self).joined(separator: ", ")
  }

  /// Such as "7.2 MB, about 100,000 lines".
  var fileWords: String? {
    file.map { file in
      let size = file.size.formatted(.byteCount(style: .file))
      return file.lines == 1 ? "\(size), 1 line" : "\(size), about \(file.lines.formatted()) lines"
    }
  }

  /// The first faults, in the order of the lines.
  var faults: [ImportFault] { headingFaults.isEmpty ? status?.faults ?? [] : headingFaults }

  /// What stands above everything once it is over, and is said to a screen reader.
  var outcome: DirectoryProblem? {
    switch phase {
    case .reading, .sending, .cancelling: nil
    case .completed:
      DirectoryProblem(
        title: addedWords,
        advice: isKnown
          ? "This file was imported before, so nothing was sent again."
          : leftOutWords ?? "Every line of the file was taken.")
    case .cancelled:
      DirectoryProblem(
        title: "The import was cancelled",
        advice: status?.added ?? 0 > 0
          ? "\(addedWords) already. They stay, and you can continue where it stopped."
          : "Nobody was added. You can continue it.")
    case .interrupted(let problem), .refused(let problem): problem
    }
  }

  /// Whether the same file may go on.
  var canContinue: Bool {
    switch phase {
    case .cancelled, .interrupted: true
    default: false
    }
  }
}

extension ImportFault {
  /// Such as "Line 12, Email".
  var place: String {
    let label = EmployeeField(rawValue: field)?.label ?? (field == "manager_id" ? "Manager" : field)
    return label.isEmpty ? "Line \(line.formatted())" : "Line \(line.formatted()), \(label)"
  }
}
