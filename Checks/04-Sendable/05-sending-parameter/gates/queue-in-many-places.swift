// must compile: tasks that run at the same time fill one queue, so a queue of any items is Sendable
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
