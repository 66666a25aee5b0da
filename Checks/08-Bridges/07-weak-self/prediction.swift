final class Model {
  func poll(_ ticks: AsyncStream<Int>) {
    Task.immediate { [weak self] in
      guard let self else { return }
      for await tick in ticks { show(tick) }
    }
  }

  private func show(_ tick: Int) {}

  deinit { print("gone, ", terminator: "") }
}

let (ticks, clock) = AsyncStream.makeStream(of: Int.self)
var model: Model? = Model()
model?.poll(ticks)
model = nil
print("let go")
withExtendedLifetime(clock) {}
