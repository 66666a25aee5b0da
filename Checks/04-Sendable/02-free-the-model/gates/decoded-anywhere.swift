// must compile: nonisolated synchronous code decodes employees and offices
// mode: library
@testable import FreeTheModel

func gateTakes<Value: Decodable & Sendable>(_ type: Value.Type) {}

func handModelsToTheGate() {
  gateTakes(FreeTheModel::Employee.self)
  gateTakes(FreeTheModel::Office.self)
}
