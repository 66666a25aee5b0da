import Foundation
import LoopbackHTTP

/// Names one state of a representation: RFC 9110, section 8.8.3.
///
/// It is made of the representation's bytes, so it is the same after a restart, and it changes with
/// every field, also where the change came from another employee: an employee who loses their
/// manager has a new tag without a write of their own.
struct EntityTag: Equatable, Sendable {
  /// As it stands in `ETag`, in its quotes.
  let text: String

  init(of representation: Data) {
    var fingerprint = Fingerprint()
    fingerprint.add(representation)
    text = "\"\(String(fingerprint.value, radix: 36))\""
  }
}

extension Employee {
  /// The body of an answer that holds this employee.
  var representation: Data {
    get throws { try ServerResponse.data(of: self) }
  }

  var entityTag: EntityTag {
    get throws { EntityTag(of: try representation) }
  }
}
