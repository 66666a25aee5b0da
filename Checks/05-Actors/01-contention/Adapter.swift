public import ContentionSubject

@testable import Contention

/// Hands the learner's pool to the checks.
public func makeSubject() -> ContentionSubject::Subject {
  ContentionSubject::Subject { (size: Int) async -> ContentionSubject::Subject.Pool in
    let pool: Contention::ConnectionPool = await Contention::ConnectionPool(size: size)
    return ContentionSubject::Subject.Pool(
      borrow: { () async -> Int in
        let connection: Contention::Connection = await pool.borrow()
        return connection.number
      },
      giveBack: { (number: Int) async -> Void in
        await pool.giveBack(Contention::Connection(number: number))
      }
    )
  }
}
