// must compile: any code makes, compares and hashes keys without `await`
// mode: library
@testable import ImageCache

nonisolated func gateDifferentKeys(_ key: ImageCache::ImageKey) -> Int {
  let large: ImageCache::ImageKey = ImageCache::ImageKey(employeeID: 7, width: 64)
  return key == large ? 1 : Set([key, large]).count
}
