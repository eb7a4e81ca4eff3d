import Foundation

extension SortDescriptor {
  /// Creates a descriptor that sorts by a string in the order of the current language: case is only a tie-breaker, and numbers are ordered
  /// by their values. Mirrors `SortDescriptor.init(_:comparator:order:)`, whose default comparator is `.localizedStandard`.
  public init(_ keyPath: any KeyPath<Compared, String> & Sendable, order: SortOrder = .forward) {
    self.init(keyPath, comparator: LocalizedStringComparator.localizedStandard, order: order)
  }

  /// Creates a descriptor that sorts by a string with a comparator. A comparator in reverse order reverses `order`.
  public init(_ keyPath: any KeyPath<Compared, String> & Sendable, comparator: LocalizedStringComparator, order: SortOrder = .forward) {
    let order = comparator.order == .forward ? order : order.reversed
    switch comparator.kind {
    case .localizedStandard: self.init(path(keyPath, \String._localizedStandard), order: order)
    case .localized: self.init(path(keyPath, \String._localized), order: order)
    }
  }

  /// Creates a descriptor that sorts by an optional string in the order of the current language. Elements without a string come first.
  public init(_ keyPath: any KeyPath<Compared, String?> & Sendable, order: SortOrder = .forward) {
    self.init(keyPath, comparator: LocalizedStringComparator.localizedStandard, order: order)
  }

  /// Creates a descriptor that sorts by an optional string with a comparator. Elements without a string come first.
  public init(_ keyPath: any KeyPath<Compared, String?> & Sendable, comparator: LocalizedStringComparator, order: SortOrder = .forward) {
    let order = comparator.order == .forward ? order : order.reversed
    switch comparator.kind {
    case .localizedStandard: self.init(path(keyPath, \String?._localizedStandard), order: order)
    case .localized: self.init(path(keyPath, \String?._localized), order: order)
    }
  }
}

/// Returns the composition of two key paths. It is sendable, because it has no state besides that of its parts, which are both sendable.
/// The standard library doesn't express that in its type.
private func path<Root, Middle, Value>(
  _ first: any KeyPath<Root, Middle> & Sendable, _ second: KeyPath<Middle, Value>
) -> any KeyPath<Root, Value> & Sendable {
  let path = unsafeBitCast(first.appending(path: second), to: (any KeyPath<Root, Value> & Sendable).self)
  assert(type(of: path).rootType == Root.self && type(of: path).valueType == Value.self)
  return path
}

extension SortOrder {
  fileprivate var reversed: SortOrder { self == .forward ? .reverse : .forward }
}

/// A string that is compared by a comparator. A sort descriptor's key path ends in such a value, because Foundation's descriptors support
/// no custom comparators.
public struct _OrderedText: Comparable {
  private let text: String?
  private let comparator: LocalizedStringComparator

  fileprivate init(_ text: String?, _ comparator: LocalizedStringComparator) {
    self.text = text
    self.comparator = comparator
  }

  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.compare(rhs) == .orderedSame }
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.compare(rhs) == .orderedAscending }

  private func compare(_ other: Self) -> ComparisonResult {
    guard let text else { return other.text == nil ? .orderedSame : .orderedAscending }
    guard let otherText = other.text else { return .orderedDescending }
    return comparator.compare(text, otherText)
  }
}

extension String {
  /// The string in the order of `localizedStandard`. It is public for key paths of sort descriptors.
  public var _localizedStandard: _OrderedText { _OrderedText(self, .localizedStandard) }
  /// The string in the order of `localized`. It is public for key paths of sort descriptors.
  public var _localized: _OrderedText { _OrderedText(self, .localized) }
}

extension String? {
  /// The string in the order of `localizedStandard`. It is public for key paths of sort descriptors.
  public var _localizedStandard: _OrderedText { _OrderedText(self, .localizedStandard) }
  /// The string in the order of `localized`. It is public for key paths of sort descriptors.
  public var _localized: _OrderedText { _OrderedText(self, .localized) }
}
