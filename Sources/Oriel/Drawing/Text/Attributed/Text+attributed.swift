import Foundation

extension Text {
  /// Text with attributes: Foundation's `link`, and those of `AttributeScopes.SwiftUIAttributes`. What they don't say
  /// follows from the surroundings, as for any text. A link opens through `openURL`. Mirrors SwiftUI's `Text(_:)` for attributed strings.
  // A literal could be an attributed string, too: it is a key.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) { self.init(.attributed(attributedContent)) }
}
