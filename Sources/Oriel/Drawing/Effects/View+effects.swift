import Foundation
import OrielDrawing

struct OffsetEffect: RenderEffect {
  static var moves: Bool { true }
  static var name: String { "offset" }
  var offset: CGSize

  var translation: CGSize { offset }

  func transform(size: CGSize) -> CGAffineTransform { CGAffineTransform(translationX: offset.width, y: offset.height) }

  func mirrored() -> OffsetEffect { OffsetEffect(offset: CGSize(width: -offset.width, height: offset.height)) }

  var animatableData: CGSize.AnimatableData {
    get { offset.animatableData }
    set { offset.animatableData = newValue }
  }
}

struct ScaleEffect: RenderEffect {
  static var moves: Bool { true }
  static var name: String { "scaleEffect" }
  var scale: CGSize
  var anchor: UnitPoint

  func transform(size: CGSize) -> CGAffineTransform {
    let center = CGPoint(x: size.width * anchor.x, y: size.height * anchor.y)
    return CGAffineTransform(translationX: -center.x, y: -center.y)
      .concatenating(CGAffineTransform(scaleX: scale.width, y: scale.height))
      .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
  }

  var animatableData: AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData> {
    get { AnimatablePair(scale.animatableData, anchor.animatableData) }
    set {
      scale.animatableData = newValue.first
      anchor.animatableData = newValue.second
    }
  }
}

struct RotationEffect: RenderEffect {
  static var moves: Bool { true }
  static var name: String { "rotationEffect" }
  var angle: Angle
  var anchor: UnitPoint

  func transform(size: CGSize) -> CGAffineTransform {
    let center = CGPoint(x: size.width * anchor.x, y: size.height * anchor.y)
    return CGAffineTransform(translationX: -center.x, y: -center.y)
      .concatenating(CGAffineTransform(rotationAngle: angle.radians))
      .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
  }

  var animatableData: AnimatablePair<Double, UnitPoint.AnimatableData> {
    get { AnimatablePair(angle.radians, anchor.animatableData) }
    set {
      angle = .radians(newValue.first)
      anchor.animatableData = newValue.second
    }
  }
}

struct OpacityEffect: RenderEffect {
  var opacity: Double

  var allowsHits: Bool { opacity > 0 }
  var isInvisible: Bool { !(opacity > 0) }

  @MainActor func apply(to node: DisplayNode, size: CGSize, environment: EnvironmentValues) -> DisplayNode {
    opacity >= 1 ? node : opacity <= 0 || opacity.isNaN ? .empty : DisplayNode(.opacity(opacity, node))
  }

  var animatableData: Double {
    get { opacity }
    set { opacity = newValue }
  }
}

struct BlurEffect: RenderEffect {
  var radius: CGFloat
  var isOpaque: Bool

  @MainActor func apply(to node: DisplayNode, size: CGSize, environment: EnvironmentValues) -> DisplayNode {
    radius > 0 ? DisplayNode(.blur(radius, isOpaque: isOpaque, node)) : node
  }

  var animatableData: CGFloat {
    get { radius }
    set { radius = newValue }
  }
}

struct ShadowEffect: RenderEffect {
  var color: Color
  var radius: CGFloat
  var offset: CGSize

  @MainActor func apply(to node: DisplayNode, size: CGSize, environment: EnvironmentValues) -> DisplayNode {
    node.shadowed(color.resolved(in: environment), radius: max(0, radius), offset: offset)
  }

  var animatableData: AnimatablePair<CGFloat, CGSize.AnimatableData> {
    get { AnimatablePair(radius, offset.animatableData) }
    set {
      radius = newValue.first
      offset.animatableData = newValue.second
    }
  }
}

struct ClipEffect<S: Shape>: RenderEffect {
  var shape: S
  var style: FillStyle

  @MainActor func apply(to node: DisplayNode, size: CGSize, environment: EnvironmentValues) -> DisplayNode {
    guard PropertyPlan.isUsableUninstalled(shape) else { return .empty }
    return DisplayNode(.clip(shape.path(in: CGRect(origin: .zero, size: size), environment.layoutDirection), style, node))
  }

  var animatableData: S.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }
}

/// An effect that draws its content as one picture before outer effects apply. Content that doesn't use its backdrop needs no further
/// group.
struct GroupEffect: RenderEffect {
  @MainActor func apply(to node: DisplayNode, size: CGSize, environment: EnvironmentValues) -> DisplayNode {
    node.backdropUse.isEmpty ? node : DisplayNode(.composited(node))
  }
}

extension View {
  /// Moves the drawing by a distance in points, but not the layout. Mirrors SwiftUI's `offset(_:)`.
  nonisolated public func offset(_ offset: CGSize) -> some View { modifier(EffectModifier(effect: OffsetEffect(offset: offset))) }

  /// Moves the drawing by a distance in points, but not the layout. Mirrors SwiftUI's `offset(x:y:)`.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { offset(CGSize(width: x, height: y)) }

  /// Scales the drawing around an anchor, but not the layout. Mirrors SwiftUI's `scaleEffect(_:anchor:)`.
  nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    modifier(EffectModifier(effect: ScaleEffect(scale: scale, anchor: anchor)))
  }

  /// Scales the drawing around an anchor by the same factor along both axes, but not the layout. Mirrors SwiftUI's
  /// `scaleEffect(_:anchor:)`.
  nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }

  /// Scales the drawing around an anchor, but not the layout. Mirrors SwiftUI's `scaleEffect(x:y:anchor:)`.
  nonisolated public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  /// Rotates the drawing around an anchor, but not the layout. Mirrors SwiftUI's `rotationEffect(_:anchor:)`.
  nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    modifier(EffectModifier(effect: RotationEffect(angle: angle, anchor: anchor)))
  }

  /// Sets the opacity of the view. A view with opacity 0 takes no part in hit testing. Mirrors SwiftUI's `opacity(_:)`.
  nonisolated public func opacity(_ opacity: Double) -> some View { modifier(EffectModifier(effect: OpacityEffect(opacity: opacity))) }

  /// Blurs the view with a radius in points. An opaque blur ends at the edges of the drawing, whose colors are extended outwards instead of
  /// fading, and is black where nothing is drawn. Mirrors SwiftUI's `blur(radius:opaque:)`.
  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    modifier(EffectModifier(effect: BlurEffect(radius: radius, isOpaque: opaque)))
  }

  /// Adds a drop shadow; the radius and the offset are in points. Mirrors SwiftUI's `shadow(color:radius:x:y:)`.
  nonisolated public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    modifier(EffectModifier(effect: ShadowEffect(color: color, radius: radius, offset: CGSize(width: x, height: y))))
  }

  /// Clips the drawing to a shape. Mirrors SwiftUI's `clipShape(_:style:)`.
  nonisolated public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    modifier(EffectModifier(effect: ClipEffect(shape: shape, style: style)))
  }

  /// Clips the drawing to the view's frame; hits aren't clipped. Without antialiasing, a pixel at the edge is drawn completely or not at
  /// all. Mirrors SwiftUI's `clipped(antialiased:)`.
  nonisolated public func clipped(antialiased: Bool = false) -> some View {
    clipShape(Rectangle(), style: FillStyle(antialiased: antialiased))
  }

  /// Clips the drawing to a rectangle with rounded corners. Mirrors SwiftUI's `cornerRadius(_:antialiased:)`.
  nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius, style: .circular), style: FillStyle(antialiased: antialiased))
  }

  /// Draws the content as one picture before outer effects apply. Mirrors SwiftUI's `compositingGroup()`.
  nonisolated public func compositingGroup() -> some View { modifier(EffectModifier(effect: GroupEffect())) }
}
