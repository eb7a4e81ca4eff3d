import Foundation

/// How the corner of a rounded rectangle bends. Mirrors SwiftUI's `RoundedCornerStyle`.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// A quarter of a circle.
  case circular
  /// A curve that leaves the straight sides gradually, and reaches further along them than its radius.
  case continuous
}

/// The radii of a rectangle's corners, in points; where a path is made, negative ones count as zero and those that do not fit
/// are reduced. Mirrors SwiftUI's `RectangleCornerRadii`.
public struct RectangleCornerRadii: Hashable, Sendable {
  public var topLeading: CGFloat
  public var bottomLeading: CGFloat
  public var bottomTrailing: CGFloat
  public var topTrailing: CGFloat

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
  /// From the bottom right corner on, clockwise on the screen.
  private let radii: [CGSize]

  init(rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle) {
    let rect = rect.standardized
    func limited(_ radius: CGFloat, _ side: CGFloat) -> CGFloat { radius > 0 ? min(radius, side / 2) : 0 }
    var size = CGSize(width: limited(cornerSize.width, rect.width), height: limited(cornerSize.height, rect.height))
    // A corner that was meant to be round stays round when there is room for less of it.
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
    // One factor for all keeps the proportions of the corners when two of them do not fit on a side.
    var factor: CGFloat = 1
    for (index, side) in [rect.width, rect.height, rect.width, rect.height].enumerated() {
      let sum = wanted[index] + wanted[(index + 1) % 4]
      if sum > side { factor = min(factor, side / sum) }
    }
    self.rect = rect
    self.style = style
    radii = wanted.map { CGSize(width: $0 * factor, height: $0 * factor) }
  }

  /// The rounded rectangle with these corners; nil if the two radii of a corner differ.
  var mark: RoundedRect? {
    guard !rect.isNull, radii.allSatisfy({ $0.width == $0.height }) else { return nil }
    var mark = RoundedRect(
      rect: rect, topLeft: radii[2].width, topRight: radii[3].width, bottomRight: radii[0].width, bottomLeft: radii[1].width)
    mark.isContinuous = style == .continuous && (0..<4).contains { smoothing($0) > 0 }
    return mark
  }

  /// How far beyond its radius a continuous corner reaches along the sides, in radii. A side that has no room for it gets less, until
  /// the corner is circular.
  private static let fullSmoothing: CGFloat = 0.528_665

  private func smoothing(_ index: Int) -> CGFloat {
    let own = radii[index]
    guard style == .continuous, own.width > 0, own.height > 0 else { return 0 }
    // Going round from the bottom right corner, sides alternate; each side is shared in proportion to the two radii on it.
    let before = radii[(index + 3) % 4]
    let after = radii[(index + 1) % 4]
    let acrossNeighbour = index.isMultiple(of: 2) ? after : before
    let downNeighbour = index.isMultiple(of: 2) ? before : after
    let room = min(rect.width / (own.width + acrossNeighbour.width), rect.height / (own.height + downNeighbour.height))
    return max(0, min(Self.fullSmoothing, room - 1))
  }

  func append(to path: inout Path) {
    guard !rect.isNull else { return }
    path.elements.reserveCapacity(path.elements.count + 18)
    path.append(.move(to: CGPoint(x: rect.maxX, y: rect.midY)))
    // Each corner's own axes: x from the corner back along the side that leads to it, y along the side that leaves it.
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

  /// A corner of radius 1 at the origin, from the positive x axis to the positive y axis.
  ///
  /// Its middle is an arc of the circle around `(1, 1)`, shorter than a quarter by the smoothing. On each side a cubic leads over
  /// to the straight line: it starts with no curvature, since its first three points lie on the line, and it meets the arc in the
  /// arc's own direction; the way on the line is divided 2 : 1 between the two first control points.
  private static func appendCorner(to path: inout Path, smoothing: CGFloat, isSharp: Bool, place: CGAffineTransform) {
    if isSharp { return path.append(.line(to: CGPoint.zero.applying(place))) }
    let lead = smoothing * .pi / 4
    // Where the arc begins, seen from its centre: `lead` past the touching point of the full quarter.
    let begin = CGPoint(x: 1 - sin(lead), y: 1 - cos(lead))
    // The tangent there meets the line y = 0 at this x.
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
