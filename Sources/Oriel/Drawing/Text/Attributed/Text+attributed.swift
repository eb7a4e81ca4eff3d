import Foundation

extension Text {
  /// Creates a text with attributes: Foundation's `link`, and those of `AttributeScopes.SwiftUIAttributes`. Other properties are those of
  /// the environment, as for any text. A link opens through `openURL`. Mirrors SwiftUI's `Text(_:)` for attributed strings.
  // A string literal, which could also be an attributed string, has to be a localized key.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) { self.init(.attributed(attributedContent)) }
}
