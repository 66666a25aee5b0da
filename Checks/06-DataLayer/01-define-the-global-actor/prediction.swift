@globalActor
actor Desk {
  static var shared: Desk { Desk() }
}

@Desk
func sign() -> Desk { Desk.shared }

let first = await sign()
let second = await sign()
print(first === second ? "one desk" : "two desks")
