// must compile: members stay synchronous, and do what they did: any code makes a repository
// mode: app
@testable import PreviewData

func makesOneOnTheMainActor() -> PreviewData::EmployeeRepository {
  PreviewData::EmployeeRepository()
}

nonisolated func makesOneOnNoActor() -> PreviewData::EmployeeRepository {
  PreviewData::EmployeeRepository()
}
