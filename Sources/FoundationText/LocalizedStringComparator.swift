import Foundation

/// Compares texts as the current language orders them: `comparator: .localizedStandard` and `.localized` of `SortDescriptor` and `KeyPathComparator`.
///
/// Foundation on Linux has neither. Mirrors `String.Comparator` and `String.StandardComparator` as far as these two go.
public struct LocalizedStringComparator: SortComparator, Codable, Sendable {
  enum Kind: String, Codable {
    case localized, localizedStandard
  }

  let kind: Kind
  public var order = SortOrder.forward

  /// As a file manager orders names: without regard to case at first, and numbers by their values.
  public static let localizedStandard = LocalizedStringComparator(kind: .localizedStandard)

  /// As a dictionary of the current language orders words.
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

  /// The order regardless of `order`.
  func ascending(_ lhs: String, _ rhs: String) -> ComparisonResult {
    switch kind {
    case .localizedStandard: TextRules.current.standardCompare(lhs, rhs)
    case .localized: TextRules.current.compare(lhs, rhs)
    }
  }
}

extension SortComparator where Self == LocalizedStringComparator {
  /// As a file manager orders names: without regard to case at first, and numbers by their values.
  public static var localizedStandard: LocalizedStringComparator { LocalizedStringComparator.localizedStandard }

  /// As a dictionary of the current language orders words.
  public static var localized: LocalizedStringComparator { LocalizedStringComparator.localized }
}
