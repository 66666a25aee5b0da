import Foundation

/// What `doctor` finds on a machine.
public enum Diagnosis {
  public struct Finding: Sendable {
    public var what: String
    public var isFine: Bool
    public var remedy: String
  }

  /// Looks at the machine.
  ///
  /// - Parameters:
  ///   - doing: Called before what takes seconds, with what that is.
  ///   - found: Called with each finding as soon as it is known.
  /// - Returns: all findings.
  public static func run(
    layout: CourseLayout, doing: (String) -> Void = { _ in }, found: (Finding) -> Void = { _ in }
  ) async -> [Finding] {
    var findings: [Finding] = []
    func add(_ what: String, _ isFine: Bool, _ remedy: String) {
      let finding = Finding(what: what, isFine: isFine, remedy: remedy)
      findings.append(finding)
      found(finding)
    }

    let programs = programs(onPath: ProcessInfo.processInfo.environment["PATH"] ?? "")
    add(programs.what, programs.isFine, programs.remedy)

    do {
      _ = try Workspace(layout: layout).cacheFolder()
      add(".workshop/ can be written", true, "")
    } catch {
      add(".workshop/ can be written", false, told(error))
    }

    // A folder of its own, so that a stale note about the toolchain is not what is looked at.
    do {
      let scratch = try TemporaryFiles.makeFolder(in: FileManager.default.temporaryDirectory)
      defer { TemporaryFiles.remove(scratch) }
      let toolchain = try await Toolchain.discover(cacheFolder: scratch)
      add(toolchain.version, true, "")
      add(
        toolchain.linker == nil
          ? "links through swiftc: slower, and right" : "calls the linker directly", true, "")
      add(toolchain.capabilities.words, true, "")
      let judge = Judge(layout: layout, toolchain: toolchain, cache: Cache(root: scratch))
      if let step = layout.course.steps.first {
        doing("Building and judging \(step.id)'s solution in an empty folder …")
        let judgement = try await judge.judge(step, answer: layout.solution(step))
        add(
          "judges \(step.id)'s solution: \(judgement.status.rawValue)",
          judgement.status == .passed,
          judgement.explanation ?? judgement.diagnostics?.text ?? "Run ./workshop verify.")
      }
    } catch {
      add("Swift \(Toolchain.leastVersion) or newer, with Swift Testing", false, told(error))
    }
    let free =
      (try? layout.root.resourceValues(forKeys: [.volumeAvailableCapacityKey]))?
      .volumeAvailableCapacity
    if let free {
      add(
        "\(free >> 20) MiB free on disk", free >> 20 >= 500,
        "The command's build and the cache need about 500 MiB.")
    }
    return findings
  }

  /// Looks for what the workshop calls and does not bring: git fetches the package that the command needs, `make` has
  /// the targets, and `diff` compares an answer with ours.
  static func programs(onPath path: String) -> Finding {
    let folders = path.split(separator: ":")
    let missing = ["git", "make", "diff"].filter { name in
      !folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(name)") }
    }
    guard !missing.isEmpty else {
      return Finding(what: "git, make and diff are there", isFine: true, remedy: "")
    }
    let packages = missing.map { $0 == "diff" ? "diffutils" : $0 }.joined(separator: " ")
    return Finding(
      what: "not on the path: \(missing.joined(separator: ", "))", isFine: false,
      remedy:
        "On Debian or Ubuntu: apt-get install \(packages). On Fedora: dnf install \(packages).")
  }
}
