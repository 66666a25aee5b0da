// must compile: synchronous code on the main actor uses the directory without await
// mode: app
@testable import MainActorByDefault

func gateReplaces(
  _ old: MainActorByDefault::Employee, by new: MainActorByDefault::Employee,
  in directory: MainActorByDefault::CompanyDirectory
) -> [MainActorByDefault::Employee] {
  directory.query = ""
  directory.remove(id: old.id)
  directory.hire(new)
  return directory.employees + directory.visible
}
