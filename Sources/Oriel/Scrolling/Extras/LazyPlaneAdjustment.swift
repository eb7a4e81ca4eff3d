import Foundation

/// A change of the drawing of a view in a `LazyPlane`, relative to its element. It doesn't affect the layout.
nonisolated public struct LazyPlaneAdjustment: Equatable, Sendable {
  /// The translation in points, positive towards the trailing edge and downwards.
  public var offset: CGSize
  /// The transform around the center of the view.
  public var transform: CGAffineTransform
  /// The opacity, from 0 to 1. A view below 0.01 isn't hit-tested.
  public var opacity: Double
  /// A Boolean value that indicates whether the view is hidden from drawing, hit testing and assistive technology.
  public var isHidden: Bool
  /// The z-index that replaces the element's, or `nil` to keep that.
  public var zIndex: Double?

  /// Creates an adjustment.
  public init(
    offset: CGSize = .zero, transform: CGAffineTransform = .identity, opacity: Double = 1, isHidden: Bool = false, zIndex: Double? = nil
  ) {
    self.offset = offset
    self.transform = transform
    self.opacity = opacity
    self.isHidden = isHidden
    self.zIndex = zIndex
  }

  /// The adjustment with each nonfinite value replaced by its default, and the opacity limited to its range.
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
