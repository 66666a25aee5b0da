// must not compile: how the server writes an employee is no business of `Employee`
// mode: library
@testable import DtoToDomain

func gateDecodes<Value: Decodable>(_ type: Value.Type) {}

func gateDecodesAnEmployee() {
  gateDecodes(DtoToDomain::Employee.self)  // expected-error {{[type_does_not_conform_decl_owner]}}
}
