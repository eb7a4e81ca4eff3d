import Foundation

/// The outline of a shape: straight lines and Bézier curves. Mirrors SwiftUI's `Path`.
///
/// Points are in points of the view that draws the path, y pointing down. Arcs are stored as cubic curves.
public struct Path: Equatable, Sendable {
  /// One element of a path. Mirrors SwiftUI's `Path.Element`.
  public enum Element: Equatable, Sendable {
    /// The start of a subpath.
    case move(to: CGPoint)
    /// A line from the current point.
    case line(to: CGPoint)
    /// A quadratic Bézier curve from the current point.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A cubic Bézier curve from the current point.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A line to the start of the subpath, which closes it.
    case closeSubpath
  }

  package internal(set) var elements: [Element] = []
  /// The rounded rectangle that the path consists of, with circular or continuous corners, or `nil` for other paths.
  package internal(set) var outline: RoundedRect?
  /// The rounded rectangle with circular corners that the path consists of, or `nil` for other paths. Renderers draw it faster.
  package var roundedRect: RoundedRect? { outline.flatMap { $0.isContinuous ? nil : $0 } }

  /// Creates an empty path.
  public init() {}

  package init(elements: [Element]) { self.elements = elements }

  /// Creates a path with a closure that adds its elements.
  public init(_ callback: (inout Path) -> Void) {
    callback(&self)
  }

  /// A Boolean value that indicates whether the path has no elements.
  public var isEmpty: Bool { elements.isEmpty }

  /// The end of the last element or, after a closed subpath, its start; `nil` for an empty path.
  public var currentPoint: CGPoint? {
    switch elements.last {
    case nil: return nil
    case .move(let end), .line(let end), .quadCurve(let end, _), .curve(let end, _, _): return end
    case .closeSubpath:
      for case .move(let start) in elements.reversed() { return start }
      return nil
    }
  }

  /// Begins a subpath at a point.
  public mutating func move(to end: CGPoint) {
    append(.move(to: end))
  }

  /// Adds a line from the current point.
  public mutating func addLine(to end: CGPoint) {
    append(.line(to: end))
  }

  /// Adds a quadratic Bézier curve from the current point.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    append(.quadCurve(to: end, control: control))
  }

  /// Adds a cubic Bézier curve from the current point.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    append(.curve(to: end, control1: control1, control2: control2))
  }

  /// Closes the current subpath with a line to its start. Has no effect on an empty path.
  public mutating func closeSubpath() {
    guard !elements.isEmpty else { return }
    append(.closeSubpath)
  }

  /// Calls a closure with each element, in order.
  public func forEach(_ body: (Element) -> Void) {
    elements.forEach(body)
  }

  /// Returns a Boolean value that indicates whether two paths have equal elements, however they were created.
  public static func == (lhs: Path, rhs: Path) -> Bool { lhs.elements == rhs.elements }

  /// Appends an element unchanged. A line or curve without a current point starts at its own end, as in Core Graphics.
  package mutating func append(_ element: Element) {
    outline = nil
    if elements.isEmpty {
      switch element {
      case .move: break
      case .line(let end), .quadCurve(let end, _), .curve(let end, _, _): elements.append(.move(to: end))
      case .closeSubpath: return
      }
    }
    elements.append(element)
  }
}
