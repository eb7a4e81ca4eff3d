/// A kind of glass that views stand on. Mirrors SwiftUI's `Glass`, in Oriel's own look: a material with light edges, which doesn't bend what is behind.
public struct Glass: Equatable, Sendable {
  enum Kind { case regular, clear, identity }
  let kind: Kind
  private(set) var tint: Color?
  private(set) var isInteractive = false

  /// Text can be read on it whatever is behind.
  public static var regular: Glass { Glass(kind: .regular) }
  /// What is behind is seen nearly as it is: text on it may need a darker ground.
  public static var clear: Glass { Glass(kind: .clear) }
  /// None: the view is as it is without the effect.
  public static var identity: Glass { Glass(kind: .identity) }

  /// The same glass in a colour; nil is none.
  public func tint(_ color: Color?) -> Glass {
    var glass = self
    glass.tint = color
    return glass
  }

  /// The same glass, which grows a little and is lighter while it is pressed.
  public func interactive(_ isEnabled: Bool = true) -> Glass {
    var glass = self
    glass.isInteractive = isEnabled
    return glass
  }

  var material: Material { kind == .clear ? .clearGlass : .glass }
}
