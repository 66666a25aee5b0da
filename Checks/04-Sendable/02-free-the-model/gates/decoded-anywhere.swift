// must compile: `Employee` and `Office` can be decoded on any thread, in synchronous code
// mode: library
@testable import FreeTheModel

func gateTakes<Value: Decodable & Sendable>(_ type: Value.Type) {}

func handModelsToTheGate() {
  gateTakes(FreeTheModel::Employee.self)
  gateTakes(FreeTheModel::Office.self)
}
