// What stage 11 adds up to: your suites, run side by side in one process.
//
//     ./workshop run Testing
//
// The command links this program three times: with the components of the steps; with the argument `broken`, with
// components that each break a promise; and with the argument `app` and the names of some suites, with models of
// EmployeeGlass as the components of those suites.

import BesideEachOther
import CancelIt
import ConfirmEachEvent
import FirstAsyncTest
import Foundation
import HandTheClock
import HoldTheAnswers
import LetItGo
import Testing
import WhatEndsTheProgram
import WhereItRan

let words = CommandLine.arguments.dropFirst()

// Swift Testing runs all tests, and writes a line for each thing that happens. In a process that an exit test has
// begun, this call runs that test and does not return.
var options = __CommandLineArguments_v0()
options.eventStreamOutputPath = "records.jsonl"
options.eventStreamSchemaVersion = "6.3"
if words.first == "app" { options.filter = words.dropFirst().map { "^\($0)\\." } }
_ = await __swiftPMEntryPoint(passing: options) as CInt

let records = try String(contentsOfFile: "records.jsonl", encoding: .utf8)
  .split(separator: "\n").map { try JSONDecoder().decode(Record.self, from: Data($0.utf8)) }
let tests = records.filter { $0.kind == "test" }.map(\.payload)
let failures = Set(
  records.map(\.payload).filter { $0.kind == "issueRecorded" }.compactMap(\.testID))

switch words.first {
case "broken": print("\nThe same suites, and a broken promise in each component")
case "app": print("\nTwo of them, and models of EmployeeGlass as their components")
default: print("Your suites, side by side in one process")
}
for (module, own) in Dictionary(grouping: tests, by: \.module).sorted(by: { $0.key < $1.key }) {
  let suite = own.first { $0.kind == "suite" }?.title ?? String(module)
  let cases = own.filter { $0.kind == "function" }.sorted { $0.line < $1.line }
  if let failed = cases.first(where: { failures.contains($0.id ?? "") }) {
    print("  \(suite). This test fails:\n    \(failed.title)")
  } else {
    print("  \(suite): \(cases.count == 1 ? "1 test passes" : "\(cases.count) tests pass")")
  }
}

/// A line of what Swift Testing writes: a test that there is, or an event.
nonisolated struct Record: Decodable {
  struct Payload: Decodable {
    struct Location: Decodable { var line: Int }

    var kind: String?
    var id: String?
    var name: String?
    var displayName: String?
    var testID: String?
    var sourceLocation: Location?

    var title: String { displayName ?? name ?? "" }
    var module: Substring { (id ?? "").prefix { $0 != "." } }
    var line: Int { sourceLocation?.line ?? 0 }
  }

  var kind: String
  var payload: Payload
}
