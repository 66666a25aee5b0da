// must not compile: elsewhere the model is not `Exportable`, since its state is on the main actor
// mode: bare
@testable import MainActorExportable

func gateExportsElsewhere(_ model: MainActorExportable::StickerModel) -> String {
  MainActorExportable::line(for: model)  // expected-error {{[isolated_conformance_wrong_domain]}}
}

actor GateArchive {
  var things: [any MainActorExportable::Exportable] = []

  func keep(_ model: MainActorExportable::StickerModel) {
    things.append(model)  // expected-error {{[isolated_conformance_wrong_domain]}}
  }
}
