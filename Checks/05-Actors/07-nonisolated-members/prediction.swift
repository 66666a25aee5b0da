actor Department {
  nonisolated let name = "Research"
  private var members = ["Ada", "Grace"]

  nonisolated var description: String {
    "\(name), \(members.count) members"
  }
}

let department = Department()
print(department.description)
