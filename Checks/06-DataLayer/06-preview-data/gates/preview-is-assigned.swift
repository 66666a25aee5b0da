// must not compile: `preview` cannot be assigned
// mode: app
@testable import PreviewData

nonisolated func emptiesTheSamples() {
  [PreviewData::Employee].preview = []  // expected-error {{[assignment_lhs_is_immutable_property]}}
}
