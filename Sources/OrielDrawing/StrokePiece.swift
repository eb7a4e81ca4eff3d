import Foundation

/// A part of a stroked line that bends so little that one curve can run beside it.
struct StrokePiece {
  private let segment: PathSegment
  let startTangent: CGPoint
  let endTangent: CGPoint
  /// Whether the piece goes on with the curve of the piece before: a corner between them is one of the approximation.
  var followsSmoothly: Bool

  var start: CGPoint { segment.start }
  var end: CGPoint { segment.end }

  /// Nil for a segment without length.
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

  /// A piece without length: it lets the stroke turn into or out of a direction on the spot.
  private init(turningAt point: CGPoint, tangent: CGPoint, followsSmoothly: Bool) {
    segment = .line(point, point)
    startTangent = tangent
    endTangent = tangent
    self.followsSmoothly = followsSmoothly
  }

  var isPoint: Bool { start == end }

  /// Cuts segments into pieces for a stroke of half a line width; offset curves are exact to the tolerance, in points.
  ///
  /// Where a curve is approximated by lines, a piece without length at either end keeps the curve's own direction there, which
  /// caps and joins go by.
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
    // A joint's kind belongs to the piece behind it, which is the other one of the two when the line is walked backwards.
    let smooth = pieces.dropFirst().map(\.followsSmoothly) + [pieces.first?.followsSmoothly ?? false]
    return zip(pieces, smooth).reversed().map { StrokePiece(reversing: $0, followsSmoothly: $1) }
  }

  /// The curve beside the piece, `distance` to its right.
  ///
  /// It has the true offset curve's ends and derivatives there: an offset curve runs `1 - distance * curvature` times as fast as the
  /// curve itself.
  func offsetElement(by distance: CGFloat) -> Path.Element {
    let to = end + endTangent.perpendicular * distance
    if segment.isLine { return .line(to: to) }
    let from = start + startTangent.perpendicular * distance
    let startHandle = segment.derivative(at: 0) * ((1 - distance * curvature(at: 0)) / 3)
    let endHandle = segment.derivative(at: 1) * ((1 - distance * curvature(at: 1)) / 3)
    return .curve(to: to, control1: from + startHandle, control2: to - endHandle)
  }

  /// Positive where the curve bends to its right; not finite where it stands still.
  private func curvature(at t: CGFloat) -> CGFloat {
    let speed = segment.derivative(at: t)
    let length = speed.length
    return speed.cross(segment.secondDerivative(at: t)) / (length * length * length)
  }

  /// Whether the piece bends slowly enough, compared to the width, to have a smooth curve on either side.
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
    // The middle alone says nothing of a curve that bends to either side in turn.
    guard let chord = (end - start).normalized else { return true }
    return [0.25, 0.5, 0.75].allSatisfy { abs(chord.cross(segment.point(at: $0) - start)) < tolerance }
  }
}
