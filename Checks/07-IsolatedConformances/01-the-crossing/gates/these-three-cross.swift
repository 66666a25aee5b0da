// must not compile: on no actor nobody reads the artist and the title, or exports, without going there
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
