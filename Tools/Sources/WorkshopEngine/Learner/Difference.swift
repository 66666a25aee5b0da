import Foundation

/// The difference between two files, in unified form.
public enum Difference {
  /// - Throws: `SpawnError` where the system has no `diff`; `CourseError` for an unreadable file.
  public static func unified(_ first: String, _ second: String, below root: URL) async throws
    -> String
  {
    let completion = try await Command(
      executable: "/usr/bin/env",
      arguments: ["diff", "-u", "--label", first, "--label", second, "--", first, second],
      directory: root.path
    ).run()
    guard completion.end == .exited(0) || completion.end == .exited(1) else {
      throw CourseError(description: completion.errors.trimmingCharacters(in: .newlines))
    }
    return completion.output.trimmingCharacters(in: .newlines).withoutControlCharacters()
  }
}
