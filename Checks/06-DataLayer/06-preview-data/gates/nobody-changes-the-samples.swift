// must not compile: the samples are the same for all, so nobody puts others in their place
// mode: app
@testable import PreviewData

nonisolated func emptiesTheSamples() {
  [PreviewData::Employee].preview = []  // expected-error {{[assignment_lhs_is_immutable_property]}}
}
