import Foundation

extension Path {
  /// Creates a copy of a Core Graphics path in its current state. Mirrors SwiftUI's initializer.
  public init(_ path: CGPath) { self = path.path }

  /// A Core Graphics path with the same elements. Mirrors SwiftUI's property.
  public var cgPath: CGPath { CGPath(self) }
}
