import Foundation

/// Compiles the gates of a step against an answer, all of one mode and level in one call.
struct GateRunner: Sendable {
  let compiler: Compiler

  func results(of gates: [Gate], against imports: [Compiler.Module]) async throws
    -> [Judgement.GateResult]
  {
    var batches: [[Gate]] = []
    for gate in gates {
      let index = batches.firstIndex {
        $0[0].mode == gate.mode && $0[0].level == gate.level
      }
      if let index { batches[index].append(gate) } else { batches.append([gate]) }
    }
    let complaints = try await withThrowingTaskGroup(of: [String: [String]].self) { group in
      for batch in batches {
        group.addTask { try await self.complaints(about: batch, imports: imports) }
      }
      var all: [String: [String]] = [:]
      for try await some in group { all.merge(some) { $0 + $1 } }
      return all
    }
    var results: [Judgement.GateResult] = []
    for gate in gates {
      let found = complaints[gate.path] ?? []
      var result = Judgement.GateResult(
        name: gate.name, kind: gate.kind, purpose: gate.purpose, passed: found.isEmpty,
        path: gate.path)
      if !result.passed {
        (result.evidence, result.isRefusedOtherwise) = try await evidence(
          for: gate, complaints: found, imports: imports)
      }
      results.append(result)
    }
    return results
  }

  /// What `-verify` says of each file; a file it says nothing of is as it should be.
  private func complaints(about batch: [Gate], imports: [Compiler.Module]) async throws
    -> [String: [String]]
  {
    let completion = try await compile(
      batch,
      imports: imports,
      extra: [
        "-verify", "-debug-diagnostic-names", "-suppress-notes", "-suppress-warnings",
        "-verify-ignore-unrelated", "-verify-ignore-unknown",
      ])
    try Task.checkCancellation()
    guard !completion.succeeded else { return [:] }
    var found: [String: [String]] = [:]
    for line in completion.errors.split(separator: "\n") {
      guard let match = line.prefixMatch(of: /(.+?\.swift):\d+:\d+: error: (.*)/) else { continue }
      found[String(match.1), default: []].append(String(match.2))
    }
    if found.isEmpty {
      // The compiler failed without naming a file: no gate of this batch has been proven.
      for gate in batch {
        found[gate.path] = [completion.errors.isEmpty ? "\(completion.end)" : completion.errors]
      }
    }
    return found
  }

  private func evidence(for gate: Gate, complaints: [String], imports: [Compiler.Module])
    async throws -> (String, isRefusedOtherwise: Bool?)
  {
    let plain = try await compile([gate], imports: imports, extra: ["-suppress-warnings"])
    // What a gate expects is written for the compiler's verifier, not for people.
    func readable(_ text: String) -> String {
      text.replacing(/[ ]*\/\/ expected-(?:error|warning|note).*/, with: "")
    }
    switch gate.kind {
    case .mustCompile:
      return (plain.succeeded ? complaints.joined(separator: "\n") : plain.errors, nil)
    case .mustNotCompile where !plain.succeeded:
      return (readable(plain.errors), true)
    case .mustNotCompile:
      let source = try String(
        contentsOf: compiler.root.appendingPathComponent(gate.path), encoding: .utf8)
      let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
        .filter { !$0.hasPrefix("//") }
        .map { $0.replacing(/\s*\/\/ expected-error.*$/, with: "  // must be refused") }
      return (lines.joined(separator: "\n").trimmingCharacters(in: .newlines), false)
    }
  }

  private func compile(_ gates: [Gate], imports: [Compiler.Module], extra: [String]) async throws
    -> Completion
  {
    let request = Compiler.Request(
      module: "Gates", sources: gates.map(\.path), mode: gates[0].mode, imports: imports)
    let level = gates[0].level == .type ? ["-typecheck"] : ["-emit-sil", "-o", "/dev/null"]
    return try await compiler.frontend(
      level + request.sources + compiler.languageArguments(request) + extra, colour: false)
  }
}
