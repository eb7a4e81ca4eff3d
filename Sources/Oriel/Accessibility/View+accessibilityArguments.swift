/// The first spelling of what `accessibilityLabel(_:)` and its like say now.
extension View {
  /// The same as `accessibilityLabel(_:)`. Mirrors SwiftUI's `accessibility(label:)`.
  nonisolated public func accessibility(label: Text) -> some View { accessibilityLabel(label) }

  /// The same as `accessibilityValue(_:)`. Mirrors SwiftUI's `accessibility(value:)`.
  nonisolated public func accessibility(value: Text) -> some View { accessibilityValue(value) }

  /// The same as `accessibilityHint(_:)`. Mirrors SwiftUI's `accessibility(hint:)`.
  nonisolated public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }

  /// The same as `accessibilityHidden(_:)`. Mirrors SwiftUI's `accessibility(hidden:)`.
  nonisolated public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }

  /// The same as `accessibilityIdentifier(_:)`. Mirrors SwiftUI's `accessibility(identifier:)`.
  nonisolated public func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }

  /// The same as `accessibilityAddTraits(_:)`. Mirrors SwiftUI's `accessibility(addTraits:)`.
  nonisolated public func accessibility(addTraits traits: AccessibilityTraits) -> some View { accessibilityAddTraits(traits) }

  /// The same as `accessibilityRemoveTraits(_:)`. Mirrors SwiftUI's `accessibility(removeTraits:)`.
  nonisolated public func accessibility(removeTraits traits: AccessibilityTraits) -> some View { accessibilityRemoveTraits(traits) }
}
