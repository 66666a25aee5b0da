// must not compile: `export` stays `async`, so a synchronous function cannot call it
// mode: app
@testable import DynamicCasts

func gateDoesNotWait(_ items: [any Sendable]) -> [String] {
  DynamicCasts::export(items)  // expected-error {{[async_in_nonasync_function]}}
}
