//: # Shapes that come near each other
//: In one container, glass shapes merge when they are nearer than `spacing`.

struct Drop {
  var x: Double
  var width = 40.0
  var end: Double { x + width }
}

func merged(_ drops: [Drop], spacing: Double) -> Int {
  var shapes = 1
  for (left, right) in zip(drops, drops.dropFirst()) where right.x - left.end >= spacing {
    shapes += 1
  }
  return shapes
}

let drops = [Drop(x: 0), Drop(x: 50), Drop(x: 140)]
merged(drops, spacing: 5)
merged(drops, spacing: 20)
merged(drops, spacing: 60)

// Change this and see: at which spacing do all three become one shape?
