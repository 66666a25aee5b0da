import Foundation

/// Compiles the gates of a step against an answer, all of one mode and level in one call.
///
/// A gate sees of an answer what its module says, which a change inside a function leaves as it is.
/// So what the compiler said is kept, and most edits ask it nothing new.
struct GateRunner: Sendable {
  let compiler: Compiler

  func results(of gates: [Gate], against imports: [Compiler.Module]) async throws
    -> [Judgement.GateResult]
  {
    var batches: [[Gate]] = []
    for gate in gates {
      let index = batches.firstIndex {
        $0[0].mode == gate.mode && $0[0].level == gate.level
          && $0[0].warningsAreErrors == gate.warningsAreErrors
      }
      if let index { batches[index].append(gate) } else { batches.append([gate]) }
    }
    let complaints = try await withThrowingTaskGroup(of: [String: [Complaint]].self) { group in
      for batch in batches {
        group.addTask { try await self.complaints(about: batch, imports: imports) }
      }
      var all: [String: [Complaint]] = [:]
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

  /// What the verifier says of one line of a gate.
  struct Complaint {
    var line: Int
    var text: String
    /// The line compiles, or at least is not refused as the gate expects.
    var isMissingError: Bool { text.hasPrefix(ToolchainAssumptions.missingError) }
  }

  /// The complaints of `-verify` by file; a file without one is as it should be.
  private func complaints(about batch: [Gate], imports: [Compiler.Module]) async throws
    -> [String: [Complaint]]
  {
    let hasMustCompile = batch.contains { $0.kind == .mustCompile }
    let completion = try await compile(
      batch,
      imports: imports,
      extra: ToolchainAssumptions.verifier
        // What is no line of a gate, such as the code that a macro writes, tells nothing of misuse.
        + (hasMustCompile ? [] : ToolchainAssumptions.verifierIgnoresTheRest))
    guard !completion.succeeded else { return [:] }
    var (found, hasErrorElsewhere) = Self.complaints(
      in: completion.errors, about: Set(batch.map(\.path)))
    if found.isEmpty, !(hasMustCompile && hasErrorElsewhere) {
      // The compiler failed without naming a file: no gate of this batch has been proven.
      for gate in batch {
        let words = completion.errors.isEmpty ? "\(completion.end)" : completion.errors
        found[gate.path] = [Complaint(line: 0, text: words)]
      }
    }
    if hasErrorElsewhere {
      // The compiler does not say for which gate it is, so each one has to compile by itself.
      for gate in batch where gate.kind == .mustCompile && found[gate.path] == nil {
        let plain = try await compile([gate], imports: imports, extra: [])
        guard !plain.succeeded else { continue }
        found[gate.path] = [Complaint(line: 0, text: plain.errors)]
      }
    }
    return found
  }

  /// The verifier's complaints about each file, and whether it found an error that is in none of them.
  ///
  /// Words that are not the verifier's, such as those of a compiler that crashed or was called wrongly,
  /// are neither: it may never have come to look.
  static func complaints(
    in errors: String, about paths: Set<String>
  ) -> (found: [String: [Complaint]], hasErrorElsewhere: Bool) {
    var found: [String: [Complaint]] = [:]
    var hasErrorElsewhere = false
    for line in errors.split(separator: "\n") {
      if let match = line.prefixMatch(of: /(.+?\.swift):(\d+):\d+: error: (.*)/),
        paths.contains(String(match.1))
      {
        found[String(match.1), default: []]
          .append(Complaint(line: Int(match.2) ?? 0, text: String(match.3)))
      } else if ToolchainAssumptions.errorElsewhere.contains(where: line.contains) {
        hasErrorElsewhere = true
      }
    }
    return (found, hasErrorElsewhere)
  }

  private func evidence(for gate: Gate, complaints: [Complaint], imports: [Compiler.Module])
    async throws -> (String, isRefusedOtherwise: Bool?)
  {
    // What a gate expects is written for the compiler's verifier, not for people.
    func readable(_ text: String, _ replacement: String = "") -> String {
      text.replacing(/[ ]*\/\/ expected-(?:error|warning|note).*/, with: replacement)
    }
    if gate.kind == .mustNotCompile, complaints.allSatisfy(\.isMissingError) {
      let source = try String(
        contentsOf: compiler.root.appendingPathComponent(gate.path), encoding: .utf8)
      let accepted = Set(complaints.map(\.line))
      let lines = source.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
        .filter { !$0.element.hasPrefix("//") }
        .map { index, line in
          readable(String(line), accepted.contains(index + 1) ? "  // ← compiles" : "")
        }
      return (lines.joined(separator: "\n").trimmingCharacters(in: .newlines), false)
    }
    let plain = try await compile([gate], imports: imports, extra: [])
    let words =
      plain.succeeded ? complaints.map(\.text).joined(separator: "\n") : readable(plain.errors)
    return (words, gate.kind == .mustNotCompile ? true : nil)
  }

  /// What the compiler said of some gates.
  private struct Answer: Codable, Sendable {
    var succeeded: Bool
    var errors: String
    var end: String
  }

  private func compile(_ gates: [Gate], imports: [Compiler.Module], extra: [String]) async throws
    -> Answer
  {
    let request = Compiler.Request(
      module: "Gates", sources: gates.map(\.path), mode: gates[0].mode, imports: imports)
    let extra = extra + [gates[0].warningsAreErrors ? "-warnings-as-errors" : "-suppress-warnings"]
    let level = gates[0].level == .type ? ["-typecheck"] : ["-emit-sil", "-o", "/dev/null"]
    let key =
      [compiler.toolchain.identity, gates[0].mode.rawValue] + level + extra
      + imports.flatMap { [$0.name, $0.interface] } + gates.flatMap { [$0.path, $0.source] }
    do {
      return try await compiler.cache.value("gates", key: key) { _ in
        let completion = try await compiler.frontend(
          level + request.sources + compiler.languageArguments(request) + extra, colour: false)
        try Task.checkCancellation()
        let answer = Answer(
          succeeded: completion.succeeded, errors: completion.errors, end: "\(completion.end)")
        guard case .exited = completion.end else { throw Unfinished(answer: answer) }
        return answer
      }
    } catch let unfinished as Unfinished {
      return unfinished.answer
    }
  }

  /// A compiler that crashed or was ended: what it said is used, and not kept.
  private struct Unfinished: Error {
    var answer: Answer
  }
}
