import CWorkshopSystem
import Foundation

/// The limits of a sandbox as the C side takes it; it owns a descriptor and memory.
final class CSandboxConfiguration {
  private(set) var confinement = workshop_confinement()

  /// - Throws: `SpawnError` where the kernel refuses the ruleset.
  init(_ sandbox: SandboxLimits?) throws {
    confinement.ruleset = -1
    guard let sandbox else { return }
    confinement.user = sandbox.user ?? 0
    confinement.drops_capabilities = sandbox.dropsCapabilities ? 1 : 0
    confinement.address_space = UInt64(sandbox.addressSpace ?? 0)
    confinement.processes = UInt64(sandbox.processes ?? 0)
    confinement.file_size = UInt64(sandbox.fileSize ?? 0)
    confinement.open_files = UInt64(sandbox.openFiles ?? 0)
    confinement.no_new_privileges = 1
    confinement.new_session = 1
    if let landlock = sandbox.landlock { confinement.ruleset = try Self.ruleset(landlock) }
    if let filter = sandbox.filter {
      let instructions = Self.instructions(filter)
      confinement.filter_count = Int32(instructions.count / 8)
      confinement.filter = .allocate(byteCount: instructions.count, alignment: 8)
      confinement.filter.copyMemory(from: instructions, byteCount: instructions.count)
    }
  }

  deinit {
    if confinement.ruleset >= 0 { close(confinement.ruleset) }
    confinement.filter?.deallocate()
  }

  /// The instructions of a filter; empty where there is none for this processor.
  static func instructions(_ filter: SandboxLimits.Filter) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: Int(workshop_filter_capacity) * 8) { buffer, count in
      let signals: Int32 = if case .reachingOutAndSignals = filter { 1 } else { 0 }
      count = Int(workshop_filter(buffer.baseAddress, signals)) * 8
    }
  }

  private static func ruleset(_ landlock: SandboxLimits.Landlock) throws -> Int32 {
    var readable = landlock.readable.map { UnsafePointer(strdup($0)) } + [nil]
    var writable = landlock.writable.map { UnsafePointer(strdup($0)) } + [nil]
    defer { for path in readable + writable { free(UnsafeMutablePointer(mutating: path)) } }
    var ruleset: Int32 = -1
    let result = workshop_landlock_ruleset(landlock.version, &readable, &writable, &ruleset)
    guard result == 0 else {
      throw SpawnError(description: "Landlock: \(String(cString: strerror(result)))")
    }
    return ruleset
  }
}
