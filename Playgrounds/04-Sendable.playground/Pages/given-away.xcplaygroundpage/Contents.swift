//: # Given away is gone
//: A reference may cross if no code here uses it any more.

nonisolated final class Image {
  var pixels = [1, 2, 3]
}

@concurrent func brightness(_ image: sending Image) async -> Int {
  image.pixels.reduce(0, +)
}

func measure() async -> Int {
  let image = Image()
  image.pixels.append(4)
  let result = await brightness(image)
  return result
}

await measure()

// Change this and see: add `image.pixels.append(5)` before `return`.
