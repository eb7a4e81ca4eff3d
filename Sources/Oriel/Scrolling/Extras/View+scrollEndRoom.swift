extension View {
  /// Adds space, in points, at the end of the vertically scrolled content of the nearest descendant scroll view, in addition to its
  /// margins. Use it in a container of which only the upper part is visible, such as a sheet at a small detent. A scroll view that scrolls
  /// horizontally only isn't affected. A negative or nonfinite length counts as 0.
  ///
  /// SwiftUI has nothing like it: on Apple's systems `contentMargins(.bottom, _:for: .scrollContent)` stands in for it if nothing scrolls
  /// horizontally.
  nonisolated public func scrollEndRoom(_ length: CGFloat) -> some View {
    scrollSetup { $0.endInset = length.isFinite ? max(0, length) : 0 }
  }
}
