import Oriel

extension UIColor: _ExpressibleByColorLiteral {
  /// What `#colorLiteral(red:green:blue:alpha:)` stands for.
  public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}

extension UIImage: _ExpressibleByImageLiteral {
  /// What `#imageLiteral(resourceName:)` stands for: a picture of the program's bundle. One that isn't there ends the process, as it does on
  /// Apple's systems.
  public convenience init(imageLiteralResourceName name: String) {
    guard let picture = UIImage(named: name) else { preconditionFailure("There is no picture \(name) for #imageLiteral(resourceName:).") }
    self.init(copying: picture)
  }
}

/// The type of `#colorLiteral` where nothing else is asked for.
public typealias _ColorLiteralType = UIColor
/// The type of `#imageLiteral` where nothing else is asked for.
public typealias _ImageLiteralType = UIImage
