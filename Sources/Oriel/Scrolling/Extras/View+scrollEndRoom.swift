extension View {
  /// Puts room at the end of what the next scroll view inside scrolls vertically, in points, beside the margins of its content: for a container of
  /// which only an upper part is in sight, such as a sheet that is drawn up. A scroll view that scrolls horizontally alone gets none. What is negative
  /// or no finite number counts as 0.
  ///
  /// SwiftUI has nothing like it: on Apple's systems `contentMargins(.bottom, _:for: .scrollContent)` stands in for it where nothing scrolls
  /// horizontally.
  nonisolated public func scrollEndRoom(_ length: CGFloat) -> some View {
    scrollSetup { $0.endRoom = length.isFinite ? max(0, length) : 0 }
  }
}
