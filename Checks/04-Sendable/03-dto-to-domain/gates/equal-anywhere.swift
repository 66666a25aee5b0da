// must compile: nonisolated synchronous code asks whether two employees are equal
// mode: library
@testable import DtoToDomain

func gateCompares(_ employee: DtoToDomain::Employee, to other: DtoToDomain::Employee) -> Bool {
  employee == other
}
