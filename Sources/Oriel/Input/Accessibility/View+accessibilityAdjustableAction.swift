import Foundation

/// The direction in which the user adjusts an element. Mirrors SwiftUI's `AccessibilityAdjustmentDirection`.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  case increment, decrement
}

extension View {
  /// Adds actions to the element by which assistive technology increments and decrements its value. Mirrors SwiftUI's
  /// `accessibilityAdjustableAction(_:)`.
  nonisolated public func accessibilityAdjustableAction(_ handler: @escaping (AccessibilityAdjustmentDirection) -> Void) -> some View {
    modifier(AccessibilityModifier(change: .adjustable(handler)))
  }
}
