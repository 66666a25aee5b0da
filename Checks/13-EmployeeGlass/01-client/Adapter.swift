public import ClientSubject
import Foundation

@testable import EmployeeGlass

/// Hands the learner's client to the checks, alone and inside the app.
public func makeSubject() -> ClientSubject::Subject {
  typealias Transport = ClientSubject::Subject.Transport
  typealias Decodes = ClientSubject::Subject.Decodes
  let server: Foundation::URL = Foundation::URL(string: "http://company.example:8080")!
  @Sendable func service(_ transport: @escaping Transport) -> EmployeeGlass::HTTPEmployeeService {
    EmployeeGlass::HTTPEmployeeService(server: server) {
      (request: EmployeeGlass::HTTPRequest) async throws -> EmployeeGlass::HTTPAnswer in
      let answer: ClientSubject::Subject.Answer = try await transport(
        ClientSubject::Subject.Request(
          url: request.url.absoluteString, accept: request.accept, limit: request.limit))
      return EmployeeGlass::HTTPAnswer(
        status: answer.status, contentType: answer.type,
        body: Foundation::Data(answer.body.utf8))
    }
  }
  return ClientSubject::Subject(
    page: {
      @MainActor
      (
        cursor: Swift::String?, decodes: @escaping Decodes, transport: @escaping Transport
      ) async throws -> [Swift::String] in
      try await telling { () async throws -> [Swift::String] in
        let page: EmployeeGlass::EmployeePage = try await EmployeeGlass::Decoding.$work.withValue(
          decodes
        ) {
          try await service(transport).page(after: cursor)
        }
        return page.employees.Swift::map { (employee: EmployeeGlass::Employee) -> Swift::String in
          employee.name
        }
      }
    },
    picture: {
      @MainActor
      (
        path: Swift::String, decodes: @escaping Decodes, transport: @escaping Transport
      ) async throws -> Swift::Int in
      try await telling { () async throws -> Swift::Int in
        try await EmployeeGlass::Decoding.$work.withValue(decodes) {
          try await service(transport).avatar(at: path).width
        }
      }
    },
    load: {
      @MainActor (transport: @escaping Transport) async
        -> (names: [Swift::String], problem: Swift::String?) in
      let repository: EmployeeGlass::EmployeeRepository = EmployeeGlass::EmployeeRepository(
        service: service(transport))
      await repository.refresh()
      let snapshot: EmployeeGlass::DirectorySnapshot? = try? await repository.snapshot(
        for: EmployeeGlass::DirectoryQuery())
      var names: [Swift::String] = []
      for section: EmployeeGlass::DirectorySection in snapshot?.sections ?? [] {
        for employee: EmployeeGlass::Employee in section.employees { names.append(employee.name) }
      }
      return (names, await repository.state.problem?.title)
    },
    limits: (
      EmployeeGlass::HTTPEmployeeService.longestPage,
      EmployeeGlass::HTTPEmployeeService.longestPicture
    ))
}

/// The app's errors in the checks' words.
@MainActor private func telling<Value: Swift::Sendable>(
  _ work: @MainActor () async throws -> Value
) async throws -> Value {
  typealias Failure = ClientSubject::Subject.Failure
  do {
    return try await work()
  } catch let error as EmployeeGlass::EmployeeServiceError {
    switch error {
    case .refused(let status, let words):
      throw Failure.refused(status, words: words)
    case .wrongContentType(let type): throw Failure.wrongContentType(type)
    case .malformed: throw Failure.malformed
    default: throw Failure.other("\(error)")
    }
  }
}
