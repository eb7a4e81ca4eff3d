import Foundation

extension NSValue {
  /// The rectangle that the value contains, or a zero rectangle if it contains another type. Mirrors UIKit's `cgRectValue`.
  public var cgRectValue: CGRect { (self as Any) as? CGRect ?? .zero }

  /// Creates a value that contains a rectangle. Mirrors UIKit's `init(cgRect:)`.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
}
