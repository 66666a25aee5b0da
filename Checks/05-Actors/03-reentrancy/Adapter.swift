public import ReentrancySubject

@testable import Reentrancy

/// Hands the learner's account to the checks.
public func makeSubject() -> ReentrancySubject::Subject {
  ReentrancySubject::Subject {
    (balance: Int, authorize: @escaping ReentrancySubject::Subject.Authorize)
      -> ReentrancySubject::Subject.Account in
    let account: Reentrancy::Account = Reentrancy::Account(balance: balance, authorize: authorize)
    return ReentrancySubject::Subject.Account(
      withdraw: { (amount: Int) async -> ReentrancySubject::Subject.Outcome in
        await withdraw(account, amount)
      },
      withdrawThenLook: { (amount: Int) async -> (ReentrancySubject::Subject.Outcome, Int) in
        await withdrawThenLook(account, amount)
      },
      withdrawInTurn: {
        (amounts: [Int], tell: @escaping ReentrancySubject::Subject.Tell) async -> Void in
        await withdrawInTurn(account, amounts, tell)
      },
      deposit: { (amount: Int) async -> Void in await account.deposit(amount) },
      balance: { () async -> Int in await account.balance }
    )
  }
}

nonisolated(nonsending) private func withdraw(
  _ account: Reentrancy::Account, _ amount: Int
) async -> ReentrancySubject::Subject.Outcome {
  do {
    try await account.withdraw(amount)
    return ReentrancySubject::Subject.Outcome.paid
  } catch Reentrancy::AccountError.insufficientFunds {
    return ReentrancySubject::Subject.Outcome.insufficientFunds
  } catch {
    return ReentrancySubject::Subject.Outcome.otherError(error)
  }
}

private func withdrawThenLook(
  _ account: isolated Reentrancy::Account, _ amount: Int
) async -> (ReentrancySubject::Subject.Outcome, Int) {
  let outcome: ReentrancySubject::Subject.Outcome = await withdraw(account, amount)
  return (outcome, account.balance)
}

private func withdrawInTurn(
  _ account: isolated Reentrancy::Account, _ amounts: [Int],
  _ tell: @escaping ReentrancySubject::Subject.Tell
) async {
  for (place, amount): (Int, Int) in amounts.Swift::enumerated() {
    let outcome: ReentrancySubject::Subject.Outcome = await withdraw(account, amount)
    tell(place, outcome)
  }
}
