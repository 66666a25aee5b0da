// must not compile: all given code stays: nonisolated code cannot use artist, title and export without a hop
// mode: bare
@testable import TheCrossing

protocol GateHasArtist {
  var artist: TheCrossing::Artist { get }
}

protocol GateHasTitle {
  var title: String { get }
}

protocol GateExports {
  func export() -> String
}

extension TheCrossing::StickerModel: GateHasArtist {}
// expected-error@-1 {{[conformance_mismatched_isolation_common]}}
extension TheCrossing::StickerModel: GateHasTitle {}
// expected-error@-1 {{[conformance_mismatched_isolation_common]}}
extension TheCrossing::StickerModel: GateExports {}
// expected-error@-1 {{[conformance_mismatched_isolation_common]}}
