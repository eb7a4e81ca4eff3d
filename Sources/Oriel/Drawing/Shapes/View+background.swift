import Foundation
import OrielDrawing

extension View {
  /// Mirrors SwiftUI's `overlay(_:ignoresSafeAreaEdges:)`.
  nonisolated public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    modifier(SecondaryModifier(secondary: Rectangle().fill(style).ignoresSafeArea(edges: edges), alignment: .center, layer: .overlay))
  }

  /// Mirrors SwiftUI's `overlay(_:in:fillStyle:)`.
  nonisolated public func overlay<S: ShapeStyle, T: Shape>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle()) -> some View {
    modifier(SecondaryModifier(secondary: shape.fill(style, style: fillStyle), alignment: .center, layer: .overlay))
  }

  /// Mirrors SwiftUI's `background(_:ignoresSafeAreaEdges:)`.
  nonisolated public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    modifier(SecondaryModifier(Rectangle().fill(style).ignoresSafeArea(edges: edges), style: style))
  }

  /// Mirrors SwiftUI's `background(ignoresSafeAreaEdges:)`.
  nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
  }

  /// Mirrors SwiftUI's `background(_:in:fillStyle:)`.
  nonisolated public func background<S: ShapeStyle, T: Shape>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle()) -> some View {
    modifier(SecondaryModifier(shape.fill(style, style: fillStyle), style: style))
  }

  /// Mirrors SwiftUI's `background(in:fillStyle:)`.
  nonisolated public func background<T: Shape>(in shape: T, fillStyle: FillStyle = FillStyle()) -> some View {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }

  /// Mirrors SwiftUI's `border(_:width:)`; points.
  nonisolated public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    overlay { Rectangle().strokeBorder(content, lineWidth: width) }
  }
}
