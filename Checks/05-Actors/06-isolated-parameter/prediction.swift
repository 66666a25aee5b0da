actor Desk {}

func placeOfFirst(_ desk: isolated Desk) -> String {
  #isolation === desk ? "desk" : "main actor"
}

func placeOfSecond(_ desk: Desk) -> String {
  #isolation === desk ? "desk" : "main actor"
}

let desk = Desk()
let first = await placeOfFirst(desk)
let second = placeOfSecond(desk)
print("first: \(first), second: \(second)")
