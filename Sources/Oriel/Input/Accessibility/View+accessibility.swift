import Foundation

extension View {
  nonisolated private func accessibility(_ change: AccessibilityModifier.Change) -> some View {
    modifier(AccessibilityModifier(change: change))
  }

  /// Sets the label of the element. Mirrors SwiftUI's `accessibilityLabel(_:)`.
  nonisolated public func accessibilityLabel(_ label: Text) -> some View { accessibility(.label(label)) }

  /// Sets the label of the element to a localized string. Mirrors SwiftUI's `accessibilityLabel(_:)`.
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View { accessibility(.label(Text(labelKey))) }

  /// Sets the label of the element to a localized string resource. Mirrors SwiftUI's `accessibilityLabel(_:)`.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel(_ labelResource: LocalizedStringResource) -> some View {
    accessibility(.label(Text(labelResource)))
  }

  /// Sets the label of the element to a string. Mirrors SwiftUI's `accessibilityLabel(_:)`.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View { accessibility(.label(Text(label))) }

  /// Sets the value of the element. Mirrors SwiftUI's `accessibilityValue(_:)`.
  nonisolated public func accessibilityValue(_ valueDescription: Text) -> some View { accessibility(.value(valueDescription)) }

  /// Sets the value of the element to a localized string. Mirrors SwiftUI's `accessibilityValue(_:)`.
  nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View { accessibility(.value(Text(valueKey))) }

  /// Sets the value of the element to a localized string resource. Mirrors SwiftUI's `accessibilityValue(_:)`.
  @_disfavoredOverload
  nonisolated public func accessibilityValue(_ valueResource: LocalizedStringResource) -> some View {
    accessibility(.value(Text(valueResource)))
  }

  /// Sets the value of the element to a string. Mirrors SwiftUI's `accessibilityValue(_:)`.
  @_disfavoredOverload
  nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View { accessibility(.value(Text(value))) }

  /// Sets the hint of the element. Mirrors SwiftUI's `accessibilityHint(_:)`.
  nonisolated public func accessibilityHint(_ hint: Text) -> some View { accessibility(.hint(hint)) }

  /// Sets the hint of the element to a localized string. Mirrors SwiftUI's `accessibilityHint(_:)`.
  nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { accessibility(.hint(Text(hintKey))) }

  /// Sets the hint of the element to a localized string resource. Mirrors SwiftUI's `accessibilityHint(_:)`.
  @_disfavoredOverload
  nonisolated public func accessibilityHint(_ hintResource: LocalizedStringResource) -> some View {
    accessibility(.hint(Text(hintResource)))
  }

  /// Sets the hint of the element to a string. Mirrors SwiftUI's `accessibilityHint(_:)`.
  @_disfavoredOverload
  nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { accessibility(.hint(Text(hint))) }

  /// Identifies the element for tests. Mirrors SwiftUI's `accessibilityIdentifier(_:)`.
  ///
  /// If the content has several elements, or one that already has an identifier, a group around them receives this identifier and they keep
  /// theirs.
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View { accessibility(.identifier(identifier)) }

  /// Sets whether the view and its content are hidden from assistive technology. Mirrors SwiftUI's `accessibilityHidden(_:)`.
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View { accessibility(.hidden(hidden)) }

  /// Adds traits to the element. Mirrors SwiftUI's `accessibilityAddTraits(_:)`.
  nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { accessibility(.addTraits(traits)) }

  /// Removes traits from the element. Mirrors SwiftUI's `accessibilityRemoveTraits(_:)`.
  nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    accessibility(.removeTraits(traits))
  }

  /// Creates an element for the view, and ignores, keeps or combines the elements of its content. Mirrors SwiftUI's
  /// `accessibilityElement(children:)`.
  nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    accessibility(.element(children))
  }

  /// Adds an action of a kind to the element. Mirrors SwiftUI's `accessibilityAction(_:_:)`.
  nonisolated public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View {
    accessibility(.action(actionKind, handler))
  }
}
