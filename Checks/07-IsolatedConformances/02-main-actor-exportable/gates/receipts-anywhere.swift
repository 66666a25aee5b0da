// must compile: receipts are exported on any thread, also by code that knows the protocol only
// mode: bare
@testable import MainActorExportable

func gateExports(_ receipt: MainActorExportable::Receipt) -> String {
  MainActorExportable::line(for: receipt) + gateKnowsTheProtocol(receipt)
}

func gateKnowsTheProtocol(_ thing: any MainActorExportable::Exportable) -> String {
  thing.export()
}
