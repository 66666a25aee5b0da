actor Names {
  var all = ["Ada"]

  func add(_ name: String, meanwhile: @Sendable () async -> Void) async {
    let old = all
    await meanwhile()
    all = old + [name]
  }
}

let names = Names()
await names.add("Bo") {
  await names.add("Cy") {}
}
print(await names.all)
