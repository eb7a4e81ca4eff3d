extension View {
  /// Hides the view from drawing, hit testing and assistive technology, and keeps its space in the layout. Mirrors SwiftUI's `hidden()`.
  nonisolated public func hidden() -> some View { opacity(0).accessibilityHidden(true) }
}
