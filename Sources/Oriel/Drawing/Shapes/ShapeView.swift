import Foundation
import OrielDrawing

/// A view that draws a shape, on which more fills and strokes of the same shape can be laid. Mirrors SwiftUI's `ShapeView`.
public protocol ShapeView<Content>: View {
  associatedtype Content: Shape
  nonisolated var shape: Content { get }
}

extension _ShapeView: ShapeView {}

extension ShapeView {
  /// Fills the shape on top of what is drawn already. Mirrors SwiftUI's `ShapeView.fill(_:style:)`.
  nonisolated public func fill<S: ShapeStyle>(_ content: S = .foreground, style: FillStyle = FillStyle()) -> FillShapeView<Content, S, Self>
  {
    FillShapeView(shape: shape, style: content, fillStyle: style, background: self)
  }

  /// Draws the shape's outline on top of what is drawn already. Mirrors SwiftUI's `ShapeView.stroke(_:style:antialiased:)`.
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeShapeView<Content, S, Self> {
    StrokeShapeView(shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased, background: self)
  }

  /// Draws the shape's outline on top of what is drawn already. Mirrors SwiftUI's `ShapeView.stroke(_:lineWidth:antialiased:)`.
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Content, S, Self> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension ShapeView where Content: InsettableShape {
  /// Draws an outline inside of the shape on top of what is drawn already. Mirrors SwiftUI's `ShapeView.strokeBorder(_:style:antialiased:)`.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Content, S, Self> {
    StrokeBorderShapeView(shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased, background: self)
  }

  /// Draws an outline inside of the shape on top of what is drawn already. Mirrors SwiftUI's `ShapeView.strokeBorder(_:lineWidth:antialiased:)`.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Content, S, Self> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

// What follows a stroke is meant for the shape itself, not for the line.
extension _ShapeView {
  /// Fills the shape on top of its outline. Mirrors SwiftUI's `ShapeView.fill(_:style:)`.
  nonisolated public func fill<Base, S: ShapeStyle>(
    _ content: S = .foreground, style: FillStyle = FillStyle()
  ) -> FillShapeView<Base, S, Self> where Content == _StrokedShape<Base> {
    FillShapeView(shape: shape.shape, style: content, fillStyle: style, background: self)
  }

  /// Draws the shape's outline once more. Mirrors SwiftUI's `ShapeView.stroke(_:style:antialiased:)`.
  nonisolated public func stroke<Base, S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeShapeView<Base, S, Self> where Content == _StrokedShape<Base> {
    StrokeShapeView(shape: shape.shape, style: content, strokeStyle: style, isAntialiased: antialiased, background: self)
  }

  /// Draws the shape's outline once more. Mirrors SwiftUI's `ShapeView.stroke(_:lineWidth:antialiased:)`.
  nonisolated public func stroke<Base, S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Base, S, Self> where Content == _StrokedShape<Base> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

/// A filled shape on top of a view. Mirrors SwiftUI's `FillShapeView`.
nonisolated public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView {
  public var shape: Content
  public var style: Style
  public var fillStyle: FillStyle
  public var background: Background

  public init(shape: Content, style: Style, fillStyle: FillStyle, background: Background) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
    self.background = background
  }

  @MainActor public var body: some View { _ShapeView(shape: shape, style: style, fillStyle: fillStyle).background { background } }
}

/// A shape's outline on top of a view. Mirrors SwiftUI's `StrokeShapeView`.
nonisolated public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView {
  public var shape: Content
  public var style: Style
  public var strokeStyle: StrokeStyle
  public var isAntialiased: Bool
  public var background: Background

  public init(shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background) {
    self.shape = shape
    self.style = style
    self.strokeStyle = strokeStyle
    self.isAntialiased = isAntialiased
    self.background = background
  }

  @MainActor public var body: some View {
    shape.stroke(style, style: strokeStyle, antialiased: isAntialiased).background { background }
  }
}

/// An outline inside of a shape on top of a view. Mirrors SwiftUI's `StrokeBorderShapeView`.
nonisolated public struct StrokeBorderShapeView<Content: InsettableShape, Style: ShapeStyle, Background: View>: ShapeView {
  public var shape: Content
  public var style: Style
  public var strokeStyle: StrokeStyle
  public var isAntialiased: Bool
  public var background: Background

  public init(shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background) {
    self.shape = shape
    self.style = style
    self.strokeStyle = strokeStyle
    self.isAntialiased = isAntialiased
    self.background = background
  }

  @MainActor public var body: some View {
    shape.strokeBorder(style, style: strokeStyle, antialiased: isAntialiased).background { background }
  }
}
