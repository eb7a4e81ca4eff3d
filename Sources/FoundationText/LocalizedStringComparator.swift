import Foundation

/// A comparator that orders strings by the rules of the current language: `comparator: .localizedStandard` and `.localized` of
/// `SortDescriptor` and `KeyPathComparator`. Mirrors `String.Comparator` and `String.StandardComparator`, limited to these two comparators,
/// which Foundation lacks on Linux.
public struct LocalizedStringComparator: SortComparator, Codable, Sendable {
  enum Kind: String, Codable {
    case localized, localizedStandard
  }

  let kind: Kind
  /// The order of the comparison.
  public var order = SortOrder.forward

  /// The order of a file manager: case is only a tie-breaker, and numbers are ordered by their values.
  public static let localizedStandard = LocalizedStringComparator(kind: .localizedStandard)

  /// The dictionary order of the current language.
  public static let localized = LocalizedStringComparator(kind: .localized)

  public func compare(_ lhs: String, _ rhs: String) -> ComparisonResult {
    let result = ascending(lhs, rhs)
    guard order == .reverse else { return result }
    return switch result {
    case .orderedAscending: .orderedDescending
    case .orderedDescending: .orderedAscending
    case .orderedSame: .orderedSame
    }
  }

  /// Returns the result for the forward order, regardless of `order`.
  func ascending(_ lhs: String, _ rhs: String) -> ComparisonResult {
    switch kind {
    case .localizedStandard: TextRules.current.standardCompare(lhs, rhs)
    case .localized: TextRules.current.compare(lhs, rhs)
    }
  }
}

extension SortComparator where Self == LocalizedStringComparator {
  /// The order of a file manager: case is only a tie-breaker, and numbers are ordered by their values.
  public static var localizedStandard: LocalizedStringComparator { LocalizedStringComparator.localizedStandard }

  /// The dictionary order of the current language.
  public static var localized: LocalizedStringComparator { LocalizedStringComparator.localized }
}
