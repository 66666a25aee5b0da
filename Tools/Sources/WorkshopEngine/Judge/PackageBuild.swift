import Foundation

/// A program that SwiftPM builds, while a person watches how far it is.
package struct PackageBuild {
  /// The package's folder, below the course's root.
  var package: String
  var product: String
  /// Such as “The gallery”, for the words of a failure.
  var title: String
  /// The file that keeps all that SwiftPM says, below the course's root.
  var log: String
  /// Added to the environment.
  var environment: [String: String] = [:]

  package init(
    package: String, product: String, title: String, log: String,
    environment: [String: String] = [:]
  ) {
    (self.package, self.product) = (package, product)
    (self.title, self.log, self.environment) = (title, log, environment)
  }

  /// The package did not build.
  struct Failed: UserFacingError {
    var description: String
  }

  /// - Parameters:
  ///   - swift: The path of the `swift` command.
  ///   - progress: Hears of the last line that SwiftPM wrote, a few times a second.
  /// - Returns: The path of the program.
  /// - Throws: `Failed` with the compiler's words, `SpawnError`.
  package func run(
    with swift: String, in layout: CourseLayout, progress: @escaping @Sendable (String) -> Void
  ) async throws -> String {
    let (root, log) = (layout.url(package), layout.url(log))
    let command = Command(
      executable: "/bin/sh",
      // The log is read while it is written, to show how far the build is.
      arguments: [
        "-c", "exec \"$0\" build --package-path \"$1\" --product \"$2\" >\"$3\" 2>&1",
        swift, root.path, product, log.path,
      ],
      directory: root.path,
      environment: ProcessInfo.processInfo.environment.merging(environment) { $1 },
      timeLimit: .seconds(1_800), endsDescendants: Capabilities.ofThisSystem().supervises)
    let follower = Task {
      while (try? await Task.sleep(for: .milliseconds(250))) != nil {
        if let last = Self.lines(of: log).last { progress(String(last)) }
      }
    }
    let completion = try await command.run()
    follower.cancel()
    guard completion.succeeded else {
      let lines = Self.lines(of: log)
      let errors = lines.filter { $0.contains("error:") }
      throw Failed(
        description: """
          \(title) does not build; the whole log is \(self.log).
          \((errors.isEmpty ? lines.suffix(10) : errors.prefix(10)).joined(separator: "\n"))
          """)
    }
    return root.appendingPathComponent(".build/debug/\(product)").path
  }

  private static func lines(of file: URL) -> [Substring] {
    let text = (try? Data(contentsOf: file)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    return text.split(whereSeparator: \.isNewline)
  }
}
