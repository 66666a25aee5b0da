/// What the checks may do with the learner's two functions.
public struct Subject: Sendable {
  /// Loads one page.
  public typealias Job = @Sendable () async -> [String]
  /// Answers a request.
  public typealias Load = @Sendable (_ request: String) async -> [String]
  /// Shows one page.
  public typealias Show = @Sendable (_ names: [String]) async -> Void

  /// Makes one job for each page of the whole directory, or of one department.
  public let makeJobs:
    @Sendable (_ pages: Int, _ department: String?, _ load: @escaping Load) -> [Job]
  /// Starts a task that runs jobs and shows what they load.
  public let start: @Sendable (_ jobs: [Job], _ show: @escaping Show) -> Task<Void, Never>

  public init(
    makeJobs:
      @escaping @Sendable (_ pages: Int, _ department: String?, _ load: @escaping Load) ->
      [Job],
    start: @escaping @Sendable (_ jobs: [Job], _ show: @escaping Show) -> Task<Void, Never>
  ) {
    self.makeJobs = makeJobs
    self.start = start
  }
}
