import Foundation
import OrielDrawing

extension View {
  /// Adds a view behind this one. Mirrors SwiftUI's `background(alignment:content:)`.
  @inlinable nonisolated public func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
    modifier(SecondaryModifier(secondary: content(), alignment: alignment, layer: .background))
  }

  /// Adds a view behind this one. Mirrors SwiftUI's `background(_:alignment:)`.
  @_disfavoredOverload
  @inlinable nonisolated public func background<Background: View>(_ background: Background, alignment: Alignment = .center) -> some View {
    modifier(SecondaryModifier(secondary: background, alignment: alignment, layer: .background))
  }

  /// Fills the area behind this view with a style. Mirrors SwiftUI's `background(_:ignoresSafeAreaEdges:)`.
  nonisolated public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    modifier(SecondaryModifier(Rectangle().fill(style).ignoresSafeArea(edges: edges), style: style))
  }

  /// Fills the area behind this view with the background style. Mirrors SwiftUI's `background(ignoresSafeAreaEdges:)`.
  nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
  }

  /// Adds a shape with a style behind this view. Mirrors SwiftUI's `background(_:in:fillStyle:)`.
  nonisolated public func background<S: ShapeStyle, T: Shape>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle()) -> some View {
    modifier(SecondaryModifier(shape.fill(style, style: fillStyle), style: style))
  }

  /// Adds a shape with the background style behind this view. Mirrors SwiftUI's `background(in:fillStyle:)`.
  nonisolated public func background<T: Shape>(in shape: T, fillStyle: FillStyle = FillStyle()) -> some View {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }
}
