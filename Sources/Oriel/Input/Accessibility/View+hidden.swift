extension View {
  /// Mirrors SwiftUI's `hidden()`: room is kept, nothing is drawn, hit or heard.
  nonisolated public func hidden() -> some View { opacity(0).accessibilityHidden(true) }
}
