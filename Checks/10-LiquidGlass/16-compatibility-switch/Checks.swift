import CompatibilitySwitchAdapter
@_spi(Workshop) import CompatibilitySwitchSubject
import Foundation
@_spi(Workshop) import SwiftUI
import Synchronization
import Testing
import WorkshopSupport

@Suite("A switch that goes away", .serialized)
@MainActor
struct CompatibilitySwitchChecks {
  /// A file, how it is called in a message, and what the report says of its key.
  struct File: Sendable {
    var name: String, data: Data?, key: String
  }

  /// Where the file was loaded: true for the main actor.
  private final class Loads: Sendable {
    private let loads = Mutex<[Bool]>([])
    var all: [Bool] { loads.withLock { $0 } }
    func add() { loads.withLock { $0.append(WorkshopSupport.MainActorProbe.isOnMainActor) } }
  }

  private struct NoFile: Error {}

  /// The lines of a report that has read a file, and where it was loaded.
  private func report(
    _ file: File, level: Int
  ) async throws -> (lines: [String], loads: [Bool]) {
    OSLevel.current = level
    defer { OSLevel.current = 26 }
    let loads = Loads()
    let host = makeSubject().makeHost {
      loads.add()
      guard let data = file.data else { throw NoFile() }
      return data
    }
    defer { host.close() }
    _ = await eventually { false }
    return (host.all("Text").map(\.accessibleName), loads.all)
  }

  private let levels = OSLevel.isAsked ? [26, 18] : [26]

  nonisolated private static func xml(_ content: String, in element: String = "dict") -> Data {
    Data(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">
      <\(element)>
      \(content)
      </\(element)>
      </plist>
      """.utf8)
  }

  nonisolated private static func binary(_ info: [String: any Sendable]) -> Data {
    (try? PropertyListSerialization.data(fromPropertyList: info, format: .binary, options: 0))
      ?? Data()
  }

  nonisolated private static let around =
    "<key>CFBundleName</key><string>Roster</string>\n<key>UILaunchScreen</key><dict/>\n"
  nonisolated private static let name = "<key>UIDesignRequiresCompatibility</key>"

  nonisolated private static let files: [File] = [
    File(name: "says true", data: xml(around + name + "<true/>"), key: "true"),
    File(name: "says false", data: xml(name + "\n  <false/>" + around), key: "false"),
    File(name: "does not have the key", data: xml(around), key: "none"),
    File(name: "is empty", data: xml(""), key: "none"),
    File(
      name: "has the key in a comment",
      data: xml("<!-- \(name)<true/> -->" + around), key: "none"),
    File(
      name: "has the name as a value, and says false",
      data: xml(
        "<key>Note</key><string>UIDesignRequiresCompatibility</string>" + name + "<false/>"),
      key: "false"),
    File(
      name: "has the key in an inner dictionary",
      data: xml("<key>Old</key><dict>\(name)<true/></dict>" + around), key: "none"),
    File(
      name: "has the key in an inner dictionary alone",
      data: xml("<key>Old</key><dict>\(name)<true/></dict>"), key: "none"),
    File(
      name: "has a key in small letters", data: xml(name.lowercased() + "<true/>"), key: "none"),
    File(
      name: "has blanks and a comment before its value",
      data: xml("\(name)\n\n<!-- for now -->\n\t<true/>"), key: "true"),
    File(
      name: "is binary and says true",
      data: binary(["UIDesignRequiresCompatibility": true, "CFBundleName": "Roster"]), key: "true"),
    File(
      name: "is binary and says false", data: binary(["UIDesignRequiresCompatibility": false]),
      key: "false"),
    File(name: "is binary without the key", data: binary(["CFBundleName": "Roster"]), key: "none"),
  ]

  nonisolated private static let unreadable: [File] = [
    File(
      name: "has a text for a value", data: xml(name + "<string>YES</string>"), key: "unreadable"),
    File(
      name: "has an array for a value", data: xml(name + "<array><true/></array>"),
      key: "unreadable"),
    File(
      name: "has a number for a value", data: xml(name + "<integer>1</integer>"), key: "unreadable"),
    File(name: "is a list", data: xml("<true/>", in: "array"), key: "unreadable"),
    File(
      name: "is a list of a dictionary", data: xml("<dict>\(name)<true/></dict>", in: "array"),
      key: "unreadable"),
    File(
      name: "is JSON", data: Data(#"{"UIDesignRequiresCompatibility": true}"#.utf8),
      key: "unreadable"),
    File(
      name: "is no property list", data: Data("<plist><dict>\(name)<true/>".utf8),
      key: "unreadable"),
    File(name: "has no content", data: Data(), key: "unreadable"),
    File(name: "cannot be loaded", data: nil, key: "unreadable"),
  ]

  @Test(
    "Key: “true”, “false” or “none”, by the Boolean of the outermost dictionary, in XML or binary")
  func keys() async throws {
    for level in levels {
      for file in Self.files {
        let lines = try await report(file, level: level).lines
        try #require(
          lines.first == "Key: \(file.key)",
          "The file \(file.name); on iOS \(level) the report's lines are \(lines).")
      }
    }
  }

  @Test("Key: “unreadable”, if there is no such dictionary, or the value is no Boolean")
  func unreadable() async throws {
    for file in Self.unreadable {
      let lines = try await report(file, level: 26).lines
      try #require(
        lines.first == "Key: unreadable", "The file \(file.name); the report's lines are \(lines).")
    }
  }

  @Test("Design on iOS 26: “compatibility” if the key is true, otherwise “Liquid Glass”")
  func design() async throws {
    for file in Self.files + Self.unreadable {
      let lines = try await report(file, level: 26).lines
      try #require(
        lines.last == "Design: \(file.key == "true" ? "compatibility" : "Liquid Glass")",
        "The file \(file.name).")
    }
  }

  @Test("Design before iOS 26: “before glass”", .enabled(if: OSLevel.isAsked))
  func designBefore() async throws {
    for level in [25, 18] {
      for file in Self.files {
        let lines = try await report(file, level: level).lines
        try #require(
          lines.last == "Design: before glass",
          "The file \(file.name). On iOS \(level) there is nothing to switch.")
      }
    }
  }

  @Test("The file is loaded once, off the main actor, on every system")
  func offMain() async throws {
    for level in levels {
      for file in [Self.files[0], Self.files[2], Self.unreadable[Self.unreadable.count - 1]] {
        let loads = try await report(file, level: level).loads
        try #require(loads.count == 1, "How often the file was loaded on iOS \(level).")
        try #require(
          loads == [false],
          """
          On iOS \(level) the file was loaded on the main actor, which waited for it. `@concurrent` is an attribute of \
          Swift 6.2, and works on systems before iOS 26.
          """)
      }
    }
  }
}
