import SwiftSyntax

/// Formats for values of C's types.
extension PolicyVisitor {
  /// Whether a call hands on values besides its format, by their place or as `arguments`.
  func hasValues(_ call: FunctionCallExprSyntax) -> Bool {
    guard let format = call.arguments.firstIndex(where: { $0.label.map(plain) == "format" }) else {
      return false
    }
    return call.arguments[call.arguments.index(after: format)...].contains {
      $0.label == nil || ["arguments", "locale"].contains($0.label.map(plain))
    }
  }

  /// Whether a format stands in the file as it is, and asks for numbers alone.
  static func isHarmlessFormat(_ expression: ExprSyntax) -> Bool {
    guard let text = expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue else {
      return false
    }
    var isConversion = false
    for character in text.unicodeScalars {
      guard isConversion else {
        isConversion = character == "%"
        continue
      }
      // Flags, width, precision, the place of the value and its size come before the conversion.
      if "0123456789.-+ #'*$hlqLzjt".unicodeScalars.contains(character) { continue }
      guard "diouxXcCfFeEgGaA%".unicodeScalars.contains(character) else { return false }
      isConversion = false
    }
    return true
  }

  static let formatWords = """
    A format that asks for %s, %@ or %n, or that is put together, reads memory where a number says. \
    Write interpolation, `formatted()`, or a format for numbers as one text.
    """
}
