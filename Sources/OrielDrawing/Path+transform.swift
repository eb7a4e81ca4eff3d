import Foundation

extension Path {
  /// Returns the path with all its points transformed.
  public func applying(_ transform: CGAffineTransform) -> Path {
    if transform.isIdentity { return self }
    var result = Path(elements: elements.map { $0.map { $0.applying(transform) } })
    result.outline = outline?.applying(transform)
    return result
  }

  /// Returns the projected path, or `nil` if one of its points is behind the eye. Curves are approximated, which is sufficient for an
  /// outline with a small rotation.
  package func projected(by projection: ProjectionTransform) -> Path? {
    var isVisible = true
    let seen = elements.map { element in
      element.map { point in
        let place = projection.project(point)
        isVisible = isVisible && place != nil
        return place ?? point
      }
    }
    return isVisible ? Path(elements: seen) : nil
  }

  /// Returns the path translated to the right and down, in points.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }
}

extension Path.Element {
  fileprivate func map(_ place: (CGPoint) -> CGPoint) -> Path.Element {
    switch self {
    case .move(let end): .move(to: place(end))
    case .line(let end): .line(to: place(end))
    case .quadCurve(let end, let control): .quadCurve(to: place(end), control: place(control))
    case .curve(let end, let control1, let control2): .curve(to: place(end), control1: place(control1), control2: place(control2))
    case .closeSubpath: .closeSubpath
    }
  }
}
