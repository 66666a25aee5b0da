//: # Work goes away, a value comes back
//: `decode` runs off the main actor. `names` is main-actor state.

var names: [String] = []
var frames = 0

@concurrent func decode(_ text: String) async -> [String] {
  text.split(separator: ",").map(String.init).sorted()
}

let load = Task {
  names = await decode("Grace,Ada,Edsger")
}
while names.isEmpty {
  frames += 1
  await Task.yield()
}
names
frames > 0

// Change this and see: set `names` inside of `decode`. What does the compiler say?
