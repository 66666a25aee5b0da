import Foundation

/// What `doctor` finds on a machine.
public enum Diagnosis {
  public struct Finding: Sendable {
    public var what: String
    public var isFine: Bool
    public var remedy: String
  }

  public static func run(layout: CourseLayout) async -> [Finding] {
    var findings: [Finding] = []
    func add(_ what: String, _ isFine: Bool, _ remedy: String) {
      findings.append(Finding(what: what, isFine: isFine, remedy: remedy))
    }

    let cache = layout.url(".workshop/cache")
    let writable =
      (try? FileManager.default.createDirectory(at: cache, withIntermediateDirectories: true))
      != nil
      && FileManager.default.isWritableFile(atPath: cache.path)
    add(
      ".workshop/ can be written", writable,
      "Progress and compiled checks live there. Clone the workshop where you may write.")

    // A folder of its own, so that a stale note about the toolchain is not what is looked at.
    let scratch = FileManager.default.temporaryDirectory
      .appendingPathComponent("workshop-doctor-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: scratch) }
    do {
      let toolchain = try await Toolchain.discover(cacheFolder: scratch)
      add(toolchain.version, true, "")
      add(
        toolchain.linker == nil
          ? "links through swiftc: slower, and right" : "calls the linker directly", true, "")
      let judge = Judge(layout: layout, toolchain: toolchain, cache: Cache(root: scratch))
      if let step = layout.course.steps.first {
        let judgement = try await judge.judge(step, answer: layout.solution(step))
        add(
          "judges \(step.id)'s solution: \(judgement.status.rawValue)",
          judgement.status == .passed,
          judgement.explanation ?? judgement.diagnostics?.text ?? "Run ./workshop verify.")
      }
    } catch {
      add("Swift 6.3 or newer, with Swift Testing", false, "\(error)")
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
}
