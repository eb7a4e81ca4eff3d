/// The rule that determines the inside of a path that crosses itself. Mirrors Core Graphics' `CGPathFillRule`.
public enum CGPathFillRule: Int, Hashable, Sendable {
  case winding, evenOdd
}
