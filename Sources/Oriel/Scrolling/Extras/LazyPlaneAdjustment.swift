import Foundation

/// How a view of a `LazyPlane` is shown otherwise than its element says. It is laid out as before.
nonisolated public struct LazyPlaneAdjustment: Equatable, Sendable {
  /// Points that it is moved by; towards the trailing edge and down.
  public var offset: CGSize
  /// Around the middle of the view.
  public var transform: CGAffineTransform
  /// 0...1. Below 0.01 the view can't be hit.
  public var opacity: Double
  /// Whether it isn't there at all, to the eye, to hands and to those who cannot see.
  public var isHidden: Bool
  /// Instead of the element's; nil leaves that.
  public var zIndex: Double?

  public init(
    offset: CGSize = .zero, transform: CGAffineTransform = .identity, opacity: Double = 1, isHidden: Bool = false, zIndex: Double? = nil
  ) {
    self.offset = offset
    self.transform = transform
    self.opacity = opacity
    self.isHidden = isHidden
    self.zIndex = zIndex
  }

  /// With numbers only.
  var sanitized: Self {
    var result = self
    let t = transform
    if ![t.a, t.b, t.c, t.d, t.tx, t.ty].allSatisfy(\.isFinite) { result.transform = .identity }
    if !offset.width.isFinite || !offset.height.isFinite { result.offset = .zero }
    result.opacity = opacity.isFinite ? min(max(opacity, 0), 1) : 1
    if zIndex?.isFinite == false { result.zIndex = nil }
    return result
  }
}
