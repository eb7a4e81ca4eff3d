/// A side or a corner of a rectangle that something is aligned to. Mirrors UIKit's `NSRectAlignment`.
public enum NSRectAlignment: Int, Sendable {
  case none
  case top
  case topLeading
  case leading
  case bottomLeading
  case bottom
  case bottomTrailing
  case trailing
  case topTrailing
}
