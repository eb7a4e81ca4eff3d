import Foundation

extension SortDescriptor {
  /// Sorts by a text as the current language orders texts: without regard to case at first, and numbers by their values.
  ///
  /// Mirrors `SortDescriptor.init(_:comparator:order:)`, whose comparator is `.localizedStandard` by default.
  public init(_ keyPath: any KeyPath<Compared, String> & Sendable, order: SortOrder = .forward) {
    self.init(keyPath, comparator: LocalizedStringComparator.localizedStandard, order: order)
  }

  /// Sorts by a text as a comparator orders texts. A comparator in reverse order reverses `order`.
  public init(_ keyPath: any KeyPath<Compared, String> & Sendable, comparator: LocalizedStringComparator, order: SortOrder = .forward) {
    let order = comparator.order == .forward ? order : order.reversed
    switch comparator.kind {
    case .localizedStandard: self.init(path(keyPath, \String._localizedStandard), order: order)
    case .localized: self.init(path(keyPath, \String._localized), order: order)
    }
  }

  /// Sorts by a text, or none, as the current language orders texts. Elements without a text come first.
  public init(_ keyPath: any KeyPath<Compared, String?> & Sendable, order: SortOrder = .forward) {
    self.init(keyPath, comparator: LocalizedStringComparator.localizedStandard, order: order)
  }

  /// Sorts by a text, or none, as a comparator orders texts. Elements without a text come first.
  public init(_ keyPath: any KeyPath<Compared, String?> & Sendable, comparator: LocalizedStringComparator, order: SortOrder = .forward) {
    let order = comparator.order == .forward ? order : order.reversed
    switch comparator.kind {
    case .localizedStandard: self.init(path(keyPath, \String?._localizedStandard), order: order)
    case .localized: self.init(path(keyPath, \String?._localized), order: order)
    }
  }
}

/// The path through another one. The composition has no state beside that of its parts, which both may be shared; the standard library doesn't say so in its type.
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

/// A text that compares as a comparator orders it. A sort descriptor's key path ends in one, since Foundation's descriptors have no other comparators than those that
/// Foundation knows.
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
  public var _localizedStandard: _OrderedText { _OrderedText(self, .localizedStandard) }
  public var _localized: _OrderedText { _OrderedText(self, .localized) }
}

extension String? {
  public var _localizedStandard: _OrderedText { _OrderedText(self, .localizedStandard) }
  public var _localized: _OrderedText { _OrderedText(self, .localized) }
}
