// A switch that goes away
//
// With `UIDesignRequiresCompatibility` in its Info.plist, an app keeps the older design on iOS 26. A report
// reads it off the main actor on iOS 26 alone, as if `@concurrent` needed iOS 26.
//
// Goal: once loaded, the report says how the switch stands, and which design follows.
//
// - Key: “true”, “false” or “none”, by the Boolean of the outermost dictionary, in XML or binary.
// - Key: “unreadable”, if there is no such dictionary, or the value is no Boolean.
// - Design on iOS 26: “compatibility” if the key is true, otherwise “Liquid Glass”.
// - Design before iOS 26: “before glass”.
// - The file is loaded once, off the main actor, on every system.
//
// Use `PropertyListDecoder`: policy refuses the pointer of `PropertyListSerialization`.

import Foundation
import SwiftUI

// MARK: - Your turn

struct DesignReport: View {
  let load: @Sendable () throws -> Data

  @State private var key = "unknown"

  var body: some View {
    VStack {
      Text("Key: \(key)")
      Text("Design: \(design)")
    }
    // `@concurrent` is an attribute of the language, so no system is asked for.
    .task { key = await compatibilityKey(load) }
  }

  // The design is the system's, and came with iOS 26.
  private var design: String {
    guard #available(iOS 26.0, macOS 26.0, *) else { return "before glass" }
    return key == "true" ? "compatibility" : "Liquid Glass"
  }
}

@concurrent
func compatibilityKey(_ load: @Sendable () throws -> Data) async -> String {
  do {
    let info = try PropertyListDecoder().decode(Info.self, from: load())
    return info.requiresCompatibility.map { "\($0)" } ?? "none"
  } catch {
    return "unreadable"
  }
}

nonisolated struct Info: Decodable {
  let requiresCompatibility: Bool?

  enum CodingKeys: String, CodingKey {
    case requiresCompatibility = "UIDesignRequiresCompatibility"
  }
}
