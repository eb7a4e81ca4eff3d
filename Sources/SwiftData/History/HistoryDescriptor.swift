public import Foundation

/// The criteria, the order and the limit of a fetch or a deletion of history transactions. Mirrors SwiftData's `HistoryDescriptor`.
public struct HistoryDescriptor<Transaction: HistoryTransaction> {
  /// The condition that the transactions satisfy, or `nil` for all transactions.
  public var predicate: Predicate<Transaction>?
  /// The maximum number of transactions. The default, 0, means no limit.
  public var fetchLimit: UInt64 = 0
  /// The order of the result, with the most important descriptor first. If it is empty, the result has the order of the saves.
  public var sortBy: [SortDescriptor<Transaction>] = []

  /// Creates a descriptor for the transactions that satisfy a predicate.
  public init(predicate: Predicate<Transaction>? = nil) { self.predicate = predicate }

  /// Creates a descriptor for the transactions that satisfy a predicate, in an order and with a limit.
  public init(predicate: Predicate<Transaction>? = nil, sortBy: [SortDescriptor<Transaction>] = [], fetchLimit: UInt64 = 0) {
    self.predicate = predicate
    self.sortBy = sortBy
    self.fetchLimit = fetchLimit
  }
}
