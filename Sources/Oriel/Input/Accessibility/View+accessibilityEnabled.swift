import Foundation

extension View {
  nonisolated private func accessibility(_ change: AccessibilityModifier.Change, _ isEnabled: Bool) -> some View {
    modifier(AccessibilityModifier(change: change, isEnabled: isEnabled))
  }

  /// Sets the label of the element if `isEnabled` is true; otherwise the content keeps its label. Mirrors SwiftUI's
  /// `accessibilityLabel(_:isEnabled:)`.
  nonisolated public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View { accessibility(.label(label), isEnabled) }

  /// Sets the label of the element to a localized string if `isEnabled` is true. Mirrors SwiftUI's `accessibilityLabel(_:isEnabled:)`.
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool) -> some View {
    accessibility(.label(Text(labelKey)), isEnabled)
  }

  /// Sets the label of the element to a localized string resource if `isEnabled` is true. Mirrors SwiftUI's
  /// `accessibilityLabel(_:isEnabled:)`.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel(_ labelResource: LocalizedStringResource, isEnabled: Bool) -> some View {
    accessibility(.label(Text(labelResource)), isEnabled)
  }

  /// Sets the label of the element to a string if `isEnabled` is true. Mirrors SwiftUI's `accessibilityLabel(_:isEnabled:)`.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool) -> some View {
    accessibility(.label(Text(label)), isEnabled)
  }

  /// Sets the value of the element if `isEnabled` is true. Mirrors SwiftUI's `accessibilityValue(_:isEnabled:)`.
  nonisolated public func accessibilityValue(_ valueDescription: Text, isEnabled: Bool) -> some View {
    accessibility(.value(valueDescription), isEnabled)
  }

  /// Sets the value of the element to a localized string if `isEnabled` is true. Mirrors SwiftUI's `accessibilityValue(_:isEnabled:)`.
  nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey, isEnabled: Bool) -> some View {
    accessibility(.value(Text(valueKey)), isEnabled)
  }

  /// Sets the value of the element to a localized string resource if `isEnabled` is true. Mirrors SwiftUI's
  /// `accessibilityValue(_:isEnabled:)`.
  @_disfavoredOverload
  nonisolated public func accessibilityValue(_ valueResource: LocalizedStringResource, isEnabled: Bool) -> some View {
    accessibility(.value(Text(valueResource)), isEnabled)
  }

  /// Sets the value of the element to a string if `isEnabled` is true. Mirrors SwiftUI's `accessibilityValue(_:isEnabled:)`.
  @_disfavoredOverload
  nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S, isEnabled: Bool) -> some View {
    accessibility(.value(Text(value)), isEnabled)
  }

  /// Sets the hint of the element if `isEnabled` is true. Mirrors SwiftUI's `accessibilityHint(_:isEnabled:)`.
  nonisolated public func accessibilityHint(_ hint: Text, isEnabled: Bool) -> some View { accessibility(.hint(hint), isEnabled) }

  /// Sets the hint of the element to a localized string if `isEnabled` is true. Mirrors SwiftUI's `accessibilityHint(_:isEnabled:)`.
  nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey, isEnabled: Bool) -> some View {
    accessibility(.hint(Text(hintKey)), isEnabled)
  }

  /// Sets the hint of the element to a localized string resource if `isEnabled` is true. Mirrors SwiftUI's
  /// `accessibilityHint(_:isEnabled:)`.
  @_disfavoredOverload
  nonisolated public func accessibilityHint(_ hintResource: LocalizedStringResource, isEnabled: Bool) -> some View {
    accessibility(.hint(Text(hintResource)), isEnabled)
  }

  /// Sets the hint of the element to a string if `isEnabled` is true. Mirrors SwiftUI's `accessibilityHint(_:isEnabled:)`.
  @_disfavoredOverload
  nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S, isEnabled: Bool) -> some View {
    accessibility(.hint(Text(hint)), isEnabled)
  }

  /// Identifies the element for tests if `isEnabled` is true. Mirrors SwiftUI's `accessibilityIdentifier(_:isEnabled:)`.
  nonisolated public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> some View {
    accessibility(.identifier(identifier), isEnabled)
  }

  /// Sets whether the view and its content are hidden from assistive technology, if `isEnabled` is true. Mirrors SwiftUI's
  /// `accessibilityHidden(_:isEnabled:)`.
  nonisolated public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View { accessibility(.hidden(hidden), isEnabled) }

  /// Sets the point at which a press reaches the element, as a fraction of its frame, if `isEnabled` is true. Mirrors SwiftUI's
  /// `accessibilityActivationPoint(_:isEnabled:)`.
  nonisolated public func accessibilityActivationPoint(_ activationPoint: UnitPoint, isEnabled: Bool) -> some View {
    accessibility(.activationPoint(activationPoint), isEnabled)
  }

  /// Sets the point at which a press reaches the element, in points from the top-left corner of the view, if `isEnabled` is true. Mirrors
  /// SwiftUI's `accessibilityActivationPoint(_:isEnabled:)`.
  nonisolated public func accessibilityActivationPoint(_ activationPoint: CGPoint, isEnabled: Bool) -> some View {
    accessibility(.activationOffset(activationPoint), isEnabled)
  }
}
