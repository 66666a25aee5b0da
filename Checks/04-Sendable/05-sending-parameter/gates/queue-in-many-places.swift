// must compile: a queue of any items is `Sendable`, so several tasks fill one
// mode: library
@testable import SendingParameter

func needGateSendable<Value: Sendable>(_ value: Value) {}

func fillFromTwoTasks(_ queue: SendingParameter::WorkQueue<SendingParameter::Image>) async {
  needGateSendable(queue)
  await withTaskGroup(of: Void.self) { group in
    for _ in 1...2 {
      group.addTask {
        queue.enqueue(SendingParameter::Image())
      }
    }
  }
}

final class GateTape {
  var length = 0
}

func gateSharesAQueueOfTapes(_ queue: SendingParameter::WorkQueue<[GateTape]>) {
  needGateSendable(queue)
}

func gateSharesAnyQueue<Item>(_ queue: SendingParameter::WorkQueue<Item>) {
  needGateSendable(queue)
}
