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

  /// The result of some work, or a failed check if it never comes to its end.
  private func bounded<Result: Sendable>(
    _ work: @escaping @Sendable () async -> Result
  ) async throws -> Result {
    var result: Result?
    let task = Task { result = await work() }
    let ended = await eventually { result != nil }
    task.cancel()
    return try #require(
      ended ? result : nil, "The stream of items never ended. Does `finish()` still end it?")
  }
}
