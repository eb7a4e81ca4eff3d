import Foundation

extension View {
  /// Sets the priority of the element among those of its container. Elements with a higher priority are read first; the default is 0.
  /// Mirrors SwiftUI's `accessibilitySortPriority(_:)`.
  nonisolated public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
    modifier(AccessibilityModifier(change: .sortPriority(sortPriority)))
  }

  /// Sets the level of a heading. The trait `isHeader` makes an element a heading; this modifier doesn't. Mirrors SwiftUI's
  /// `accessibilityHeading(_:)`.
  nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    modifier(AccessibilityModifier(change: .heading(level)))
  }

  /// Sets the point at which a press reaches the element, as a fraction of its frame. Mirrors SwiftUI's `accessibilityActivationPoint(_:)`.
  nonisolated public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View {
    modifier(AccessibilityModifier(change: .activationPoint(activationPoint)))
  }

  /// Sets the point at which a press reaches the element, in points from the top-left corner of the view. Mirrors SwiftUI's
  /// `accessibilityActivationPoint(_:)`.
  nonisolated public func accessibilityActivationPoint(_ activationPoint: CGPoint) -> some View {
    modifier(AccessibilityModifier(change: .activationOffset(activationPoint)))
  }
}
