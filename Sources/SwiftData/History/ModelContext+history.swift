import Foundation

extension ModelContext {
  /// Returns the transactions that match a descriptor, the earliest first. They are the saves of all contexts and programs to the
  /// container's stores.
  ///
  /// The predicate is evaluated in memory, for one transaction after the other.
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

  /// Deletes the transactions that match a descriptor. The models remain unchanged.
  ///
  /// Transactions remain in the store until they are deleted. A long-lived program should delete those that it has processed.
  public func deleteHistory<Transaction: HistoryTransaction>(_ descriptor: HistoryDescriptor<Transaction>) throws {
    for store in container.stores {
      guard !store.isReadOnly else {
        throw SwiftDataError(.storeReadOnly, "The configuration '\(store.configuration.name)' doesn't allow deleting its history")
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
          // The cast succeeds, as this implementation has no other kinds of stores.
          guard let transaction = transaction as? Transaction, try predicate?.evaluate(transaction) != false else { return }
          body(transaction)
        }
      }
    }
  }
}
