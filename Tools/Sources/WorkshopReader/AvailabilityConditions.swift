import SwiftParser
import SwiftSyntax
import WorkshopPolicy

/// The conditions of a file that ask which system it runs on, such as `#available(iOS 26, *)`.
///
/// On Linux they are always true. So in the copy that is judged, they ask the stand-in for
/// the version of iOS that a check has set, and a check can look at what a screen shows on an older system.
enum AvailabilityConditions {
  /// The file with its conditions replaced; nil where it has none that asks for a version of iOS.
  ///
  /// Every other character keeps its line, and its column too: what replaces a condition is as long, with
  /// blanks behind it. A condition over several lines leaves them behind.
  static func askingStandIn(in source: String) -> String? {
    // Most files have none, and are not parsed.
    guard source.contains("available") else { return nil }
    return onStack(of: Policy.stack(for: source)) {
      let collector = Collector(viewMode: .sourceAccurate)
      collector.walk(Parser.parse(source: source))
      guard !collector.replacements.isEmpty else { return nil }
      var bytes = Array(source.utf8)
      for (range, text) in collector.replacements.reversed() {
        bytes.replaceSubrange(range, with: text)
      }
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  private final class Collector: SyntaxVisitor {
    var replacements: [(range: Range<Int>, text: [UInt8])] = []

    override func visit(_ node: AvailabilityConditionSyntax) -> SyntaxVisitorContinueKind {
      guard let version = node.iOSVersion else { return .skipChildren }
      let isNegated = node.availabilityKeyword.tokenKind == .poundUnavailable
      let question = Array("\(isNegated ? "!" : "")\(ConditionsQuestion.opening)\(version))".utf8)
      let original = Array(node.trimmedDescription.utf8)
      let isBreak = { (byte: UInt8) in byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }
      let blanks = original.dropFirst(question.count)
        .map { isBreak($0) ? $0 : UInt8(ascii: " ") }
      // A line break in what the question covers stands behind it.
      let breaks = original.prefix(question.count).filter(isBreak)
      let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
      replacements.append((start..<start + original.count, question + breaks + blanks))
      return .skipChildren
    }
  }
}

extension AvailabilityConditionSyntax {
  /// The least major version of iOS that has what the condition asks for: the next one for iOS 26.1, since the stand-in's
  /// systems are all the first of their version. nil where it names another system alone.
  fileprivate var iOSVersion: String? {
    for argument in availabilityArguments {
      if case .availabilityVersionRestriction(let restriction) = argument.argument,
        restriction.platform.text == "iOS", let version = restriction.version
      {
        let isFirst = version.components.allSatisfy { Int($0.number.text) == 0 }
        return isFirst ? version.major.text : Int(version.major.text).map { String($0 + 1) }
      }
    }
    return nil
  }
}
