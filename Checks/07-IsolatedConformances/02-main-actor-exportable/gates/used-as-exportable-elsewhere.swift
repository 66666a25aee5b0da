// must not compile: the compiler refuses other code that uses the model as `Exportable`
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
