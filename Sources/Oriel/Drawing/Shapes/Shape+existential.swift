import Foundation
import OrielDrawing

// Called on `any Shape`, a member can't return a type that names the shape: these return a view of some type, as SwiftUI's first ones did.
// Where the shape's type is known, the others go first.
extension Shape {
  /// Fills the shape. Mirrors SwiftUI's `fill(_:style:)`, also of a value whose type is `any Shape`.
  @_disfavoredOverload
  nonisolated public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> some View {
    _ShapeView(shape: self, style: content, fillStyle: style)
  }

  /// Fills the shape with the foreground. Mirrors SwiftUI's `fill(style:)`, also of a value whose type is `any Shape`.
  @_disfavoredOverload
  nonisolated public func fill(style: FillStyle = FillStyle()) -> some View {
    _ShapeView(shape: self, style: ForegroundStyle(), fillStyle: style)
  }

  /// Draws the shape's outline. Mirrors SwiftUI's `stroke(_:style:)`, also of a value whose type is `any Shape`.
  @_disfavoredOverload
  nonisolated public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some View {
    _ShapeView(shape: _StrokedShape(shape: self, style: style), style: content)
  }

  /// Draws the shape's outline. Mirrors SwiftUI's `stroke(_:lineWidth:)`, also of a value whose type is `any Shape`.
  @_disfavoredOverload
  nonisolated public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View {
    _ShapeView(shape: _StrokedShape(shape: self, style: StrokeStyle(lineWidth: lineWidth)), style: content)
  }
}

extension InsettableShape {
  /// Draws an outline inside of the shape. Mirrors SwiftUI's `strokeBorder(_:style:antialiased:)`, also of a value whose type is
  /// `any InsettableShape`.
  @_disfavoredOverload
  nonisolated public func strokeBorder<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> some View {
    let border: _ShapeView = strokeBorder(content, style: style, antialiased: antialiased)
    return border
  }

  /// Draws an outline inside of the shape. Mirrors SwiftUI's `strokeBorder(_:lineWidth:antialiased:)`, also of a value whose type is
  /// `any InsettableShape`.
  @_disfavoredOverload
  nonisolated public func strokeBorder<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View {
    let border: _ShapeView = strokeBorder(content, lineWidth: lineWidth, antialiased: antialiased)
    return border
  }
}
