import Foundation
import OrielDrawing

// A member that is called on `any Shape` can't return a type that names the shape, so these members return an opaque view type, as
// SwiftUI's original ones did. If the type of the shape is known, the other overloads have precedence.
extension Shape {
  /// Fills the shape. Mirrors SwiftUI's `fill(_:style:)`, also for a value of type `any Shape`.
  @_disfavoredOverload
  nonisolated public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> some View {
    _ShapeView(shape: self, style: content, fillStyle: style)
  }

  /// Fills the shape with the foreground style. Mirrors SwiftUI's `fill(style:)`, also for a value of type `any Shape`.
  @_disfavoredOverload
  nonisolated public func fill(style: FillStyle = FillStyle()) -> some View {
    _ShapeView(shape: self, style: ForegroundStyle(), fillStyle: style)
  }

  /// Draws the shape's outline. Mirrors SwiftUI's `stroke(_:style:)`, also for a value of type `any Shape`.
  @_disfavoredOverload
  nonisolated public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some View {
    _ShapeView(shape: _StrokedShape(shape: self, style: style), style: content)
  }

  /// Draws the shape's outline. Mirrors SwiftUI's `stroke(_:lineWidth:)`, also for a value of type `any Shape`.
  @_disfavoredOverload
  nonisolated public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View {
    _ShapeView(shape: _StrokedShape(shape: self, style: StrokeStyle(lineWidth: lineWidth)), style: content)
  }
}

extension InsettableShape {
  /// Draws an outline inside the shape. Mirrors SwiftUI's `strokeBorder(_:style:antialiased:)`, also for a value of type `any
  /// InsettableShape`.
  @_disfavoredOverload
  nonisolated public func strokeBorder<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> some View {
    let border: _ShapeView = strokeBorder(content, style: style, antialiased: antialiased)
    return border
  }

  /// Draws an outline inside the shape. Mirrors SwiftUI's `strokeBorder(_:lineWidth:antialiased:)`, also for a value of type `any
  /// InsettableShape`.
  @_disfavoredOverload
  nonisolated public func strokeBorder<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View {
    let border: _ShapeView = strokeBorder(content, lineWidth: lineWidth, antialiased: antialiased)
    return border
  }
}
