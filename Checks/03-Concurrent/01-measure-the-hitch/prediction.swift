func compare(_ employee: Int) async {
  print("compared \(employee)", terminator: ", ")
}

let tap = Task { print("tapped", terminator: ", ") }
for employee in 1...3 {
  await compare(employee)
}
await tap.value
print("done")
