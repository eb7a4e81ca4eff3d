import Foundation

extension Path {
  /// Returns the outline of the stroked path. Filled by the nonzero rule it looks like the stroke. A line width that isn't positive and
  /// finite results in an empty path.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    guard style.lineWidth > 0, style.lineWidth.isFinite else { return Path() }
    let dashes = DashPattern(lengths: style.dash, phase: style.dashPhase)
    var outline = StrokeOutline(style: style)
    for subpath in subpaths {
      for line in dashes?.cut(subpath) ?? [StrokeLine(subpath)] { outline.add(line) }
    }
    return outline.path
  }
}

/// A chain of segments that is stroked as one line.
struct StrokeLine {
  var segments: [PathSegment]
  var isClosed: Bool
  /// The direction of the caps if all segments are one point, or `nil` for no caps.
  var pointTangent: CGPoint?

  init(segments: [PathSegment], isClosed: Bool = false, pointTangent: CGPoint? = nil) {
    self.segments = segments
    self.isClosed = isClosed
    self.pointTangent = pointTangent
  }

  init(_ subpath: Subpath) {
    let isPoint = subpath.segments.allSatisfy { $0.startTangent == nil }
    // A single move isn't stroked, but a line without a length has caps.
    let showsCaps = isPoint && (subpath.isClosed || !subpath.segments.isEmpty)
    self.init(
      segments: isPoint ? [.line(subpath.start, subpath.start)] : subpath.drawnSegments,
      isClosed: subpath.isClosed && !isPoint, pointTangent: showsCaps ? CGPoint(x: 1, y: 0) : nil)
  }
}

/// A builder of the outline of a stroke.
///
/// Each line gets a contour: the offset curve on its right, a cap, the offset curve of the reversed line, and a cap. A closed line gets two
/// contours, one for each direction. The outer side of a corner has the join; the inner side passes through the corner itself. So the
/// contour is a sum of stripes and join wedges with the same orientation. The winding number is nowhere less than the number of stripes
/// that cover a point, and no overlap can cancel another one to a hole.
private struct StrokeOutline {
  private(set) var path = Path()
  private let style: StrokeStyle
  private let half: CGFloat
  private let tolerance: CGFloat

  init(style: StrokeStyle) {
    self.style = style
    half = style.lineWidth / 2
    tolerance = min(0.02, half * 0.002)
  }

  mutating func add(_ line: StrokeLine) {
    if let tangent = line.pointTangent { return addPoint(line.segments[0].start, tangent) }
    let pieces = StrokePiece.pieces(of: line.segments, half: half, tolerance: tolerance)
    guard let first = pieces.first, let last = pieces.last else { return }
    let back = StrokePiece.reversed(pieces)
    addSide(pieces, from: nil, isClosed: line.isClosed)
    if line.isClosed {
      path.append(.closeSubpath)
      addSide(back, from: nil, isClosed: true)
    } else {
      addCap(at: last.end, last.endTangent)
      addSide(back, from: last.end + (-last.endTangent).perpendicular * half, isClosed: false)
      addCap(at: first.start, -first.startTangent)
    }
    path.append(.closeSubpath)
  }

  private mutating func addPoint(_ point: CGPoint, _ tangent: CGPoint) {
    guard style.lineCap != .butt else { return }
    path.append(.move(to: point + tangent.perpendicular * half))
    addCap(at: point, tangent)
    addCap(at: point, -tangent)
    path.append(.closeSubpath)
  }

  /// Adds the right side of the pieces. `from` is the current point of the contour, or `nil` to begin one.
  private mutating func addSide(_ pieces: [StrokePiece], from: CGPoint?, isClosed: Bool) {
    var last: StrokePiece?
    for piece in pieces {
      if let last {
        addJoint(from: last, to: piece)
      } else if from == nil {
        path.append(.move(to: piece.start + piece.startTangent.perpendicular * half))
      }
      if !piece.isPoint { path.append(piece.offsetElement(by: half)) }
      last = piece
    }
    if isClosed, let last, let first = pieces.first { addJoint(from: last, to: first) }
  }

  private mutating func addJoint(from: StrokePiece, to: StrokePiece) {
    let corner = to.start
    let (t0, t1) = (from.endTangent, to.startTangent)
    let (o0, o1) = (t0.perpendicular * half, t1.perpendicular * half)
    let cross = t0.cross(t1)
    let dot = t0.dot(t1)
    if dot > 0, abs(cross) < 1e-6 {
      if o0 != o1 { path.append(.line(to: corner + o1)) }
      return
    }
    let turnsBack = dot < 0 && abs(cross) < 1e-6
    if cross > 0, !turnsBack {
      path.append(.line(to: corner))
      path.append(.line(to: corner + o1))
      return
    }
    switch to.followsSmoothly ? .round : style.lineJoin {
    case .round:
      addTurn(around: corner, from: o0, to: o1, by: turnsBack ? -.pi : atan2(cross, dot))
    case .miter where !turnsBack && style.miterLimit * ((1 + dot) / 2).squareRoot() >= 1:
      path.append(.line(to: corner + (o0 + o1) * (1 / (1 + dot))))
      path.append(.line(to: corner + o1))
    case .miter, .bevel:
      path.append(.line(to: corner + o1))
    }
  }

  /// Adds the cap at the end of a line with a tangent, from its right side to its left one.
  private mutating func addCap(at end: CGPoint, _ tangent: CGPoint) {
    let offset = tangent.perpendicular * half
    switch style.lineCap {
    case .butt: break
    case .round: return addTurn(around: end, from: offset, to: -offset, by: -.pi)
    case .square:
      path.append(.line(to: end + offset + tangent * half))
      path.append(.line(to: end - offset + tangent * half))
    }
    path.append(.line(to: end - offset))
  }

  /// Adds an arc around a point, between two vectors that start there.
  private mutating func addTurn(around center: CGPoint, from: CGPoint, to: CGPoint, by angle: CGFloat) {
    let count = max(1, (abs(angle) / (.pi / 2) - 1e-9).rounded(.up))
    let step = angle / count
    let handle = 4 / 3 * tan(step / 4)
    let (cosine, sine) = (cos(step), sin(step))
    var current = from
    for index in 1...Int(count) {
      let next = index == Int(count) ? to : current * cosine + current.perpendicular * sine
      path.append(
        .curve(
          to: center + next, control1: center + current + current.perpendicular * handle,
          control2: center + next - next.perpendicular * handle))
      current = next
    }
  }
}
