import Foundation

extension NSValue {
  /// The rectangle that the value holds; zero if it holds something else. Mirrors UIKit's `cgRectValue`.
  public var cgRectValue: CGRect { (self as Any) as? CGRect ?? .zero }

  /// A value that holds a rectangle. Mirrors UIKit's `init(cgRect:)`.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
}
