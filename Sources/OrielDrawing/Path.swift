import Foundation

/// The outline of a shape: straight lines and Bézier curves. Mirrors SwiftUI's `Path`.
///
/// Points are in points of the view that draws the path, y pointing down. Arcs are stored as cubic curves.
public struct Path: Equatable, Sendable {
  /// One element of a path. Mirrors SwiftUI's `Path.Element`.
  public enum Element: Equatable, Sendable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case closeSubpath
  }

  package internal(set) var elements: [Element] = []
  /// The rounded rectangle that the path consists of, with circular or continuous corners; nil for every other path.
  package internal(set) var outline: RoundedRect?
  /// The rounded rectangle with circular corners that the path consists of, which renderers draw without its elements; nil for every other path.
  package var roundedRect: RoundedRect? { outline.flatMap { $0.isContinuous ? nil : $0 } }

  public init() {}

  package init(elements: [Element]) { self.elements = elements }

  public init(_ callback: (inout Path) -> Void) {
    callback(&self)
  }

  public var isEmpty: Bool { elements.isEmpty }

  /// Where the last element ends; after a closed subpath where that one began. Nil for an empty path.
  public var currentPoint: CGPoint? {
    switch elements.last {
    case nil: return nil
    case .move(let end), .line(let end), .quadCurve(let end, _), .curve(let end, _, _): return end
    case .closeSubpath:
      for case .move(let start) in elements.reversed() { return start }
      return nil
    }
  }

  public mutating func move(to end: CGPoint) {
    append(.move(to: end))
  }

  public mutating func addLine(to end: CGPoint) {
    append(.line(to: end))
  }

  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    append(.quadCurve(to: end, control: control))
  }

  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    append(.curve(to: end, control1: control1, control2: control2))
  }

  public mutating func closeSubpath() {
    guard !elements.isEmpty else { return }
    append(.closeSubpath)
  }

  public func forEach(_ body: (Element) -> Void) {
    elements.forEach(body)
  }

  /// Paths are equal if their elements are, however they were made.
  public static func == (lhs: Path, rhs: Path) -> Bool { lhs.elements == rhs.elements }

  /// Appends an element as it is; a line or curve with no current point starts at its own end, as in Core Graphics.
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
