import Foundation
import OrielDrawing

extension View {
  /// Adds a view in front of this one. Mirrors SwiftUI's `overlay(alignment:content:)`.
  @inlinable nonisolated public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
    modifier(SecondaryModifier(secondary: content(), alignment: alignment, layer: .overlay))
  }

  /// Adds a view in front of this one. Mirrors SwiftUI's `overlay(_:alignment:)`.
  @_disfavoredOverload
  @inlinable nonisolated public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
    modifier(SecondaryModifier(secondary: overlay, alignment: alignment, layer: .overlay))
  }

  /// Fills the area in front of this view with a style. Mirrors SwiftUI's `overlay(_:ignoresSafeAreaEdges:)`.
  nonisolated public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    modifier(SecondaryModifier(secondary: Rectangle().fill(style).ignoresSafeArea(edges: edges), alignment: .center, layer: .overlay))
  }

  /// Adds a shape with a style in front of this view. Mirrors SwiftUI's `overlay(_:in:fillStyle:)`.
  nonisolated public func overlay<S: ShapeStyle, T: Shape>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle()) -> some View {
    modifier(SecondaryModifier(secondary: shape.fill(style, style: fillStyle), alignment: .center, layer: .overlay))
  }
}
