import Foundation

/// A part of a stroked line with so little curvature that one curve can approximate its offset.
struct StrokePiece {
  private let segment: PathSegment
  let startTangent: CGPoint
  let endTangent: CGPoint
  /// Indicates whether the piece continues the curve of the previous one, so that a corner between them is one of the approximation.
  var followsSmoothly: Bool

  var start: CGPoint { segment.start }
  var end: CGPoint { segment.end }

  /// Creates a piece, or `nil` for a segment without a length.
  private init?(_ segment: PathSegment, followsSmoothly: Bool) {
    guard let startTangent = segment.startTangent, let endTangent = segment.endTangent else { return nil }
    self.segment = segment
    self.startTangent = startTangent
    self.endTangent = endTangent
    self.followsSmoothly = followsSmoothly
  }

  private init(reversing piece: StrokePiece, followsSmoothly: Bool) {
    segment = piece.segment.reversed
    startTangent = -piece.endTangent
    endTangent = -piece.startTangent
    self.followsSmoothly = followsSmoothly
  }

  /// Creates a piece without a length, at which the stroke changes its direction.
  private init(turningAt point: CGPoint, tangent: CGPoint, followsSmoothly: Bool) {
    segment = .line(point, point)
    startTangent = tangent
    endTangent = tangent
    self.followsSmoothly = followsSmoothly
  }

  var isPoint: Bool { start == end }

  /// Divides segments into pieces for a stroke of half a line width. Offset curves are exact to the tolerance, in points.
  ///
  /// If a curve is approximated by lines, a piece without a length at each end preserves the curve's own direction, which caps and joins
  /// use.
  static func pieces(of segments: [PathSegment], half: CGFloat, tolerance: CGFloat) -> [StrokePiece] {
    var pieces: [StrokePiece] = []
    for segment in segments {
      guard let startTangent = segment.startTangent, let endTangent = segment.endTangent else { continue }
      var cuts: [StrokePiece] = []
      cut(segment, depth: 0, half: half, tolerance: tolerance, into: &cuts)
      if let first = cuts.first, (first.startTangent - startTangent).length > 1e-6 {
        cuts.insert(StrokePiece(turningAt: first.start, tangent: startTangent, followsSmoothly: false), at: 0)
      }
      if let last = cuts.last, (last.endTangent - endTangent).length > 1e-6 {
        cuts.append(StrokePiece(turningAt: last.end, tangent: endTangent, followsSmoothly: true))
      }
      if !cuts.isEmpty { cuts[0].followsSmoothly = false }
      pieces += cuts
    }
    return pieces
  }

  private static func cut(_ segment: PathSegment, depth: Int, half: CGFloat, tolerance: CGFloat, into pieces: inout [StrokePiece]) {
    guard let piece = StrokePiece(segment, followsSmoothly: true) else { return }
    if segment.isLine || piece.hasOffsetCurve(half: half, tolerance: tolerance) { return pieces.append(piece) }
    if depth == 10 || piece.isNearlyStraight(tolerance: tolerance) {
      if let line = StrokePiece(.line(segment.start, segment.end), followsSmoothly: true) { pieces.append(line) }
      return
    }
    cut(segment.part(from: 0, to: 0.5), depth: depth + 1, half: half, tolerance: tolerance, into: &pieces)
    cut(segment.part(from: 0.5, to: 1), depth: depth + 1, half: half, tolerance: tolerance, into: &pieces)
  }

  static func reversed(_ pieces: [StrokePiece]) -> [StrokePiece] {
    // The kind of a joint belongs to the piece after it, which is the other one of the two in the reversed line.
    let smooth = pieces.dropFirst().map(\.followsSmoothly) + [pieces.first?.followsSmoothly ?? false]
    return zip(pieces, smooth).reversed().map { StrokePiece(reversing: $0, followsSmoothly: $1) }
  }

  /// Returns the offset curve of the piece, `distance` to its right.
  ///
  /// The curve has the ends and derivatives of the true offset curve, whose derivative is `1 - distance * curvature` times that of the
  /// curve itself.
  func offsetElement(by distance: CGFloat) -> Path.Element {
    let to = end + endTangent.perpendicular * distance
    if segment.isLine { return .line(to: to) }
    let from = start + startTangent.perpendicular * distance
    let startHandle = segment.derivative(at: 0) * ((1 - distance * curvature(at: 0)) / 3)
    let endHandle = segment.derivative(at: 1) * ((1 - distance * curvature(at: 1)) / 3)
    return .curve(to: to, control1: from + startHandle, control2: to - endHandle)
  }

  /// Returns the curvature, which is positive if the curve bends to its right, and nonfinite if the derivative is zero.
  private func curvature(at t: CGFloat) -> CGFloat {
    let speed = segment.derivative(at: t)
    let length = speed.length
    return speed.cross(segment.secondDerivative(at: t)) / (length * length * length)
  }

  /// Indicates whether the curvature is small enough, relative to the width, for a smooth curve on either side.
  private func hasOffsetCurve(half: CGFloat, tolerance: CGFloat) -> Bool {
    guard startTangent.dot(endTangent) > 0.85 else { return false }
    let middle = segment.derivative(at: 0.5)
    guard let direction = middle.normalized, direction.dot(startTangent) > 0.85 else { return false }
    for t in [0, 0.5, 1] as [CGFloat] where !(abs(curvature(at: t)) * half < 0.9) { return false }
    for distance in [half, -half] {
      guard case .curve(let to, let control1, let control2) = offsetElement(by: distance) else { return false }
      let offset = PathSegment.cubic(start + startTangent.perpendicular * distance, control1, control2, to)
      let ideal = segment.point(at: 0.5) + direction.perpendicular * distance
      guard (offset.point(at: 0.5) - ideal).length < tolerance else { return false }
    }
    return true
  }

  private func isNearlyStraight(tolerance: CGFloat) -> Bool {
    guard startTangent.dot(endTangent) > 0.97 else { return false }
    // The middle alone isn't sufficient for a curve that bends to both sides.
    guard let chord = (end - start).normalized else { return true }
    return [0.25, 0.5, 0.75].allSatisfy { abs(chord.cross(segment.point(at: $0) - start)) < tolerance }
  }
}
