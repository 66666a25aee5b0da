// must not compile: the samples are the same for all code, so they cannot be replaced
// mode: app
@testable import PreviewData

nonisolated func emptiesTheSamples() {
  [PreviewData::Employee].preview = []  // expected-error {{[assignment_lhs_is_immutable_property]}}
}
