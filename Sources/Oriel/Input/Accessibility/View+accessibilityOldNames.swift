import Foundation

extension View {
  /// Mirrors SwiftUI's `accessibility(label:)`.
  nonisolated public func accessibility(label: Text) -> some View { accessibilityLabel(label) }

  /// Mirrors SwiftUI's `accessibility(value:)`.
  nonisolated public func accessibility(value: Text) -> some View { accessibilityValue(value) }

  /// Mirrors SwiftUI's `accessibility(hint:)`.
  nonisolated public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }

  /// Mirrors SwiftUI's `accessibility(hidden:)`.
  nonisolated public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }

  /// Mirrors SwiftUI's `accessibility(identifier:)`.
  nonisolated public func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }

  /// Mirrors SwiftUI's `accessibility(addTraits:)`.
  nonisolated public func accessibility(addTraits traits: AccessibilityTraits) -> some View { accessibilityAddTraits(traits) }

  /// Mirrors SwiftUI's `accessibility(removeTraits:)`.
  nonisolated public func accessibility(removeTraits traits: AccessibilityTraits) -> some View { accessibilityRemoveTraits(traits) }

  /// Mirrors SwiftUI's `accessibility(sortPriority:)`.
  nonisolated public func accessibility(sortPriority: Double) -> some View { accessibilitySortPriority(sortPriority) }

  /// Mirrors SwiftUI's `accessibility(activationPoint:)`.
  nonisolated public func accessibility(activationPoint: CGPoint) -> some View { accessibilityActivationPoint(activationPoint) }

  /// Mirrors SwiftUI's `accessibility(activationPoint:)`.
  nonisolated public func accessibility(activationPoint: UnitPoint) -> some View { accessibilityActivationPoint(activationPoint) }
}
