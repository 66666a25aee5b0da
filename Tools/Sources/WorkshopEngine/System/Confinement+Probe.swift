import Foundation

extension Confinement {
  /// Runs a tiny program that tries what must work, and what must not.
  ///
  /// - Throws: `Unavailable`, with what is in the way.
  func probe() async throws {
    if let obstacle = obstacle() { throw unavailable(obstacle) }
    let outside = URL(fileURLWithPath: "/tmp/workshop-outside-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: outside) }
    do {
      try Data().write(to: outside)
      try FileManager.default.setAttributes([.posixPermissions: 0o666], ofItemAtPath: outside.path)
      let library = surroundings.libraries?.example ?? ""
      let course = surroundings.course.map { "\($0)/Course.json" } ?? ""
      let completion = try await run(
        Command(
          executable: "/bin/sh",
          arguments: ["-c", Self.script, "probe", library, course, outside.path],
          directory: "/", environment: [:], timeLimit: .seconds(20), hasEventPipe: true))
      if let fault = fault(of: completion, wrote: try !Data(contentsOf: outside).isEmpty) {
        throw unavailable(fault)
      }
    } catch let error as SpawnError {
      let step =
        switch error.stage {
        case .user: "The user cannot be changed. "
        case .landlock: "The kernel takes no Landlock rules. "
        case .filter: "The kernel takes no filter of system calls. "
        case .limits: "The limits cannot be set. "
        default: ""
        }
      throw unavailable("\(step)\(error.description)")
    }
  }

  /// Each command that must work ends it with a number of its own where it does not.
  private static let script = """
    echo event >/dev/fd/3 || exit 11
    if test -e "$1" || test "$1" != ""; then true <"$1" || exit 12; fi
    if (true <"$2") 2>/dev/null; then echo course; fi
    (echo x >"$3") 2>/dev/null
    echo x >"$TMPDIR/x" || exit 13
    exit 0
    """

  private func obstacle() -> String? {
    switch strategy {
    case .none, .limits: nil
    case .bubblewrap:
      surroundings.bubblewrap == nil ? "There is no bwrap in /usr/bin." : nil
    case .landlock:
      if surroundings.landlock == 0 {
        "This kernel has no Landlock, or a container withholds it."
      } else if CSandboxConfiguration.instructions(.reachingOut).isEmpty {
        "There is no filter of system calls for this processor."
      } else if surroundings.course.map(isReadable) == true {
        "The course lies in a folder that every program may read."
      } else {
        nil
      }
    }
  }

  private func isReadable(_ path: String) -> Bool {
    readablePaths.contains { path.hasPrefix("\($0)/") }
  }

  private func fault(of completion: Completion, wrote: Bool) -> String? {
    let holdsFiles = strategy != .limits
    switch completion.end {
    case .exited(0):
      if completion.events != Array("event\n".utf8) { return "The events do not come through." }
      if holdsFiles, completion.output.contains("course") { return "The course can be read." }
      if holdsFiles, wrote { return "Files outside can be written." }
      return nil
    case .exited(11): return "The events' pipe cannot be opened."
    case .exited(12): return "The toolchain's libraries cannot be read by another user."
    case .exited(13): return "A program cannot write to its own folder."
    case .exited, .signalled, .timedOut, .cancelled, .exceeded:
      let words = completion.errors.trimmingCharacters(in: .whitespacesAndNewlines)
      return words.isEmpty ? "A program ended at once (\(completion.end))." : words
    }
  }

  private func unavailable(_ reason: String) -> Unavailable {
    Unavailable(description: "\(strategy.rawValue): \(reason)")
  }
}
