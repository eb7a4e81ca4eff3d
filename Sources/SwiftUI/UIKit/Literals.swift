import Oriel

extension UIColor: _ExpressibleByColorLiteral {
  /// Creates the color of `#colorLiteral(red:green:blue:alpha:)`.
  public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}

extension UIImage: _ExpressibleByImageLiteral {
  /// Creates the image of `#imageLiteral(resourceName:)` from the app's bundle. Traps if the image doesn't exist, as on Apple's systems.
  public convenience init(imageLiteralResourceName name: String) {
    guard let picture = UIImage(named: name) else { preconditionFailure("There is no image \(name) for #imageLiteral(resourceName:).") }
    self.init(copying: picture)
  }
}

/// The default type of `#colorLiteral`.
public typealias _ColorLiteralType = UIColor
/// The default type of `#imageLiteral`.
public typealias _ImageLiteralType = UIImage
