import Foundation

/// The changes of one save. Mirrors SwiftData's `HistoryTransaction`.
public protocol HistoryTransaction {
  associatedtype TokenType: HistoryToken
  associatedtype TransactionIdentifierType: Hashable & Sendable

  var author: String? { get }
  var changes: [HistoryChange] { get }
  var storeIdentifier: String { get }
  var timestamp: Date { get }
  var token: TokenType { get }
  var transactionIdentifier: TransactionIdentifierType { get }
}

/// A point in a store's history. Mirrors SwiftData's `HistoryToken`.
public protocol HistoryToken: Codable, Comparable, Hashable, Sendable {
  associatedtype TokenType: Codable & Comparable & Hashable & Sendable

  var tokenValue: [String: TokenType]? { get }
}

/// The changes of one save to a store of this implementation's. Mirrors SwiftData's `DefaultHistoryTransaction`.
public struct DefaultHistoryTransaction: HistoryTransaction, Sendable {
  /// What the context's `author` was.
  public let author: String?
  /// The identifier of the program's bundle, or its name.
  public let bundleIdentifier: String
  /// The changes in the order in which they were written: deletions, insertions, updates.
  public let changes: [HistoryChange]
  /// The name of the process.
  public let processIdentifier: String
  public let storeIdentifier: String
  public let timestamp: Date
  public let token: DefaultHistoryToken
  public let transactionIdentifier: Int64
}

/// A point in the history of a store of this implementation's, which a program keeps to ask later for what has changed since. Mirrors SwiftData's
/// `DefaultHistoryToken`.
///
/// A token is less than another one if the other one is later in the history of the same store. Tokens of different stores have no order.
public struct DefaultHistoryToken: HistoryToken {
  /// The number of the transaction, by the store's identifier.
  public let tokenValue: [String: Int64]?

  public static func < (lhs: DefaultHistoryToken, rhs: DefaultHistoryToken) -> Bool {
    guard let left = lhs.tokenValue, let right = rhs.tokenValue else { return lhs.tokenValue == nil && rhs.tokenValue != nil }
    return left.contains { store, number in right[store].map { number < $0 } ?? false }
  }
}
