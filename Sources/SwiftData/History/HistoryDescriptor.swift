public import Foundation

/// Which transactions of the history to fetch or to delete. Mirrors SwiftData's `HistoryDescriptor`.
public struct HistoryDescriptor<Transaction: HistoryTransaction> {
  /// What transactions must satisfy, or nil for all of them.
  public var predicate: Predicate<Transaction>?
  /// How many transactions come at most; 0, the default, is for all.
  public var fetchLimit: UInt64 = 0
  /// The order, the most important descriptor first. Without one, transactions come in the order in which they were saved.
  public var sortBy: [SortDescriptor<Transaction>] = []

  public init(predicate: Predicate<Transaction>? = nil) { self.predicate = predicate }

  public init(predicate: Predicate<Transaction>? = nil, sortBy: [SortDescriptor<Transaction>] = [], fetchLimit: UInt64 = 0) {
    self.predicate = predicate
    self.sortBy = sortBy
    self.fetchLimit = fetchLimit
  }
}
