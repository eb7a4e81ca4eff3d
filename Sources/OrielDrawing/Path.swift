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

  package var elements: [Element] = []
  /// The rounded rectangle that the path is, where it is nothing else: renderers have a fast way for it.
  package var roundedRect: RoundedRect?

  public init() {}

  package init(elements: [Element]) { self.elements = elements }

  public init(_ callback: (inout Path) -> Void) {
    callback(&self)
  }

  public init(_ rect: CGRect) { addRect(rect) }

  public var isEmpty: Bool { elements.isEmpty }

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

  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    let wasEmpty = isEmpty
    append(.move(to: CGPoint(x: rect.minX, y: rect.minY).applying(transform)))
    append(.line(to: CGPoint(x: rect.maxX, y: rect.minY).applying(transform)))
    append(.line(to: CGPoint(x: rect.maxX, y: rect.maxY).applying(transform)))
    append(.line(to: CGPoint(x: rect.minX, y: rect.maxY).applying(transform)))
    append(.closeSubpath)
    if wasEmpty, transform.isIdentity { roundedRect = RoundedRect(rect: rect) }
  }

  public func forEach(_ body: (Element) -> Void) {
    elements.forEach(body)
  }

  /// Appends an element as it is; a line or curve with no current point starts at its own end, as in Core Graphics.
  package mutating func append(_ element: Element) {
    roundedRect = nil
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
