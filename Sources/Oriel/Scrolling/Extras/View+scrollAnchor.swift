extension View {
  /// Sets the row of the nearest descendant scroll view that keeps its position on the screen while others are inserted, removed or
  /// resized.
  ///
  /// SwiftUI has nothing like it: what stands in for it on Apple's systems is `defaultScrollAnchor(_:for: .sizeChanges)`, which keeps an
  /// edge and no row.
  nonisolated public func scrollAnchor(_ anchor: ScrollAnchor) -> some View { scrollSetup { $0.anchor = anchor } }
}
