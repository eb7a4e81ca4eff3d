import Foundation

/// The alternating lengths of dashes and gaps.
struct DashPattern {
  /// An even number of lengths: a dash, a gap, a dash …
  private let lengths: [CGFloat]
  private let total: CGFloat
  /// The position in the pattern at which a line begins, in 0..<total.
  private let phase: CGFloat

  /// Creates a pattern, or `nil` if the line is solid: without lengths, with a negative or nonfinite one, or if all are zero.
  init?(lengths: [CGFloat], phase: CGFloat) {
    guard !lengths.isEmpty, lengths.allSatisfy({ $0 >= 0 && $0.isFinite }) else { return nil }
    // With an odd number of lengths, dashes and gaps exchange their roles in each repetition.
    self.lengths = lengths.count.isMultiple(of: 2) ? lengths : lengths + lengths
    total = self.lengths.reduce(0, +)
    guard total > 0, total.isFinite else { return nil }
    let remainder = phase.isFinite ? phase.truncatingRemainder(dividingBy: total) : 0
    self.phase = remainder < 0 ? remainder + total : remainder
  }

  /// The number of dashes from which a line stays solid, because they wouldn't be distinguishable.
  private static let mostDashes: CGFloat = 100_000

  /// Returns the dashes of a subpath.
  func cut(_ subpath: Subpath) -> [StrokeLine] {
    let whole = StrokeLine(subpath)
    let segmentLengths = whole.segments.map(\.length)
    let length = segmentLengths.reduce(0, +)
    guard length > 0, length.isFinite, length / total * CGFloat(lengths.count) < Self.mostDashes else { return [whole] }
    let spans = drawnSpans(length: length)
    if spans.count == 1, spans[0].from == 0, spans[0].to == length { return [whole] }
    var lines = spans.compactMap { line(whole.segments, segmentLengths, from: $0.from, to: $0.to) }
    // On a closed subpath, a dash that ends where the first one begins is joined with it.
    if whole.isClosed, spans.count > 1, spans[0].from == 0, spans[spans.count - 1].to == length,
      lines[0].pointTangent == nil, lines[lines.count - 1].pointTangent == nil
    {
      lines[0].segments = lines.removeLast().segments + lines[0].segments
    }
    return lines
  }

  private func drawnSpans(length: CGFloat) -> [(from: CGFloat, to: CGFloat)] {
    var spans: [(from: CGFloat, to: CGFloat)] = []
    var index = 0
    var position = -phase
    while position < length {
      let end = position + lengths[index]
      if index.isMultiple(of: 2), end > 0 || (end == 0 && lengths[index] == 0) {
        spans.append((max(0, position), min(end, length)))
      }
      position = end
      index = (index + 1) % lengths.count
    }
    return spans
  }

  private func line(_ segments: [PathSegment], _ lengths: [CGFloat], from: CGFloat, to: CGFloat) -> StrokeLine? {
    let pieces = segments.pieces(from: from, to: to, lengths: lengths)
    if from < to, !pieces.isEmpty { return StrokeLine(segments: pieces) }
    var position = from
    for (segment, length) in zip(segments, lengths) where length > 0 {
      if position > length {
        position -= length
        continue
      }
      let t = segment.parameter(atLength: position, of: length)
      let tangent = segment.derivative(at: t).normalized ?? segment.startTangent
      return StrokeLine(segments: [.line(segment.point(at: t), segment.point(at: t))], pointTangent: tangent)
    }
    return nil
  }
}
