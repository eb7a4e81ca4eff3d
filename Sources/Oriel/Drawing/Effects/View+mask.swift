extension View {
  /// Shows the view where the mask is opaque; hits aren't clipped. Mirrors SwiftUI's `mask(alignment:_:)`.
  @inlinable nonisolated public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View {
    modifier(SecondaryModifier(secondary: mask(), alignment: alignment, layer: .mask))
  }

  /// Shows the view where the mask is opaque. Mirrors SwiftUI's deprecated `mask(_:)`.
  @_disfavoredOverload
  nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View {
    modifier(SecondaryModifier(secondary: mask, alignment: .center, layer: .mask))
  }
}
