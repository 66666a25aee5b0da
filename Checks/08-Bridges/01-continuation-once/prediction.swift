final class Ticket {
  let seat = 4

  deinit {
    print("torn up", terminator: ", ")
  }
}

func makeCallback() -> () -> Void {
  let ticket = Ticket()
  return { print("seat \(ticket.seat)", terminator: ", ") }
}

var callback: (() -> Void)? = makeCallback()
callback?()
callback = nil
print("done")
