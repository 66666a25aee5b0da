import CWorkshopSystem
import Foundation

/// A restraint as the C side takes it; it owns a descriptor and memory.
final class HeldConfinement {
  private(set) var confinement = workshop_confinement()

  /// - Throws: `SpawnError` where the kernel refuses the ruleset.
  init(_ restraint: Restraint?) throws {
    confinement.ruleset = -1
    guard let restraint else { return }
    confinement.user = restraint.user ?? 0
    confinement.drops_capabilities = restraint.dropsCapabilities ? 1 : 0
    confinement.address_space = UInt64(restraint.addressSpace ?? 0)
    confinement.processes = UInt64(restraint.processes ?? 0)
    confinement.file_size = UInt64(restraint.fileSize ?? 0)
    confinement.open_files = UInt64(restraint.openFiles ?? 0)
    confinement.no_new_privileges = 1
    confinement.new_session = 1
    if let landlock = restraint.landlock { confinement.ruleset = try Self.ruleset(landlock) }
    if let filter = restraint.filter {
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
  static func instructions(_ filter: Restraint.Filter) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: Int(workshop_filter_capacity) * 8) { buffer, count in
      let signals: Int32 = if case .reachingOutAndSignals = filter { 1 } else { 0 }
      count = Int(workshop_filter(buffer.baseAddress, signals)) * 8
    }
  }

  private static func ruleset(_ landlock: Restraint.Landlock) throws -> Int32 {
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
