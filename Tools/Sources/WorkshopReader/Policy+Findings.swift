import Foundation
import SwiftParser
import SwiftSyntax
import Synchronization
import WorkshopPolicy

/// Text search fails here in both directions: it misses spellings with newlines, comments or
/// backticks, and hits comments and strings.
extension Policy {
  /// Every place that breaks a rule, in the order of the file.
  func findings(in source: String) -> [PolicyFinding] {
    if let deep = NestingDepth.finding(in: source) { return [deep] }
    return onStack(of: Self.stack(for: source)) { shallowFindings(in: source) }
  }

  /// The bytes of stack that reading a file takes at most.
  ///
  /// A tree is as deep as its longest expression, and a hostile file is one expression.
  /// Measured: up to 9 KiB for each byte of `a<a<a<`. Pages that are not touched take no memory.
  static func stack(for source: String) -> Int { (8 << 20) + source.utf8.count * (16 << 10) }

  private func shallowFindings(in source: String) -> [PolicyFinding] {
    let tree = Parser.parse(source: source)
    let declared = DeclaredNames(viewMode: .sourceAccurate)
    declared.walk(tree)
    let visitor = PolicyVisitor(policy: self, tree: tree, declared: declared)
    visitor.walk(tree)
    let shadows = ShadowingDeclarations(names: namesOfGivenFiles)
    if !namesOfGivenFiles.isEmpty { shadows.walk(tree) }
    for name in shadows.found { visitor.report(.shadowing, name) }
    let replacements = ReplacingDeclarations(names: namesOfAdapter)
    if !namesOfAdapter.isEmpty { replacements.walk(tree) }
    for name in replacements.found {
      visitor.report(.shadowing, name, reason: ReplacingDeclarations.reason)
    }
    return visitor.findings.sorted { ($0.line, $0.column) < ($1.line, $1.column) }
  }
}

/// Does work on a thread with a stack of some bytes, and waits for it.
func onStack<Result: Sendable>(
  of size: Int, _ work: @escaping @Sendable () -> Result
) -> Result {
  let result = Mutex<Result?>(nil)
  let done = DispatchSemaphore(value: 0)
  let thread = Thread {
    let value = work()
    result.withLock { $0 = value }
    done.signal()
  }
  thread.stackSize = size
  thread.start()
  done.wait()
  guard let value = result.withLock(\.self) else { preconditionFailure("the thread has ended") }
  return value
}
