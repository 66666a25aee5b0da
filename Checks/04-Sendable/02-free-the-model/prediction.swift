struct Employee {
  var name: String
}

@concurrent
func send<Value: Sendable>(_ value: Value) async {
  print("sent an \(Value.self)")
}

await send(Employee(name: "Ada"))
