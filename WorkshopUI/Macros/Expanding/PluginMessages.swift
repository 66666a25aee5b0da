/// What the compiler asks of a plugin, as far as it matters here.
struct PluginRequest: Decodable {
  struct Syntax: Decodable {
    struct Location: Decodable {
      var fileName: String
      var offset: Int
    }
    var source: String
    var location: Location?
  }
  struct Macro: Decodable { var typeName: String }
  struct Expansion: Decodable {
    var macro: Macro
    var macroRole: String
    var declSyntax: Syntax?
    var extendedTypeSyntax: Syntax?
    var conformanceListSyntax: Syntax?
    var lexicalContext: [Syntax]?
  }

  private var expandAttachedMacro: Expansion?
  private var expandFreestandingMacro: Expansion?

  /// The macro to expand; nil where the compiler asks what the plugin can do.
  var expansion: Expansion? { expandAttachedMacro ?? expandFreestandingMacro }
}

extension PluginRequest.Expansion {
  var declaration: Declaration {
    let around = SwiftToken.all(in: lexicalContext?.first?.source ?? "").map(\.text)
    let named = around.firstIndex(of: "extension").map { around[($0 + 1)...] }?
      .prefix { ![":", "{", "where"].contains($0) }.last
    let conformances = SwiftToken.all(in: conformanceListSyntax?.source ?? "").map { "\($0.text)" }
    let extended = extendedTypeSyntax.map {
      String($0.source.trimming { $0.isWhitespace })
    }
    return Declaration(
      source: declSyntax?.source ?? "", extendedType: extended ?? named.map(String.init),
      missingConformances: conformances)
  }
}

extension String {
  fileprivate func trimming(_ isLeftOut: (Character) -> Bool) -> Substring {
    var rest = self[...]
    while let first = rest.first, isLeftOut(first) { rest.removeFirst() }
    while let last = rest.last, isLeftOut(last) { rest.removeLast() }
    return rest
  }
}

/// What a plugin answers.
enum PluginReply: Encodable {
  /// Ready, for messages of a version of their form.
  case ready
  /// Code, and what is to be complained of.
  case expanded(String?, [Diagnostic])

  struct Diagnostic: Encodable {
    struct Position: Encodable {
      var fileName: String
      var offset: Int
    }
    var message: String
    var severity = "error"
    var position: Position
    var highlights: [String] = []
    var notes: [String] = []
    var fixIts: [String] = []

    init(_ fault: MacroFault, in request: PluginRequest.Expansion) {
      message = fault.words
      let place = request.declSyntax?.location
      let source = request.declSyntax?.source ?? ""
      let first = SwiftToken.all(in: source).first?.start
      let inside = (fault.place ?? first).map {
        // Of the copy that was handed to the reader: only the distance counts.
        source[..<$0].utf8.count
      }
      position = Position(
        fileName: place?.fileName ?? "", offset: (place?.offset ?? 0) + (inside ?? 0))
    }
  }

  private enum Key: String, CodingKey {
    case getCapabilityResult, capability, protocolVersion
    case expandMacroResult, expandedSource, diagnostics
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    switch self {
    case .ready:
      var result = container.nestedContainer(keyedBy: Key.self, forKey: .getCapabilityResult)
      var capability = result.nestedContainer(keyedBy: Key.self, forKey: .capability)
      try capability.encode(7, forKey: .protocolVersion)
    case .expanded(let source, let diagnostics):
      var result = container.nestedContainer(keyedBy: Key.self, forKey: .expandMacroResult)
      try result.encode(source, forKey: .expandedSource)
      try result.encode(diagnostics, forKey: .diagnostics)
    }
  }
}
