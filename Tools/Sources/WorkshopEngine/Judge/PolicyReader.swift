import Foundation

/// Reads an answer's syntax in a process of its own where reading may not come to its end.
///
/// The parser looks ahead again and again where brackets may be of types: a line of twenty-five of
/// them takes minutes, and a long enough file of one expression takes more stack than there is. No
/// thread can be ended from outside, and a process can.
public enum PolicyReader {
  /// The first argument that makes a `workshop` command a reader; the second is a request's file.
  static let word = "--read-policy"

  /// The `workshop` command, where this program is one.
  static var executable: URL? {
    guard let path = Bundle.main.executablePath, path.hasSuffix("/workshop") else { return nil }
    return URL(fileURLWithPath: path)
  }

  struct Request: Codable {
    var policy: Policy
    var source: String
  }

  /// Reads what this program was started to read, says what it found, and ends; otherwise does nothing.
  public static func readIfAsked() {
    let arguments = CommandLine.arguments
    guard arguments.count == 3, arguments[1] == word else { return }
    // Time of the processor, so that a busy machine refuses nobody. The largest file of plain
    // functions takes four seconds.
    var limit = rlimit(rlim_cur: 10, rlim_max: 10)
    setrlimit(processorTime, &limit)
    let file = URL(fileURLWithPath: arguments[2])
    guard let data = try? Data(contentsOf: file),
      let request = try? JSONDecoder().decode(Request.self, from: data),
      let findings = try? JSONEncoder().encode(request.policy.findings(in: request.source))
    else { exit(2) }
    FileHandle.standardOutput.write(findings)
    exit(0)
  }

  /// What a policy finds in a source, asked of a reader.
  ///
  /// - Throws: when no process can be started.
  static func findings(
    of policy: Policy, in source: String, executable: URL, scratch: URL
  ) async throws -> [PolicyFinding] {
    let folder = try Drafts.makeFolder(in: scratch)
    defer { Drafts.remove(folder) }
    let file = folder.appendingPathComponent("request.json")
    try JSONEncoder().encode(Request(policy: policy, source: source)).write(to: file)
    let completion = try await Command(
      executable: executable.path, arguments: [word, file.path], directory: scratch.path,
      timeLimit: .seconds(60)
    ).run()
    try Task.checkCancellation()
    guard completion.succeeded,
      let findings = try? JSONDecoder().decode(
        [PolicyFinding].self, from: Data(completion.output.utf8))
    else {
      return [
        PolicyFinding(
          rule: PolicyRule.nesting.rawValue, line: 1, column: 1,
          text: String(source.split(whereSeparator: \.isNewline).max { $0.count < $1.count } ?? "")
            .prefix(60).description, reason: PolicyRule.nesting.reason)
      ]
    }
    return findings
  }
}

#if canImport(Glibc)
private let processorTime = __rlimit_resource_t(RLIMIT_CPU.rawValue)
#else
private let processorTime = RLIMIT_CPU
#endif

extension Policy {
  /// Whether a source is one that is read in a moment, as every lesson's file is.
  ///
  /// Measured: 12 brackets of types in each other take 0.2 s and each more doubles that; 200 angles
  /// take 0.1 s; the worst 8 KiB of anything else take about two seconds.
  static func isPlain(_ source: String) -> Bool {
    let bytes = source.utf8
    return bytes.count <= 8 << 10 && bytes.count { $0 == UInt8(ascii: "[") } <= 12
      && bytes.count { $0 == UInt8(ascii: "<") } <= 200
  }
}
