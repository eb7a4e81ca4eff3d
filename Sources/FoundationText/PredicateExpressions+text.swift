// The names of the functions are Foundation's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase
import Foundation

// Foundation's macro `#Predicate` generates calls of these functions on all platforms, but its library on Linux lacks them.

extension PredicateExpressions {
  /// An expression that indicates whether a string contains another one by the rules of a user's search: `localizedStandardContains(_:)` in
  /// a predicate.
  public struct StringLocalizedStandardContains<Root: PredicateExpression, Other: PredicateExpression>: PredicateExpression
  where Root.Output: StringProtocol, Other.Output: StringProtocol {
    public typealias Output = Bool

    /// The expression of the string that is searched.
    public let root: Root
    /// The expression of the string to find.
    public let other: Other

    /// Creates an expression.
    public init(root: Root, other: Other) {
      self.root = root
      self.other = other
    }

    public func evaluate(_ bindings: PredicateBindings) throws -> Bool {
      TextRules.current.contains(String(try root.evaluate(bindings)), String(try other.evaluate(bindings)))
    }
  }

  /// An expression that compares two strings without regard to case: `caseInsensitiveCompare(_:)` in a predicate.
  public struct StringCaseInsensitiveCompare<Root: PredicateExpression, Other: PredicateExpression>: PredicateExpression
  where Root.Output: StringProtocol, Other.Output: StringProtocol {
    public typealias Output = ComparisonResult

    /// The expression of the first string.
    public let root: Root
    /// The expression of the second string.
    public let other: Other

    /// Creates an expression.
    public init(root: Root, other: Other) {
      self.root = root
      self.other = other
    }

    public func evaluate(_ bindings: PredicateBindings) throws -> ComparisonResult {
      String(try root.evaluate(bindings)).caseInsensitiveCompare(String(try other.evaluate(bindings)))
    }
  }

  /// An expression that compares two strings by the order of the current language: `localizedCompare(_:)` in a predicate.
  public struct StringLocalizedCompare<Root: PredicateExpression, Other: PredicateExpression>: PredicateExpression
  where Root.Output: StringProtocol, Other.Output: StringProtocol {
    public typealias Output = ComparisonResult

    /// The expression of the first string.
    public let root: Root
    /// The expression of the second string.
    public let other: Other

    /// Creates an expression.
    public init(root: Root, other: Other) {
      self.root = root
      self.other = other
    }

    public func evaluate(_ bindings: PredicateBindings) throws -> ComparisonResult {
      TextRules.current.compare(String(try root.evaluate(bindings)), String(try other.evaluate(bindings)))
    }
  }

  /// Creates the expression of `localizedStandardContains(_:)`.
  public static func build_localizedStandardContains<Root, Other>(
    _ root: Root, _ other: Other
  ) -> StringLocalizedStandardContains<Root, Other> {
    StringLocalizedStandardContains(root: root, other: other)
  }

  /// Creates the expression of `caseInsensitiveCompare(_:)`.
  public static func build_caseInsensitiveCompare<Root, Other>(_ root: Root, _ other: Other) -> StringCaseInsensitiveCompare<Root, Other> {
    StringCaseInsensitiveCompare(root: root, other: other)
  }

  /// Creates the expression of `localizedCompare(_:)`.
  public static func build_localizedCompare<Root, Other>(_ root: Root, _ other: Other) -> StringLocalizedCompare<Root, Other> {
    StringLocalizedCompare(root: root, other: other)
  }
}

extension PredicateExpressions.StringLocalizedStandardContains: StandardPredicateExpression
where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}
extension PredicateExpressions.StringCaseInsensitiveCompare: StandardPredicateExpression
where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}
extension PredicateExpressions.StringLocalizedCompare: StandardPredicateExpression
where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}

extension PredicateExpressions.StringLocalizedStandardContains: Sendable where Root: Sendable, Other: Sendable {}
extension PredicateExpressions.StringCaseInsensitiveCompare: Sendable where Root: Sendable, Other: Sendable {}
extension PredicateExpressions.StringLocalizedCompare: Sendable where Root: Sendable, Other: Sendable {}

extension PredicateExpressions.StringLocalizedStandardContains: Codable where Root: Codable, Other: Codable {}
extension PredicateExpressions.StringCaseInsensitiveCompare: Codable where Root: Codable, Other: Codable {}
extension PredicateExpressions.StringLocalizedCompare: Codable where Root: Codable, Other: Codable {}
