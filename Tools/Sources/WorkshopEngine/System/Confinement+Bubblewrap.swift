import Foundation

extension Confinement {
  /// Where the program's folder stands inside.
  static let insideFolder = "/judge"

  /// Turns a command into a call of bubblewrap that runs it with an own root folder.
  func wrap(_ command: inout Command, in place: RunFolder) {
    let program = "\(Self.insideFolder)/\(URL(fileURLWithPath: place.program).lastPathComponent)"
    // Behind the standard three, what the program itself is given.
    let filter = 3 + (command.hasEventPipe ? 1 : 0) + (command.secret == nil ? 0 : 1)
    var arguments = [
      "--unshare-all", "--die-with-parent", "--new-session", "--cap-drop", "ALL",
      "--ro-bind", "/usr", "/usr",
    ]
    for name in ["bin", "sbin", "lib", "lib32", "lib64"] {
      // A link into /usr on most systems, and a folder of its own on others.
      if let target = try? FileManager.default.destinationOfSymbolicLink(atPath: "/\(name)") {
        arguments += ["--symlink", target, "/\(name)"]
      } else {
        arguments += ["--ro-bind-try", "/\(name)", "/\(name)"]
      }
    }
    for path in Self.systemPaths where path.hasPrefix("/etc/") {
      arguments += ["--ro-bind-try", path, path]
    }
    if let path = surroundings.libraries?.folder, !path.hasPrefix("/usr/") {
      arguments += ["--ro-bind", path, path]
    }
    if let course = surroundings.course, course.hasPrefix("/usr/") {
      arguments += ["--tmpfs", course]
    }
    arguments += [
      "--proc", "/proc", "--dev", "/dev", "--size", "\(limits.files)", "--tmpfs", "/tmp",
      "--ro-bind", place.folder, Self.insideFolder, "--remount-ro", "/", "--chdir", "/tmp",
      "--seccomp", "\(filter)", "--", program,
    ]
    command.environment?["HOME"] = "/tmp"
    command.environment?["TMPDIR"] = "/tmp"
    command.executable = surroundings.bubblewrap ?? "/usr/bin/bwrap"
    command.arguments = arguments + command.arguments
    command.directory = "/"
  }
}
