actor Account {
  private(set) var balance = 100

  func withdraw(_ amount: Int, askingBank: @Sendable () async -> Void) async {
    guard balance >= amount else { return }
    await askingBank()
    balance -= amount
  }
}

let account = Account()
await account.withdraw(80) {
  // While the bank is asked about 80, another call withdraws 70.
  await account.withdraw(70) {}
}
print(await account.balance)
