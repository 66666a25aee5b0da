// must compile: the cache can be used on any queue, without `await`
// mode: library
@testable import Swift6Mode

func size(
  _ cache: Swift6Mode::PhotoCache, after snapshot: Swift6Mode::RosterSnapshot
) -> Task<Int, Never> {
  cache.trim(to: snapshot)
  return Task { @concurrent in cache.count }
}
