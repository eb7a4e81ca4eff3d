import Foundation

/// The number of times that each part of a drawing is painted. Each time beyond the first is wasted, unless the upper layers are
/// translucent.
///
/// The drawing is sampled at the centers of square cells. Fills are sampled exactly. Text and images count by their bounds, strokes by
/// their bounds' edges, and effects by their contents.
///
/// - Complexity: O(*n* + *m*), where *n* is the number of nodes and *m* the number of painted cells.
@MainActor
package struct Overdraw {
  /// The side of a cell, in points.
  package let cell: CGFloat
  package let columns: Int
  package let rows: Int
  /// The number of times that each cell is painted, row by row. 255 also stands for more.
  package private(set) var counts: [UInt8]

  /// Samples a drawing.
  ///
  /// - Parameter cell: The side of a cell in points, at least 1.
  package init(of drawing: DisplayNode, size: CGSize, cell: CGFloat = 4) {
    let cell = max(1, cell)
    self.cell = cell
    columns = size.width.isFinite ? max(0, Int((size.width / cell).rounded(.up))) : 0
    rows = size.height.isFinite ? max(0, Int((size.height / cell).rounded(.up))) : 0
    counts = [UInt8](repeating: 0, count: columns * rows)
    guard !counts.isEmpty else { return }
    add(drawing, at: .identity, clip: CGRect(x: 0, y: 0, width: CGFloat(columns) * cell, height: CGFloat(rows) * cell))
  }

  /// The mean number of times that a cell is painted, or 0 for a drawing without an area.
  package var average: Double { counts.isEmpty ? 0 : Double(counts.reduce(0) { $0 + Int($1) }) / Double(counts.count) }

  package var most: Int { Int(counts.max() ?? 0) }

  /// Returns the cells that are painted a number of times, joined to rectangles along rows.
  package func rects(painted times: ClosedRange<Int>) -> [CGRect] {
    var result: [CGRect] = []
    for row in 0..<rows {
      var start: Int?
      for column in 0...columns {
        let isIn = column < columns && times.contains(Int(counts[row * columns + column]))
        if isIn, start == nil { start = column }
        if !isIn, let first = start {
          result.append(CGRect(x: CGFloat(first) * cell, y: CGFloat(row) * cell, width: CGFloat(column - first) * cell, height: cell))
          start = nil
        }
      }
    }
    return result
  }

  private mutating func add(_ node: DisplayNode, at transform: CGAffineTransform, clip: CGRect) {
    guard !node.bounds.isNull, !node.bounds.applying(transform).overlap(with: clip).isEmpty else { return }
    switch node.content {
    case .group(let children): for child in children { add(child, at: transform, clip: clip) }
    case .color(let color, let rect): if color.alpha > 0 { paint(rect.applying(transform), clip: clip) }
    case .fill(let path, let style, _):
      if path == Path(path.controlBounds) {
        paint(path.controlBounds.applying(transform), clip: clip)
      } else {
        let inverse = transform.inverted()
        paint(path.controlBounds.applying(transform), clip: clip) { path.contains($0.applying(inverse), eoFill: style.isEOFilled) }
      }
    case .stroke(let path, let style, _):
      // The node's bounds aren't used, because they reserve space for the longest possible miters.
      let edges = path.controlBounds.insetBy(dx: -style.lineWidth / 2, dy: -style.lineWidth / 2)
      paintEdges(of: edges, width: style.lineWidth, at: transform, clip: clip)
    case .text, .image, .platform: paint(node.bounds.applying(transform), clip: clip)
    case .transform(let inner, let child): add(child, at: inner.concatenating(transform), clip: clip)
    case .projection: paint(node.bounds.applying(transform), clip: clip)
    case .opacity(let opacity, let child): if opacity > 0 { add(child, at: transform, clip: clip) }
    case .clip(let path, _, let child): add(child, at: transform, clip: clip.overlap(with: path.controlBounds.applying(transform)))
    case .mask(let child, let mask): add(child, at: transform, clip: clip.overlap(with: mask.bounds.applying(transform)))
    case .shadow(_, _, _, let child):
      paint(node.bounds.applying(transform), clip: clip)
      add(child, at: transform, clip: clip)
    case .blend(_, let bottom, let top):
      add(bottom, at: transform, clip: clip)
      add(top, at: transform, clip: clip)
    case .blur(_, _, let child), .innerShadow(_, _, _, let child), .blendBehind(_, let child), .composited(let child), .isolated(let child),
      .colorMatrix(_, let child):
      add(child, at: transform, clip: clip)
    }
  }

  private mutating func paintEdges(of bounds: CGRect, width: CGFloat, at transform: CGAffineTransform, clip: CGRect) {
    let width = max(1, width)
    guard bounds.width > 2 * width, bounds.height > 2 * width else { return paint(bounds.applying(transform), clip: clip) }
    for edge in [
      CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: width),
      CGRect(x: bounds.minX, y: bounds.maxY - width, width: bounds.width, height: width),
      CGRect(x: bounds.minX, y: bounds.minY + width, width: width, height: bounds.height - 2 * width),
      CGRect(x: bounds.maxX - width, y: bounds.minY + width, width: width, height: bounds.height - 2 * width),
    ] {
      paint(edge.applying(transform), clip: clip)
    }
  }

  /// Counts the cells whose centers are in a rectangle and satisfy a condition.
  private mutating func paint(_ rect: CGRect, clip: CGRect, where isPainted: ((CGPoint) -> Bool)? = nil) {
    let area = rect.overlap(with: clip)
    guard !area.isNull, area.minX.isFinite, area.minY.isFinite, area.width.isFinite, area.height.isFinite else { return }
    func first(_ edge: CGFloat) -> Int { Int((edge / cell - 0.5).rounded(.up)) }
    let across = max(0, first(area.minX))..<max(0, min(columns, first(area.maxX)))
    let down = max(0, first(area.minY))..<max(0, min(rows, first(area.maxY)))
    guard across.lowerBound < across.upperBound else { return }
    for row in down {
      for column in across {
        if let isPainted, !isPainted(CGPoint(x: (CGFloat(column) + 0.5) * cell, y: (CGFloat(row) + 0.5) * cell)) { continue }
        let index = row * columns + column
        if counts[index] < .max { counts[index] += 1 }
      }
    }
  }
}
