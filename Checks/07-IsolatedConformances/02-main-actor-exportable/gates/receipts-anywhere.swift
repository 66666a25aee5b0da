// must compile: all that is given stays: receipts are exported on any thread, also through the protocol
// mode: bare
@testable import MainActorExportable

func gateExports(_ receipt: MainActorExportable::Receipt) -> String {
  MainActorExportable::line(for: receipt) + gateKnowsTheProtocol(receipt)
}

func gateKnowsTheProtocol(_ thing: any MainActorExportable::Exportable) -> String {
  thing.export()
}
