import Foundation

extension View {
  /// Mirrors SwiftUI's `accessibility(label:)`.
  @available(*, deprecated, renamed: "accessibilityLabel(_:)")
  nonisolated public func accessibility(label: Text) -> some View { accessibilityLabel(label) }

  @available(*, deprecated, renamed: "accessibilityValue(_:)")
  nonisolated public func accessibility(value: Text) -> some View { accessibilityValue(value) }

  @available(*, deprecated, renamed: "accessibilityHint(_:)")
  nonisolated public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }

  @available(*, deprecated, renamed: "accessibilityHidden(_:)")
  nonisolated public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }

  @available(*, deprecated, renamed: "accessibilityIdentifier(_:)")
  nonisolated public func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }

  @available(*, deprecated, renamed: "accessibilityAddTraits(_:)")
  nonisolated public func accessibility(addTraits traits: AccessibilityTraits) -> some View { accessibilityAddTraits(traits) }

  @available(*, deprecated, renamed: "accessibilityRemoveTraits(_:)")
  nonisolated public func accessibility(removeTraits traits: AccessibilityTraits) -> some View { accessibilityRemoveTraits(traits) }

  @available(*, deprecated, renamed: "accessibilitySortPriority(_:)")
  nonisolated public func accessibility(sortPriority: Double) -> some View { accessibilitySortPriority(sortPriority) }

  @available(*, deprecated, renamed: "accessibilityActivationPoint(_:)")
  nonisolated public func accessibility(activationPoint: CGPoint) -> some View { accessibilityActivationPoint(activationPoint) }

  @available(*, deprecated, renamed: "accessibilityActivationPoint(_:)")
  nonisolated public func accessibility(activationPoint: UnitPoint) -> some View { accessibilityActivationPoint(activationPoint) }
}
