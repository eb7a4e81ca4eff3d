import Foundation

extension Path {
  /// The outline of a Core Graphics path, as it is now. Mirrors SwiftUI's initialiser.
  public init(_ path: CGPath) { self = path.path }

  /// This path for Core Graphics. Mirrors SwiftUI's property.
  public var cgPath: CGPath { CGPath(self) }
}
