import Foundation

extension Path {
  /// Returns the part of the path between two fractions of its length, which are limited to 0...1. The result is empty if `from` isn't less
  /// than `to`. The length is that of all subpaths together.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    let from = from > 0 ? min(from, 1) : 0
    let to = to > 0 ? min(to, 1) : 0
    guard from < to else { return Path() }
    if from == 0, to == 1 { return self }
    let subpaths = subpaths
    let lengths = subpaths.map { $0.drawnSegments.map(\.length) }
    let total = lengths.joined().reduce(0, +)
    guard total > 0, total.isFinite else { return Path() }
    var trimmed = Path()
    var position: CGFloat = 0
    for (subpath, segmentLengths) in zip(subpaths, lengths) {
      let length = segmentLengths.reduce(0, +)
      let range = (from * total - position, to * total - position)
      position += length
      guard length > 0, range.0 < length, range.1 > 0 else { continue }
      if range.0 <= 0, range.1 >= length {
        trimmed.append(subpath)
      } else {
        for piece in subpath.drawnSegments.pieces(from: range.0, to: range.1, lengths: segmentLengths) {
          trimmed.extend(by: piece)
        }
      }
    }
    return trimmed
  }

  fileprivate mutating func append(_ subpath: Subpath) {
    append(.move(to: subpath.start))
    for segment in subpath.segments { append(segment.element) }
    if subpath.isClosed { append(.closeSubpath) }
  }

  /// Appends a segment, preceded by a move if the path doesn't end at its start.
  private mutating func extend(by segment: PathSegment) {
    if elements.last == .closeSubpath || currentPoint != segment.start { append(.move(to: segment.start)) }
    append(segment.element)
  }
}

extension [PathSegment] {
  /// Returns the part of a chain of segments between two distances from its start. `lengths` are those of the segments.
  func pieces(from: CGFloat, to: CGFloat, lengths: [CGFloat]) -> [PathSegment] {
    var result: [PathSegment] = []
    var position: CGFloat = 0
    for (segment, length) in zip(self, lengths) {
      let low = from - position
      let high = to - position
      position += length
      guard low < length, high > 0, length > 0 else { continue }
      let t0 = segment.parameter(atLength: low, of: length)
      let t1 = segment.parameter(atLength: high, of: length)
      guard t0 < t1 else { continue }
      result.append(segment.part(from: t0, to: t1))
    }
    return result
  }
}
