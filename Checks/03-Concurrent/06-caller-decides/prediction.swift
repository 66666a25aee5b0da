func light() async -> Bool {
  #isolation === MainActor.shared
}

@concurrent
func heavy() async -> Bool {
  #isolation === MainActor.shared
}

print("on the main actor: light \(await light()), heavy \(await heavy())")
