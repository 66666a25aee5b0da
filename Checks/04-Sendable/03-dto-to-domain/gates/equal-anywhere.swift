// must compile: any code compares two employees by all four, without waiting
// mode: library
@testable import DtoToDomain

func gateCompares(_ employee: DtoToDomain::Employee, to other: DtoToDomain::Employee) -> Bool {
  employee == other
}
