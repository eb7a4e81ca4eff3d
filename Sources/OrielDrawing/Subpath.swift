import Foundation

/// A connected part of a path.
struct Subpath {
  var start: CGPoint
  /// The segments without the line that closes the subpath.
  var segments: [PathSegment] = []
  var isClosed = false

  var end: CGPoint { segments.last?.end ?? start }

  /// The segments, including the line that closes the subpath if it is closed and doesn't end at its start.
  var drawnSegments: [PathSegment] { isClosed ? closedSegments : segments }

  /// The segments, including the line back to the start, as required for filling.
  var closedSegments: [PathSegment] { end == start ? segments : segments + [.line(end, start)] }
}

extension Path {
  /// The subpaths in order. Single moves are subpaths without segments.
  var subpaths: [Subpath] {
    var result: [Subpath] = []
    var current: Subpath?
    func begin(_ start: CGPoint) {
      if let current { result.append(current) }
      current = Subpath(start: start)
    }
    for element in elements {
      if case .move(let end) = element {
        begin(end)
        continue
      }
      guard let open = current else { continue }
      // Elements after a closed subpath, without a move, continue from its start.
      if open.isClosed {
        if element == .closeSubpath { continue }
        begin(open.start)
      }
      let from = current!.end
      switch element {
      case .move: break
      case .line(let end): current!.segments.append(.line(from, end))
      case .quadCurve(let end, let control): current!.segments.append(.quad(from, control, end))
      case .curve(let end, let control1, let control2): current!.segments.append(.cubic(from, control1, control2, end))
      case .closeSubpath: current!.isClosed = true
      }
    }
    if let current { result.append(current) }
    return result
  }
}
