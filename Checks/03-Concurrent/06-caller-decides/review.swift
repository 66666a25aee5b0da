func light() async -> Bool {
  #isolation === MainActor.shared
}

@concurrent
func heavy() async -> Bool {
  await light()
}

@MainActor
func screen() async -> Bool {
  await light()
}

print("on the main actor: heavy \(await heavy()), screen \(await screen())")
