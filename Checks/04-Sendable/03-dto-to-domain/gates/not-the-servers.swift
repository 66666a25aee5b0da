// must not compile: `Employee` is not `Decodable`: how the server writes one is the reply's business
// mode: library
@testable import DtoToDomain

func gateDecodes<Value: Decodable>(_ type: Value.Type) {}

func gateDecodesAnEmployee() {
  gateDecodes(DtoToDomain::Employee.self)  // expected-error {{[type_does_not_conform_decl_owner]}}
}
