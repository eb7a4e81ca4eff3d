import SwiftUI

/// A line that was drawn with a single drag.
public struct Stroke: Identifiable {
  /// The identity of the stroke.
  public let id = UUID()
  var points: [CGPoint]
  var color: Color
  var width: CGFloat
  var isEraser = false

  /// The path with rounded corners. Each point is the control point of a curve between the centers of its two segments.
  var path: Path {
    Path { path in
      guard let first = points.first else { return }
      path.move(to: first)
      guard points.count > 2 else {
        // A line without length leaves a dot, because of its round caps.
        path.addLine(to: points.last ?? first)
        return
      }
      for (point, next) in zip(points.dropFirst(), points.dropFirst(2)) {
        path.addQuadCurve(to: CGPoint(x: (point.x + next.x) / 2, y: (point.y + next.y) / 2), control: point)
      }
      path.addLine(to: points[points.count - 1])
    }
  }
}

/// The strokes of a canvas, with undo and redo.
public final class Drawing: ObservableObject {
  /// The strokes in the order of their drawing.
  @Published public private(set) var strokes: [Stroke]
  @Published private var undone: [[Stroke]] = []
  private var history: [[Stroke]] = []

  /// Creates a drawing.
  public init(strokes: [Stroke] = []) {
    self.strokes = strokes
  }

  /// A Boolean value that indicates whether a change can be undone.
  public var canUndo: Bool { !history.isEmpty }
  /// A Boolean value that indicates whether a change can be redone.
  public var canRedo: Bool { !undone.isEmpty }

  func add(_ stroke: Stroke) {
    change(to: strokes + [stroke])
  }

  func clear() {
    guard !strokes.isEmpty else { return }
    change(to: [])
  }

  func undo() {
    guard let previous = history.popLast() else { return }
    undone.append(strokes)
    strokes = previous
  }

  func redo() {
    guard let next = undone.popLast() else { return }
    history.append(strokes)
    strokes = next
  }

  private func change(to strokes: [Stroke]) {
    history.append(self.strokes)
    undone = []
    self.strokes = strokes
  }
}

extension Drawing {
  /// A house on a hill below the sun.
  public static var sample: Drawing {
    func line(_ color: Color, _ width: CGFloat, _ points: [(CGFloat, CGFloat)]) -> Stroke {
      Stroke(points: points.map { CGPoint(x: $0.0, y: $0.1) }, color: color, width: width)
    }
    func corners(_ color: Color, _ width: CGFloat, _ points: [(CGFloat, CGFloat)]) -> [Stroke] {
      zip(points, points.dropFirst()).map { line(color, width, [$0, $1]) }
    }
    let hill = stride(from: CGFloat(10), through: 320, by: 10).map { ($0, 400 - 50 * sin(($0 - 10) / 310 * .pi)) }
    let sun = stride(from: CGFloat(0), through: 6.4, by: 0.2).map { (250 + 32 * cos($0), 110 + 32 * sin($0)) }
    let rays = stride(from: CGFloat(0), to: 6.2, by: .pi / 4).map { angle in
      line(.orange, 6, [(250 + 46 * cos(angle), 110 + 46 * sin(angle)), (250 + 62 * cos(angle), 110 + 62 * sin(angle))])
    }
    return Drawing(
      strokes: [line(.green, 12, hill), line(.orange, 8, sun)] + rays
        + corners(.blue, 6, [(100, 352), (100, 255), (205, 255), (205, 348)])
        + corners(.red, 8, [(85, 258), (152, 195), (220, 258)])
        + corners(.brown, 6, [(140, 344), (140, 300), (166, 300), (166, 344)]))
  }
}
