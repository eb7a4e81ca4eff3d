import Foundation

extension View {
  /// Mirrors SwiftUI's `accessibilityHidden(_:)`.
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View { self }
}
