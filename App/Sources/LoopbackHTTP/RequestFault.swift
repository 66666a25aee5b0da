/// Why a request is refused, for the client that sent it.
package struct RequestFault: Error, Equatable, Sendable {
  package let status: HTTPStatus
  /// A sentence for a person.
  package let detail: String

  package init(_ status: HTTPStatus, _ detail: String) {
    self.status = status
    self.detail = detail
  }
}
