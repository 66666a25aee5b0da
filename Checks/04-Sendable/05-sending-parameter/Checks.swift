import SendingParameterAdapter
import SendingParameterSubject
import Testing
import WorkshopSupport

@Suite("A sending parameter", .serialized)
@MainActor
struct SendingParameterChecks {
  let subject = makeSubject()

  @Test("`enqueue` passes on the item itself, not a copy")
  func sameImage() async throws {
    let pictures = try await bounded { [subject] in
      await subject.takePictures(["Grace", "Ada", "Grace"])
    }
    #expect(
      pictures == [["portrait of Grace"], ["portrait of Ada"], ["portrait of Grace"]],
      "Each entry lists the filters of one picture that came out. Two of Grace are two pictures.")
    let filters = [["crop"], [], ["warm", "crop"], ["crop"], []]
    let arrivals = try await bounded { [subject] in await subject.passImages(filters) }
    let filtersOut = arrivals.map(\.filters)
    #expect(filtersOut == filters, "These are the filters of the images that came out.")
    let numbers = arrivals.map(\.number)
    #expect(
      numbers == [0, 1, 2, 3, 4],
      """
      Each image that came out, by its place among those handed over; nil is an image that was \
      not handed over. The caller lets go of its image, so there is no need for another one.
      """)
  }

  @Test(
    "Every item comes out once, in order, however late it is read, and `finish` ends that stream")
  func nothingIsLost() async throws {
    let numbers = (0..<5_000).map { $0 / 2 % 7 * 10 - $0 / 4 % 3 }
    let arrived = try await bounded { [subject] in await subject.passNumbers(numbers) }
    let difference = zip(arrived, numbers).enumerated().first { $1.0 != $1.1 }?.offset
    let isComplete = arrived == numbers
    #expect(
      isComplete,
      """
      \(numbers.count) numbers were handed over before the first was read, and \(arrived.count) came \
      out. The first difference is at item \(difference ?? min(arrived.count, numbers.count)).
      """)
  }

  @Test("Every item comes out once, in order, whatever it is: an empty one and nil, too")
  func anyItem() async throws {
    let texts = ["retry", "retry", nil, "", nil, nil, "", " ", "retry", nil]
    let arrived = try await bounded { [subject] in await subject.passTexts(texts) }
    #expect(
      arrived == texts,
      """
      The queue carries items of any type, so an optional may be one. These came out: what an item means is a \
      question for the reader.
      """)
  }

  @Test("`finish` ends that stream before it returns: an item that comes after it is too late")
  func nothingComesAfterTheEnd() async throws {
    // A task that `finish` makes begins when the caller suspends.
    let arrived = try await TaskStartOrder.$current.withValue(.running) {
      try await bounded { [subject] in await subject.passNumbersAndMore([4, 7], [1, 2, 3]) }
    }
    #expect(
      arrived == [4, 7],
      """
      The caller handed over 4 and 7, called `finish`, and then handed over 1, 2 and 3. These numbers \
      came out. When `finish` has returned, the stream has its end.
      """)
  }

  @Test("Every item comes out once, in order, also from a cancelled task")
  func cancelledTasks() async throws {
    let numbers = [4, 7, 4, 0, 12, -7, 3, 3]
    let arrived = try await bounded { [subject] in await subject.passNumbersWhenCancelled(numbers) }
    #expect(
      arrived == [[4, 4, 12, 3], [7, 0, -7, 3]],
      """
      One cancelled task filled two queues by turns, and these are the numbers that came out of each. Its \
      caller has let go of what it handed over: an item that does not come out is nowhere.
      """)
  }

  /// The result of some work that is done in the pool.
  @concurrent
  private static func elsewhere<Result: Sendable>(
    _ work: @Sendable () async -> Result
  ) async -> Result {
    await work()
  }

  /// The result of some work, or a failed check if it never comes to its end.
  private func bounded<Result: Sendable>(
    _ work: @escaping @Sendable () async -> Result
  ) async throws -> Result {
    var result: Result?
    let task = Task {
      let outcome = await Self.elsewhere(work)
      result = outcome
    }
    let ended = await eventually { result != nil }
    task.cancel()
    return try #require(
      ended ? result : nil, "The stream of items never ended. Does `finish()` still end it?")
  }
}
