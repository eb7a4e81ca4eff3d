import Foundation

extension ModelContext {
  /// The transactions that a descriptor asks for: the saves of all contexts and programs to the container's stores, the earliest first.
  ///
  /// The predicate runs in memory, for one transaction after the other.
  public func fetchHistory<Transaction: HistoryTransaction>(_ descriptor: HistoryDescriptor<Transaction>) throws -> [Transaction] {
    var transactions: [Transaction] = []
    for store in container.stores {
      try history(of: store, matching: descriptor.predicate) { transactions.append($0) }
    }
    if container.stores.count > 1 { transactions.sort { $0.timestamp < $1.timestamp } }
    if !descriptor.sortBy.isEmpty { transactions.sort(using: descriptor.sortBy) }
    guard descriptor.fetchLimit > 0, descriptor.fetchLimit < transactions.count else { return transactions }
    return Array(transactions.prefix(Int(descriptor.fetchLimit)))
  }

  /// Deletes the transactions that a descriptor asks for. The models stay as they are.
  ///
  /// A program that saves for years deletes the transactions that it has seen, as they stay in the store otherwise.
  public func deleteHistory<Transaction: HistoryTransaction>(_ descriptor: HistoryDescriptor<Transaction>) throws {
    for store in container.stores {
      guard !store.isReadOnly else {
        throw SwiftDataError(.storeReadOnly, "The configuration '\(store.configuration.name)' doesn't allow to delete its history")
      }
      var numbers: [Int64] = []
      try history(of: store, matching: descriptor.predicate) { (transaction: Transaction) in
        if let number = transaction.transactionIdentifier as? Int64 { numbers.append(number) }
      }
      let connection = try connection(store)
      try store.reporting("Deleting history") {
        try connection.write { try History(connection).delete(numbers) }
      }
    }
  }

  private func history<Transaction: HistoryTransaction>(
    of store: Store, matching predicate: Predicate<Transaction>?, _ body: (Transaction) -> Void
  ) throws {
    let connection = try connection(store)
    try store.reporting("Fetching history") {
      try connection.locked {
        try History(connection).forEach(in: store, of: self) { transaction in
          // Stores of other kinds, which would have transactions of their own, can't be made.
          guard let transaction = transaction as? Transaction, try predicate?.evaluate(transaction) != false else { return }
          body(transaction)
        }
      }
    }
  }
}
