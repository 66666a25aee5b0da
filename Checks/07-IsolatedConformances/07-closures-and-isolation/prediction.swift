func home(of closure: @escaping @isolated(any) @Sendable () async -> Void) -> String {
  closure.isolation == nil ? "no actor" : "an actor"
}

@MainActor
func ask() {
  let plain = home {}
  let marked = home { @MainActor in }
  print("plain: \(plain), marked: \(marked)")
}

ask()
