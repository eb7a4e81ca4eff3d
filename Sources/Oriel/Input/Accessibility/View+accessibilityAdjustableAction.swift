import Foundation

/// Which way somebody adjusts an element. Mirrors SwiftUI's `AccessibilityAdjustmentDirection`.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  case increment, decrement
}

extension View {
  /// Makes the element one whose value goes up and down, for those who use assistive technology. Mirrors SwiftUI's
  /// `accessibilityAdjustableAction(_:)`.
  nonisolated public func accessibilityAdjustableAction(_ handler: @escaping (AccessibilityAdjustmentDirection) -> Void) -> some View {
    modifier(AccessibilityModifier(change: .adjustable(handler)))
  }
}
