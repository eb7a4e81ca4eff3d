import Foundation

extension View {
  nonisolated private func accessibility(_ change: AccessibilityModifier.Change) -> some View {
    modifier(AccessibilityModifier(change: change))
  }

  /// Mirrors SwiftUI's `accessibilityLabel(_:)`.
  nonisolated public func accessibilityLabel(_ label: Text) -> some View { accessibility(.label(label)) }

  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View { accessibility(.label(Text(labelKey))) }

  @_disfavoredOverload
  nonisolated public func accessibilityLabel(_ labelResource: LocalizedStringResource) -> some View {
    accessibility(.label(Text(labelResource)))
  }

  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View { accessibility(.label(Text(label))) }

  /// Mirrors SwiftUI's `accessibilityValue(_:)`.
  nonisolated public func accessibilityValue(_ valueDescription: Text) -> some View { accessibility(.value(valueDescription)) }

  nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View { accessibility(.value(Text(valueKey))) }

  @_disfavoredOverload
  nonisolated public func accessibilityValue(_ valueResource: LocalizedStringResource) -> some View {
    accessibility(.value(Text(valueResource)))
  }

  @_disfavoredOverload
  nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View { accessibility(.value(Text(value))) }

  /// Mirrors SwiftUI's `accessibilityHint(_:)`.
  nonisolated public func accessibilityHint(_ hint: Text) -> some View { accessibility(.hint(hint)) }

  nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { accessibility(.hint(Text(hintKey))) }

  @_disfavoredOverload
  nonisolated public func accessibilityHint(_ hintResource: LocalizedStringResource) -> some View {
    accessibility(.hint(Text(hintResource)))
  }

  @_disfavoredOverload
  nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { accessibility(.hint(Text(hint))) }

  /// Identifies the element for tests. Mirrors SwiftUI's `accessibilityIdentifier(_:)`.
  ///
  /// If the content has several elements, or one that already has an identifier, a group around them receives this identifier and they keep
  /// theirs.
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View { accessibility(.identifier(identifier)) }

  /// Mirrors SwiftUI's `accessibilityHidden(_:)`.
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View { accessibility(.hidden(hidden)) }

  /// Mirrors SwiftUI's `accessibilityAddTraits(_:)`.
  nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { accessibility(.addTraits(traits)) }

  /// Mirrors SwiftUI's `accessibilityRemoveTraits(_:)`.
  nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    accessibility(.removeTraits(traits))
  }

  /// Mirrors SwiftUI's `accessibilityElement(children:)`.
  nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    accessibility(.element(children))
  }

  /// Mirrors SwiftUI's `accessibilityAction(_:_:)`.
  nonisolated public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View {
    accessibility(.action(actionKind, handler))
  }
}
