import Foundation

extension Path {
  /// The box around all end and control points: cheap, and never too small.
  package var controlBounds: CGRect {
    if let roundedRect { return roundedRect.rect }
    var left = CGFloat.infinity
    var top = CGFloat.infinity
    var right = -CGFloat.infinity
    var bottom = -CGFloat.infinity
    func add(_ point: CGPoint) {
      left = min(left, point.x)
      right = max(right, point.x)
      top = min(top, point.y)
      bottom = max(bottom, point.y)
    }
    for element in elements {
      switch element {
      case .move(let end), .line(let end): add(end)
      case .quadCurve(let end, let control):
        add(end)
        add(control)
      case .curve(let end, let control1, let control2):
        add(end)
        add(control1)
        add(control2)
      case .closeSubpath: break
      }
    }
    return left <= right ? CGRect(x: left, y: top, width: right - left, height: bottom - top) : .null
  }
}
