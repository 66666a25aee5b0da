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
      Text("Design: \(key == "true" ? "compatibility" : "Liquid Glass")")
    }
    .task {
      if #available(iOS 26.0, macOS 26.0, *) {
        key = await compatibilityKey(load)
      } else {
        key = keyInFile(load)
      }
    }
  }
}

@concurrent
func compatibilityKey(_ load: @Sendable () throws -> Data) async -> String {
  keyInFile(load)
}

// TODO: Read the property list, off the main actor on every system.
nonisolated func keyInFile(_ load: @Sendable () throws -> Data) -> String {
  guard let data = try? load() else { return "unreadable" }
  let text = String(decoding: data, as: UTF8.self)
  return text.contains("UIDesignRequiresCompatibility") ? "true" : "none"
}
