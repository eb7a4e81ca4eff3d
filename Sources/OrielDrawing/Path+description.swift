import Foundation

extension Path: LosslessStringConvertible {
  /// The elements as numbers followed by an operator: `x y m` moves, `x y l` draws a line, `cx cy x y q` and `c1x c1y c2x c2y x y c` draw
  /// curves, and `h` closes the subpath.
  public var description: String {
    elements.map { element in
      switch element {
      case .move(let end): Self.text(end) + " m"
      case .line(let end): Self.text(end) + " l"
      case .quadCurve(let end, let control): Self.text(control, end) + " q"
      case .curve(let end, let control1, let control2): Self.text(control1, control2, end) + " c"
      case .closeSubpath: "h"
      }
    }.joined(separator: " ")
  }

  /// Creates a path from the format of `description`, in which `x y width height re` also stands for a rectangle, or `nil` for any other
  /// text.
  public init?(_ string: String) {
    var numbers: [CGFloat] = []
    for word in string.split(whereSeparator: \.isWhitespace) {
      if let number = Double(word) {
        guard number.isFinite else { return nil }
        numbers.append(CGFloat(number))
        continue
      }
      guard append(word, numbers) else { return nil }
      numbers = []
    }
    guard numbers.isEmpty else { return nil }
  }

  /// Appends the element of an operator. Returns `false` if the operator doesn't accept these numbers.
  private mutating func append(_ operation: Substring, _ n: [CGFloat]) -> Bool {
    func point(_ index: Int) -> CGPoint { CGPoint(x: n[index], y: n[index + 1]) }
    switch (operation, n.count) {
    case ("m", 2): append(.move(to: point(0)))
    case ("l", 2) where !isEmpty: append(.line(to: point(0)))
    case ("q", 4) where !isEmpty: append(.quadCurve(to: point(2), control: point(0)))
    case ("c", 6) where !isEmpty: append(.curve(to: point(4), control1: point(0), control2: point(2)))
    case ("re", 4): addRect(CGRect(x: n[0], y: n[1], width: n[2], height: n[3]))
    case ("h", 0): closeSubpath()
    default: return false
    }
    return true
  }

  private static func text(_ points: CGPoint...) -> String {
    points.flatMap { [$0.x, $0.y] }.map { number in
      let text = "\(Double(number))"
      return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }.joined(separator: " ")
  }
}
