import Foundation
import OrielDrawing

/// An outline that fits itself into a rectangle. As a view it is filled with the foreground. Mirrors SwiftUI's `Shape`.
public protocol Shape: Animatable, View, Sendable {
  nonisolated func path(in rect: CGRect) -> Path
  nonisolated static var role: ShapeRole { get }
  /// Whether the path is turned round where one reads from right to left; by default it is.
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

/// Mirrors SwiftUI's `ShapeRole`.
public enum ShapeRole: Sendable { case fill, stroke, separator }

extension Shape {
  nonisolated public static var role: ShapeRole { .fill }
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  /// The path as it is seen in a direction of reading.
  nonisolated func path(in rect: CGRect, _ direction: LayoutDirection) -> Path {
    let path = path(in: rect)
    guard layoutDirectionBehavior == .mirrors(in: direction) else { return path }
    return path.applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: rect.minX + rect.maxX, ty: 0))
  }

  public var body: _ShapeView<Self, ForegroundStyle> { _ShapeView(shape: self, style: ForegroundStyle()) }

  nonisolated public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> _ShapeView<Self, S> {
    _ShapeView(shape: self, style: content, fillStyle: style)
  }

  nonisolated public func fill(style: FillStyle = FillStyle()) -> _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle(), fillStyle: style)
  }

  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView<_StrokedShape<Self>, S> {
    _ShapeView(
      shape: _StrokedShape(shape: self, style: style), style: content, fillStyle: FillStyle(antialiased: antialiased))
  }

  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeView<
    _StrokedShape<Self>, S
  > { stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased) }

  nonisolated public func stroke(style: StrokeStyle) -> some Shape { _StrokedShape(shape: self, style: style) }

  nonisolated public func stroke(lineWidth: CGFloat = 1) -> some Shape { stroke(style: StrokeStyle(lineWidth: lineWidth)) }

  /// Mirrors SwiftUI's `trim(from:to:)`; fractions of the outline's length.
  nonisolated public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    _TrimmedShape(shape: self, start: startFraction, end: endFraction)
  }
}

/// A shape that can be made smaller all around. Mirrors SwiftUI's `InsettableShape`.
public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

extension InsettableShape {
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView<
    _StrokedShape<InsetShape>, S
  > { inset(by: style.lineWidth / 2).stroke(content, style: style, antialiased: antialiased) }

  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeView<
    _StrokedShape<InsetShape>, S
  > { strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased) }

  nonisolated public func strokeBorder(
    style: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView<_StrokedShape<InsetShape>, ForegroundStyle> {
    strokeBorder(ForegroundStyle(), style: style, antialiased: antialiased)
  }

  nonisolated public func strokeBorder(
    lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeView<_StrokedShape<InsetShape>, ForegroundStyle> {
    strokeBorder(ForegroundStyle(), lineWidth: lineWidth, antialiased: antialiased)
  }
}

/// A shape drawn as its outline.
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

/// A shape with a style. Mirrors SwiftUI's `_ShapeView`.
nonisolated public struct _ShapeView<Content: Shape, Style: ShapeStyle>: LeafView {
  static var isStateless: Bool { true }

  public var shape: Content
  var style: Style
  var fillStyle = FillStyle()

  static var environmentKeys: EnvironmentKeySet { EnvironmentValues.shapeKeys }

  @MainActor func makeBox(_ node: AnyViewNode) -> ShapeBox { ShapeBox(content, node: node) }

  @MainActor func update(_ box: ShapeBox, transaction: Transaction) { box.update(content, transaction: transaction) }

  @MainActor private var content: AnyShapeContent { AnyShapeContent(shape, style: AnyShapeStyle(style), fill: fillStyle) }
}
