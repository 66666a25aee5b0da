import SwiftParser
import SwiftSyntax
import WorkshopPolicy

/// A suite whose tests stand in reversed order.
///
/// Tests that do not run at the same time run as they stand in the file, and Swift Testing knows no other
/// order: so whether a test needs what the one before it has left behind, a copy shows.
enum ReversedTests {
  /// The file with the tests of each type, and those of none, in reversed order; nil where no type has two.
  static func copy(of source: String) -> String? {
    onStack(of: Policy.stack(for: source)) {
      let collector = Collector(viewMode: .sourceAccurate)
      let tree = Parser.parse(source: source)
      collector.collect(tree.statements.compactMap { Syntax($0.item) })
      collector.walk(tree)
      guard !collector.replacements.isEmpty else { return nil }
      var bytes = Array(source.utf8)
      for (range, text) in collector.replacements.sorted(by: {
        $0.range.lowerBound > $1.range.lowerBound
      }) {
        bytes.replaceSubrange(range, with: text)
      }
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  private final class Collector: SyntaxVisitor {
    var replacements: [(range: Range<Int>, text: [UInt8])] = []

    override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind {
      collect(node.members.map { Syntax($0.decl) })
      // A suite inside stays where it is, and in the order that its own tests are in.
      return .visitChildren
    }

    /// Puts each test of some declarations into another's place.
    func collect(_ declarations: [Syntax]) {
      let tests = declarations.compactMap { $0.as(FunctionDeclSyntax.self) }.filter { function in
        function.attributes.contains {
          guard case .attribute(let attribute) = $0 else { return false }
          return attribute.attributeName.trimmedDescription.split(separator: ".").last == "Test"
        }
      }
      guard tests.count > 1 else { return }
      for (place, test) in zip(tests, tests.reversed()) {
        let start = place.positionAfterSkippingLeadingTrivia.utf8Offset
        replacements.append(
          (start..<start + place.trimmedLength.utf8Length, Array(test.trimmedDescription.utf8)))
      }
    }
  }
}
