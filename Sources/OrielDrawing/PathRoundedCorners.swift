import Foundation

/// The shape of a rounded rectangle's corners. Mirrors SwiftUI's `RoundedCornerStyle`.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// A quarter of a circle.
  case circular
  /// A curve that leaves the straight sides gradually, and extends along them beyond its radius.
  case continuous
}

/// The radii of a rectangle's corners, in points. Paths treat negative radii as zero, and reduce those that don't fit. Mirrors SwiftUI's
/// `RectangleCornerRadii`.
public struct RectangleCornerRadii: Hashable, Sendable {
  /// The radius of the top leading corner.
  public var topLeading: CGFloat
  /// The radius of the bottom leading corner.
  public var bottomLeading: CGFloat
  /// The radius of the bottom trailing corner.
  public var bottomTrailing: CGFloat
  /// The radius of the top trailing corner.
  public var topTrailing: CGFloat

  /// Creates corner radii, which are zero by default.
  public init(topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
}

/// The corners of a rectangle, with radii that fit.
struct RoundedCorners {
  private let rect: CGRect
  private let style: RoundedCornerStyle
  /// The radii, from the bottom right corner clockwise on the screen.
  private let radii: [CGSize]

  init(rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle) {
    let rect = rect.standardized
    func limited(_ radius: CGFloat, _ side: CGFloat) -> CGFloat { radius > 0 ? min(radius, side / 2) : 0 }
    var size = CGSize(width: limited(cornerSize.width, rect.width), height: limited(cornerSize.height, rect.height))
    // A circular corner stays circular if it has to be reduced.
    if cornerSize.width == cornerSize.height { size = CGSize(width: min(size.width, size.height), height: min(size.width, size.height)) }
    if size.width == 0 || size.height == 0 { size = .zero }
    self.rect = rect
    self.style = style
    radii = [size, size, size, size]
  }

  init(rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle) {
    let rect = rect.standardized
    let wanted = [cornerRadii.bottomTrailing, cornerRadii.bottomLeading, cornerRadii.topLeading, cornerRadii.topTrailing]
      .map { $0 > 0 ? min($0, max(rect.width, rect.height)) : 0 }
    // A common factor keeps the proportions of the corners if two of them don't fit on a side.
    var factor: CGFloat = 1
    for (index, side) in [rect.width, rect.height, rect.width, rect.height].enumerated() {
      let sum = wanted[index] + wanted[(index + 1) % 4]
      if sum > side { factor = min(factor, side / sum) }
    }
    self.rect = rect
    self.style = style
    radii = wanted.map { CGSize(width: $0 * factor, height: $0 * factor) }
  }

  /// The equivalent rounded rectangle with circular corners, or `nil` if there is none.
  var mark: RoundedRect? {
    guard !rect.isNull, radii.allSatisfy({ $0.width == $0.height }) else { return nil }
    var mark = RoundedRect(
      rect: rect, topLeft: radii[2].width, topRight: radii[3].width, bottomRight: radii[0].width, bottomLeft: radii[1].width)
    mark.isContinuous = style == .continuous && (0..<4).contains { smoothing($0) > 0 }
    return mark
  }

  /// The distance beyond its radius to which a continuous corner extends along the sides, in radii. It is reduced if a side has too little
  /// space, down to a circular corner.
  private static let fullSmoothing: CGFloat = 0.528_665

  private func smoothing(_ index: Int) -> CGFloat {
    let own = radii[index]
    guard style == .continuous, own.width > 0, own.height > 0 else { return 0 }
    // Clockwise from the bottom right corner the sides alternate. Each side is divided in proportion to the two radii on it.
    let before = radii[(index + 3) % 4]
    let after = radii[(index + 1) % 4]
    let acrossNeighbor = index.isMultiple(of: 2) ? after : before
    let downNeighbour = index.isMultiple(of: 2) ? before : after
    let room = min(rect.width / (own.width + acrossNeighbor.width), rect.height / (own.height + downNeighbour.height))
    return max(0, min(Self.fullSmoothing, room - 1))
  }

  func append(to path: inout Path) {
    guard !rect.isNull else { return }
    path.elements.reserveCapacity(path.elements.count + 18)
    path.append(.move(to: CGPoint(x: rect.maxX, y: rect.midY)))
    // The axes of each corner: x from the corner back along the preceding side, y along the following side.
    let corners: [(corner: CGPoint, back: CGPoint, ahead: CGPoint, radii: CGSize)] = [
      (CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: 0, y: -1), CGPoint(x: -1, y: 0), radii[0]),
      (CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: 1, y: 0), CGPoint(x: 0, y: -1), radii[1]),
      (CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: 0, y: 1), CGPoint(x: 1, y: 0), radii[2]),
      (CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: -1, y: 0), CGPoint(x: 0, y: 1), radii[3]),
    ]
    for (index, entry) in corners.enumerated() {
      let lengths = index.isMultiple(of: 2) ? (entry.radii.height, entry.radii.width) : (entry.radii.width, entry.radii.height)
      let back = entry.back * lengths.0
      let ahead = entry.ahead * lengths.1
      let place = CGAffineTransform(a: back.x, b: back.y, c: ahead.x, d: ahead.y, tx: entry.corner.x, ty: entry.corner.y)
      Self.appendCorner(to: &path, smoothing: smoothing(index), isSharp: entry.radii.width == 0, place: place)
    }
    path.append(.closeSubpath)
  }

  /// Appends a corner of radius 1 at the origin, from the positive x axis to the positive y axis.
  ///
  /// Its middle is an arc of the circle around `(1, 1)`, shorter than a quarter by the smoothing. On each side a cubic curve connects it
  /// with the straight line. The curve starts with no curvature, because its first three points are on the line, and meets the arc in the
  /// arc's own direction. The length on the line is divided 2 : 1 between its first two control points.
  private static func appendCorner(to path: inout Path, smoothing: CGFloat, isSharp: Bool, place: CGAffineTransform) {
    if isSharp { return path.append(.line(to: CGPoint.zero.applying(place))) }
    let lead = smoothing * .pi / 4
    // The start of the arc: `lead` beyond the tangent point of the full quarter, as an angle at the center.
    let begin = CGPoint(x: 1 - sin(lead), y: 1 - cos(lead))
    // The x at which the tangent there meets the line y = 0.
    let meet = 1 - tan(lead / 2)
    let far = 1 + smoothing
    func add(_ end: CGPoint, _ control1: CGPoint, _ control2: CGPoint) {
      path.append(.curve(to: end.applying(place), control1: control1.applying(place), control2: control2.applying(place)))
    }
    func mirrored(_ point: CGPoint) -> CGPoint { CGPoint(x: point.y, y: point.x) }
    path.append(.line(to: CGPoint(x: far, y: 0).applying(place)))
    let near = CGPoint(x: meet, y: 0)
    let middle = CGPoint(x: meet + (far - meet) / 3, y: 0)
    if smoothing > 0 { add(begin, middle, near) }
    let handle = 4 / 3 * tan((.pi / 2 - 2 * lead) / 4)
    let tangent = CGPoint(x: -cos(lead), y: sin(lead)) * handle
    add(mirrored(begin), begin + tangent, mirrored(begin + tangent))
    if smoothing > 0 { add(mirrored(CGPoint(x: far, y: 0)), mirrored(near), mirrored(middle)) }
  }
}
