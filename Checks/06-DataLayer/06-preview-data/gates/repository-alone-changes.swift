// must not compile: the repository's members do what they did: `employees` cannot be set
// mode: app
@testable import PreviewData

private typealias Records = PreviewData::EmployeeRepository

@DataLayer private func replacesThem() -> ReferenceWritableKeyPath<Records, [PreviewData::Employee]>
{
  \.employees  // expected-error {{[expr_keypath_type_covert_to_contextual_type]}}
}
