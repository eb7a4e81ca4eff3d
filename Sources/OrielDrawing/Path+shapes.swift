import Foundation

extension Path {
  /// Creates a path of a rectangle.
  public init(_ rect: CGRect) { addRect(rect) }

  /// Creates a path of the ellipse in a rectangle.
  public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

  /// Creates a path of a rectangle whose corners are parts of ellipses. Radii are in points; those that don't fit are reduced.
  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }

  /// Creates a path of a rectangle whose corners all have one radius, in points; one that doesn't fit is reduced.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// Creates a path of a rectangle with a radius for each corner, in points; those that don't fit are reduced. Leading is on the left.
  public init(roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
  }

  /// Adds a closed subpath that starts at the top left corner and runs clockwise on the screen. A null rectangle adds nothing.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    guard !rect.isNull else { return }
    addShape(marked: RoundedRect(rect: rect.standardized), transform: transform) { path in
      path.append(.move(to: CGPoint(x: rect.minX, y: rect.minY)))
      path.append(.line(to: CGPoint(x: rect.maxX, y: rect.minY)))
      path.append(.line(to: CGPoint(x: rect.maxX, y: rect.maxY)))
      path.append(.line(to: CGPoint(x: rect.minX, y: rect.maxY)))
      path.append(.closeSubpath)
    }
  }

  /// Adds a closed subpath for each of several rectangles.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds an open subpath through points. An empty array adds nothing.
  public mutating func addLines(_ lines: [CGPoint]) {
    for (index, point) in lines.enumerated() {
      append(index == 0 ? .move(to: point) : .line(to: point))
    }
  }

  /// Adds a closed subpath that starts at the rightmost point and runs clockwise on the screen. A null rectangle adds nothing.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    guard !rect.isNull else { return }
    let rect = rect.standardized
    let isCircle = rect.width == rect.height
    let mark = isCircle ? RoundedRect(rect: rect, radius: rect.width / 2) : nil
    addShape(marked: mark, transform: transform) { path in
      let center = CGPoint(x: rect.midX, y: rect.midY)
      let toCorner = CGAffineTransform(a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: center.x, ty: center.y)
      path.appendArc(startAngle: 0, sweep: 2 * .pi, transform: toCorner)
      path.append(.closeSubpath)
    }
  }

  /// Adds a closed subpath that starts at the middle of the right side and runs clockwise on the screen. Radii are in points; those that
  /// don't fit are reduced. A null rectangle adds nothing.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous, transform: CGAffineTransform = .identity
  ) {
    let corners = RoundedCorners(rect: rect, cornerSize: cornerSize, style: style)
    addShape(marked: corners.mark, transform: transform) { corners.append(to: &$0) }
  }

  /// Adds a closed subpath that starts at the middle of the right side and runs clockwise on the screen. Radii are in points; those that
  /// don't fit are reduced. Leading is on the left. A null rectangle adds nothing.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    let corners = RoundedCorners(rect: rect, cornerRadii: cornerRadii, style: style)
    addShape(marked: corners.mark, transform: transform) { corners.append(to: &$0) }
  }

  /// Adds all elements of another path.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    let added = path.applying(transform)
    guard !added.isEmpty else { return }
    if isEmpty {
      self = added
    } else {
      outline = nil
      elements.append(contentsOf: added.elements)
    }
  }

  /// Adds the shape that a closure draws into an empty path, and marks the path if it contains nothing else.
  private mutating func addShape(marked mark: RoundedRect?, transform: CGAffineTransform, _ draw: (inout Path) -> Void) {
    var shape = Path()
    draw(&shape)
    shape.outline = mark
    addPath(shape, transform: transform)
  }
}
