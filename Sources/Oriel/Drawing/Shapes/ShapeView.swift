import Foundation
import OrielDrawing

/// A view that draws a shape, and to which further fills and strokes of the same shape can be added. Mirrors SwiftUI's `ShapeView`.
public protocol ShapeView<Content>: View {
  /// The type of the shape.
  associatedtype Content: Shape
  /// The shape.
  nonisolated var shape: Content { get }
}

extension _ShapeView: ShapeView {}

extension ShapeView {
  /// Fills the shape in front of the existing drawing. Mirrors SwiftUI's `ShapeView.fill(_:style:)`.
  nonisolated public func fill<S: ShapeStyle>(_ content: S = .foreground, style: FillStyle = FillStyle()) -> FillShapeView<Content, S, Self>
  {
    FillShapeView(shape: shape, style: content, fillStyle: style, background: self)
  }

  /// Draws the shape's outline in front of the existing drawing. Mirrors SwiftUI's `ShapeView.stroke(_:style:antialiased:)`.
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeShapeView<Content, S, Self> {
    StrokeShapeView(shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased, background: self)
  }

  /// Draws the shape's outline in front of the existing drawing. Mirrors SwiftUI's `ShapeView.stroke(_:lineWidth:antialiased:)`.
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Content, S, Self> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension ShapeView where Content: InsettableShape {
  /// Draws an outline inside the shape, in front of the existing drawing. Mirrors SwiftUI's `ShapeView.strokeBorder(_:style:antialiased:)`.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Content, S, Self> {
    StrokeBorderShapeView(shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased, background: self)
  }

  /// Draws an outline inside the shape, in front of the existing drawing. Mirrors SwiftUI's
  /// `ShapeView.strokeBorder(_:lineWidth:antialiased:)`.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Content, S, Self> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

// Modifiers after a stroke apply to the shape itself, not to the outline.
extension _ShapeView {
  /// Fills the shape in front of its outline. Mirrors SwiftUI's `ShapeView.fill(_:style:)`.
  nonisolated public func fill<Base, S: ShapeStyle>(
    _ content: S = .foreground, style: FillStyle = FillStyle()
  ) -> FillShapeView<Base, S, Self> where Content == _StrokedShape<Base> {
    FillShapeView(shape: shape.shape, style: content, fillStyle: style, background: self)
  }

  /// Draws the shape's outline again. Mirrors SwiftUI's `ShapeView.stroke(_:style:antialiased:)`.
  nonisolated public func stroke<Base, S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeShapeView<Base, S, Self> where Content == _StrokedShape<Base> {
    StrokeShapeView(shape: shape.shape, style: content, strokeStyle: style, isAntialiased: antialiased, background: self)
  }

  /// Draws the shape's outline again. Mirrors SwiftUI's `ShapeView.stroke(_:lineWidth:antialiased:)`.
  nonisolated public func stroke<Base, S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Base, S, Self> where Content == _StrokedShape<Base> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

/// A filled shape in front of a view. Mirrors SwiftUI's `FillShapeView`.
nonisolated public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView {
  /// The shape.
  public var shape: Content
  /// The style of the fill.
  public var style: Style
  /// The fill rule and the antialiasing.
  public var fillStyle: FillStyle
  /// The view behind the shape.
  public var background: Background

  /// Creates a filled shape in front of a view.
  public init(shape: Content, style: Style, fillStyle: FillStyle, background: Background) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
    self.background = background
  }

  @MainActor public var body: some View { _ShapeView(shape: shape, style: style, fillStyle: fillStyle).background { background } }
}

/// The outline of a shape in front of a view. Mirrors SwiftUI's `StrokeShapeView`.
nonisolated public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView {
  /// The shape.
  public var shape: Content
  /// The style of the outline.
  public var style: Style
  /// The line width and the other properties of the outline.
  public var strokeStyle: StrokeStyle
  /// A Boolean value that indicates whether the edges are antialiased.
  public var isAntialiased: Bool
  /// The view behind the outline.
  public var background: Background

  /// Creates an outline in front of a view.
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

/// An outline inside a shape in front of a view. Mirrors SwiftUI's `StrokeBorderShapeView`.
nonisolated public struct StrokeBorderShapeView<Content: InsettableShape, Style: ShapeStyle, Background: View>: ShapeView {
  /// The shape.
  public var shape: Content
  /// The style of the outline.
  public var style: Style
  /// The line width and the other properties of the outline.
  public var strokeStyle: StrokeStyle
  /// A Boolean value that indicates whether the edges are antialiased.
  public var isAntialiased: Bool
  /// The view behind the outline.
  public var background: Background

  /// Creates an outline in front of a view.
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
