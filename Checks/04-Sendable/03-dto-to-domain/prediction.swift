struct Employee: Equatable {
  let id: Int
}

@concurrent
func areEqual(_ left: Employee, _ right: Employee) async -> Bool {
  left == right
}

let equal = await areEqual(Employee(id: 7), Employee(id: 7))
print("equal: \(equal)")
