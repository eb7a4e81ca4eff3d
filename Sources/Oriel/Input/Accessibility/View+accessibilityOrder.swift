import Foundation

extension View {
  /// Has the element read before those of a lower priority in the same container; 0 is every element's. Mirrors SwiftUI's
  /// `accessibilitySortPriority(_:)`.
  nonisolated public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
    modifier(AccessibilityModifier(change: .sortPriority(sortPriority)))
  }

  /// Says how deep a heading stands. Mirrors SwiftUI's `accessibilityHeading(_:)`: it is the trait `isHeader` that makes it one.
  nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    modifier(AccessibilityModifier(change: .heading(level)))
  }

  /// Where a press reaches the element, as a share of its frame. Mirrors SwiftUI's `accessibilityActivationPoint(_:)`.
  nonisolated public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View {
    modifier(AccessibilityModifier(change: .activationPoint(activationPoint)))
  }

  /// Where a press reaches the element, in its own points from its top left corner.
  nonisolated public func accessibilityActivationPoint(_ activationPoint: CGPoint) -> some View {
    modifier(AccessibilityModifier(change: .activationPlace(activationPoint)))
  }
}
