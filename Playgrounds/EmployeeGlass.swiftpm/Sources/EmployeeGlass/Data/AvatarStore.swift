/// Keeps the pixels of avatars, and fetches each once.
actor AvatarStore {
  private let service: any EmployeeService

  init(service: any EmployeeService) {
    self.service = service
  }

  /// The pixels of a picture.
  ///
  /// - Throws: What the service throws, or `CancellationError` where the caller is cancelled.
  func avatar(at path: String) async throws -> PixelImage {
    try await service.avatar(at: path)
  }
}
