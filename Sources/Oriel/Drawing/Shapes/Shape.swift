import Foundation
import OrielDrawing

/// An outline that fits into a rectangle. As a view it is filled with the foreground style. Mirrors SwiftUI's `Shape`.
public protocol Shape: Animatable, View, Sendable {
  /// Returns the outline of the shape in a rectangle.
  nonisolated func path(in rect: CGRect) -> Path
  /// The purpose of the shape's outline.
  nonisolated static var role: ShapeRole { get }
  /// The behavior of the path in another layout direction. By default it is mirrored in a right-to-left layout.
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }
  /// Returns the size of the shape for a proposal.
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

/// The purpose of a shape's outline. Mirrors SwiftUI's `ShapeRole`.
public enum ShapeRole: Sendable { case fill, stroke, separator }

extension Shape {
  nonisolated public static var role: ShapeRole { .fill }
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  /// Returns the path in a layout direction.
  nonisolated func path(in rect: CGRect, _ direction: LayoutDirection) -> Path {
    let path = path(in: rect)
    guard layoutDirectionBehavior == .mirrors(in: direction) else { return path }
    return path.applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: rect.minX + rect.maxX, ty: 0))
  }

  public var body: _ShapeView<Self, ForegroundStyle> { _ShapeView(shape: self, style: ForegroundStyle()) }

  /// Fills the shape with a style. Mirrors SwiftUI's `fill(_:style:)`.
  nonisolated public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> _ShapeView<Self, S> {
    _ShapeView(shape: self, style: content, fillStyle: style)
  }

  /// Fills the shape with the foreground style. Mirrors SwiftUI's `fill(style:)`.
  nonisolated public func fill(style: FillStyle = FillStyle()) -> _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle(), fillStyle: style)
  }

  /// Draws the shape's outline with a style. Mirrors SwiftUI's `stroke(_:style:antialiased:)`.
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView<_StrokedShape<Self>, S> {
    _ShapeView(
      shape: _StrokedShape(shape: self, style: style), style: content, fillStyle: FillStyle(antialiased: antialiased))
  }

  /// Draws the shape's outline with a style and a line width in points. Mirrors SwiftUI's `stroke(_:lineWidth:antialiased:)`.
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeView<
    _StrokedShape<Self>, S
  > { stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased) }

  /// Returns the outline of the shape as a shape. Mirrors SwiftUI's `stroke(style:)`.
  nonisolated public func stroke(style: StrokeStyle) -> some Shape { _StrokedShape(shape: self, style: style) }

  /// Returns the outline of the shape, with a line width in points, as a shape. Mirrors SwiftUI's `stroke(lineWidth:)`.
  nonisolated public func stroke(lineWidth: CGFloat = 1) -> some Shape { stroke(style: StrokeStyle(lineWidth: lineWidth)) }

  /// Returns the part of the shape's outline between two fractions of its length. Mirrors SwiftUI's `trim(from:to:)`.
  nonisolated public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    _TrimmedShape(shape: self, start: startFraction, end: endFraction)
  }
}

/// A shape that can be inset to produce another shape. Mirrors SwiftUI's `InsettableShape`.
public protocol InsettableShape: Shape {
  /// The type of the inset shape.
  associatedtype InsetShape: InsettableShape
  /// Returns the shape inset by an amount, in points.
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

extension InsettableShape {
  /// Draws an outline inside the shape with a style. Mirrors SwiftUI's `strokeBorder(_:style:antialiased:)`.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView<
    _StrokedShape<InsetShape>, S
  > { inset(by: style.lineWidth / 2).stroke(content, style: style, antialiased: antialiased) }

  /// Draws an outline inside the shape with a style and a line width in points. Mirrors SwiftUI's `strokeBorder(_:lineWidth:antialiased:)`.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeView<
    _StrokedShape<InsetShape>, S
  > { strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased) }

  /// Draws an outline inside the shape with the foreground style. Mirrors SwiftUI's `strokeBorder(style:antialiased:)`.
  nonisolated public func strokeBorder(
    style: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView<_StrokedShape<InsetShape>, ForegroundStyle> {
    strokeBorder(ForegroundStyle(), style: style, antialiased: antialiased)
  }

  /// Draws an outline inside the shape with the foreground style and a line width in points. Mirrors SwiftUI's
  /// `strokeBorder(lineWidth:antialiased:)`.
  nonisolated public func strokeBorder(
    lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeView<_StrokedShape<InsetShape>, ForegroundStyle> {
    strokeBorder(ForegroundStyle(), lineWidth: lineWidth, antialiased: antialiased)
  }
}

/// The outline of a shape as a shape.
nonisolated public struct _StrokedShape<S: Shape>: Shape {
  var shape: S
  var style: StrokeStyle

  public static var role: ShapeRole { .stroke }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  public func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  public var animatableData: AnimatablePair<S.AnimatableData, StrokeStyle.AnimatableData> {
    get { AnimatablePair(shape.animatableData, style.animatableData) }
    set {
      shape.animatableData = newValue.first
      style.animatableData = newValue.second
    }
  }
}

nonisolated struct _TrimmedShape<S: Shape>: Shape {
  var shape: S
  var start: CGFloat
  var end: CGFloat

  func path(in rect: CGRect) -> Path { shape.path(in: rect).trimmedPath(from: start, to: end) }

  var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  var animatableData: AnimatablePair<S.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(shape.animatableData, AnimatablePair(start, end)) }
    set {
      shape.animatableData = newValue.first
      start = newValue.second.first
      end = newValue.second.second
    }
  }
}

/// A view that draws a shape with a style. Mirrors SwiftUI's `_ShapeView`.
nonisolated public struct _ShapeView<Content: Shape, Style: ShapeStyle>: LeafView {
  static var isStateless: Bool { true }

  /// The shape.
  public var shape: Content
  var style: Style
  var fillStyle = FillStyle()

  static var environmentKeys: EnvironmentKeySet { EnvironmentValues.shapeKeys }

  @MainActor func makeBox(_ node: AnyViewNode) -> ShapeBox { ShapeBox(content, node: node) }

  @MainActor func update(_ box: ShapeBox, transaction: Transaction) { box.update(content, transaction: transaction) }

  @MainActor private var content: AnyShapeContent { AnyShapeContent(shape, style: AnyShapeStyle(style), fill: fillStyle) }
}
