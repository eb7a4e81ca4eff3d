/// A kind of glass behind views. Mirrors SwiftUI's `Glass` with an appearance of Oriel's own: a material with light edges, which doesn't
/// refract the content behind it.
public struct Glass: Equatable, Sendable {
  enum Kind { case regular, clear, identity }
  let kind: Kind
  private(set) var tint: Color?
  private(set) var isInteractive = false

  /// Glass on which text is legible over any content.
  public static var regular: Glass { Glass(kind: .regular) }
  /// Glass that leaves the content behind it almost unchanged. Text on it may need a darker background.
  public static var clear: Glass { Glass(kind: .clear) }
  /// No glass: the view is as it is without the effect.
  public static var identity: Glass { Glass(kind: .identity) }

  /// Returns the same glass with a tint, or without one if `color` is `nil`.
  public func tint(_ color: Color?) -> Glass {
    var glass = self
    glass.tint = color
    return glass
  }

  /// Returns the same glass, which grows slightly and lightens while it is pressed.
  public func interactive(_ isEnabled: Bool = true) -> Glass {
    var glass = self
    glass.isInteractive = isEnabled
    return glass
  }

  var material: Material { kind == .clear ? .clearGlass : .glass }
}
