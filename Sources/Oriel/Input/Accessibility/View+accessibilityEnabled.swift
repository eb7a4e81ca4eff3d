import Foundation

extension View {
  nonisolated private func accessibility(_ change: AccessibilityModifier.Change, _ isEnabled: Bool) -> some View {
    modifier(AccessibilityModifier(change: change, isEnabled: isEnabled))
  }

  /// Sets the label of the element if `isEnabled` is true; otherwise the content keeps its label. Mirrors SwiftUI's
  /// `accessibilityLabel(_:isEnabled:)`.
  nonisolated public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View { accessibility(.label(label), isEnabled) }

  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool) -> some View {
    accessibility(.label(Text(labelKey)), isEnabled)
  }

  @_disfavoredOverload
  nonisolated public func accessibilityLabel(_ labelResource: LocalizedStringResource, isEnabled: Bool) -> some View {
    accessibility(.label(Text(labelResource)), isEnabled)
  }

  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool) -> some View {
    accessibility(.label(Text(label)), isEnabled)
  }

  /// Mirrors SwiftUI's `accessibilityValue(_:isEnabled:)`.
  nonisolated public func accessibilityValue(_ valueDescription: Text, isEnabled: Bool) -> some View {
    accessibility(.value(valueDescription), isEnabled)
  }

  nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey, isEnabled: Bool) -> some View {
    accessibility(.value(Text(valueKey)), isEnabled)
  }

  @_disfavoredOverload
  nonisolated public func accessibilityValue(_ valueResource: LocalizedStringResource, isEnabled: Bool) -> some View {
    accessibility(.value(Text(valueResource)), isEnabled)
  }

  @_disfavoredOverload
  nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S, isEnabled: Bool) -> some View {
    accessibility(.value(Text(value)), isEnabled)
  }

  /// Mirrors SwiftUI's `accessibilityHint(_:isEnabled:)`.
  nonisolated public func accessibilityHint(_ hint: Text, isEnabled: Bool) -> some View { accessibility(.hint(hint), isEnabled) }

  nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey, isEnabled: Bool) -> some View {
    accessibility(.hint(Text(hintKey)), isEnabled)
  }

  @_disfavoredOverload
  nonisolated public func accessibilityHint(_ hintResource: LocalizedStringResource, isEnabled: Bool) -> some View {
    accessibility(.hint(Text(hintResource)), isEnabled)
  }

  @_disfavoredOverload
  nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S, isEnabled: Bool) -> some View {
    accessibility(.hint(Text(hint)), isEnabled)
  }

  /// Mirrors SwiftUI's `accessibilityIdentifier(_:isEnabled:)`.
  nonisolated public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> some View {
    accessibility(.identifier(identifier), isEnabled)
  }

  /// Mirrors SwiftUI's `accessibilityHidden(_:isEnabled:)`.
  nonisolated public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View { accessibility(.hidden(hidden), isEnabled) }

  /// Mirrors SwiftUI's `accessibilityActivationPoint(_:isEnabled:)`.
  nonisolated public func accessibilityActivationPoint(_ activationPoint: UnitPoint, isEnabled: Bool) -> some View {
    accessibility(.activationPoint(activationPoint), isEnabled)
  }

  nonisolated public func accessibilityActivationPoint(_ activationPoint: CGPoint, isEnabled: Bool) -> some View {
    accessibility(.activationPlace(activationPoint), isEnabled)
  }
}
