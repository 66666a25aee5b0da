// must not compile: `export` is `async`, so a synchronous function has no way to call it
// mode: app
@testable import DynamicCasts

func gateDoesNotWait(_ items: [any Sendable]) -> [String] {
  DynamicCasts::export(items)  // expected-error {{[async_in_nonasync_function]}}
}
