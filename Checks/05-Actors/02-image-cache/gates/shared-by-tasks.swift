// must compile: tasks share a cache, so it can be sent anywhere
// mode: library
@testable import ImageCache

func gateGoesAnywhere<Value: Sendable>(_ value: Value) {}

@concurrent
func gateKeeps(
  _ image: ImageCache::Image, for key: ImageCache::ImageKey, in cache: ImageCache::ImageCache
) async -> ImageCache::Image? {
  gateGoesAnywhere(cache)
  await cache.insert(image, for: key)
  return await cache.image(for: key)
}
