import CGTK
import Foundation
import OrielDrawing

extension GdkRGBA {
  init(_ color: RGBA) {
    self.init(
      red: color.red.clampedComponent, green: color.green.clampedComponent, blue: color.blue.clampedComponent,
      alpha: color.alpha.clampedComponent)
  }
}

extension Float {
  fileprivate var clampedComponent: Float { isNaN ? 0 : Swift.min(1, Swift.max(0, self)) }
}

extension graphene_rect_t {
  init(_ rect: CGRect) {
    self.init(
      origin: graphene_point_t(x: Float(rect.minX), y: Float(rect.minY)),
      size: graphene_size_t(width: Float(rect.width), height: Float(rect.height)))
  }
}

extension graphene_point_t {
  init(_ point: CGPoint) { self.init(x: Float(point.x), y: Float(point.y)) }
}

extension CGRect {
  /// The rectangle with nonnegative lengths, or `nil` if it has no area, or numbers that exceed a renderer's range.
  var drawable: CGRect? {
    guard [origin.x, origin.y, size.width, size.height].allSatisfy(\.isDrawable) else { return nil }
    let rect = standardized
    return rect.width > 0 && rect.height > 0 ? rect : nil
  }
}

extension CGRect {
  /// The smallest rectangle on whole points that contains this one.
  var wholePoints: CGRect {
    let (left, top) = (minX.rounded(.down), minY.rounded(.down))
    return CGRect(x: left, y: top, width: maxX.rounded(.up) - left, height: maxY.rounded(.up) - top)
  }
}

extension CGFloat {
  /// Indicates whether single precision distinguishes pixels near the number, approximately.
  var isDrawable: Bool { magnitude <= 8_388_608 }
}

extension CGPoint {
  var isDrawable: Bool { x.isDrawable && y.isDrawable }
}

extension GskRoundedRect {
  /// Creates a rounded rectangle. Radii that don't fit are reduced by a common factor, as in CSS.
  init(_ source: RoundedRect, in rect: CGRect) {
    var radii = [source.topLeft, source.topRight, source.bottomRight, source.bottomLeft].map {
      $0 > 0 ? min($0, max(rect.width, rect.height)) : 0
    }
    let sums = [
      (radii[0] + radii[1], rect.width), (radii[3] + radii[2], rect.width), (radii[0] + radii[3], rect.height),
      (radii[1] + radii[2], rect.height),
    ]
    let factor = sums.reduce(1) { $1.0 > $1.1 ? min($0, $1.1 / $1.0) : $0 }
    radii = radii.map { $0 * factor }
    func corner(_ radius: CGFloat) -> graphene_size_t { graphene_size_t(width: Float(radius), height: Float(radius)) }
    self.init(
      bounds: graphene_rect_t(rect),
      corner: (corner(radii[0]), corner(radii[1]), corner(radii[2]), corner(radii[3])))
  }
}
