//: # One thread, one line of work
//: The main actor runs what comes to it in order. Here its queue is an array.

var log: [String] = []
var queue: [() -> Void] = []

func tap(_ name: String) {
  queue.append { log.append(name) }
}

func draw() {
  queue.append { log.append("frame") }
}

tap("search")
draw()
queue.append {
  for number in 1...3 { log.append("row \(number)") }
}
draw()
tap("close")

while !queue.isEmpty { queue.removeFirst()() }
log

// Change this and see: make it 300 rows. How far from each other are the two frames now?
