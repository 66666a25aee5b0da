public import RowsAsTheyArriveSubject

@testable import RowsAsTheyArrive

/// Hands the learner's model to the checks.
public func makeSubject() -> RowsAsTheyArriveSubject::Subject {
  RowsAsTheyArriveSubject::Subject { () -> RowsAsTheyArriveSubject::Subject.Model in
    let model: RowsAsTheyArrive::DirectoryModel = RowsAsTheyArrive::DirectoryModel()
    return RowsAsTheyArriveSubject::Subject.Model(
      load: {
        (rows: Swift::AsyncThrowingStream<String, any Error>, pageSize: Int) async throws -> Void in
        try await model.load(rows, pageSize: pageSize)
      },
      names: { () -> [String] in model.names },
      isComplete: { () -> Bool in model.isComplete }
    )
  }
}
