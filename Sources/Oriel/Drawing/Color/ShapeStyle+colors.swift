/// The named colors, as members of `ShapeStyle` and of `Color`. Mirrors SwiftUI's.
// SwiftUI also declares them in `Color`. A single declaration serves both: with two, the type checker would try each of them for every
// color of an expression, and a chain of 14 backgrounds would take a minute.
extension ShapeStyle where Self == Color {
  /// A fully transparent color.
  public static var clear: Color { NamedColors.clear }
  /// Black.
  public static var black: Color { NamedColors.black }
  /// White.
  public static var white: Color { NamedColors.white }
  /// The system red.
  public static var red: Color { NamedColors.red }
  /// The system orange.
  public static var orange: Color { NamedColors.orange }
  /// The system yellow.
  public static var yellow: Color { NamedColors.yellow }
  /// The system green.
  public static var green: Color { NamedColors.green }
  /// The system mint.
  public static var mint: Color { NamedColors.mint }
  /// The system teal.
  public static var teal: Color { NamedColors.teal }
  /// The system cyan.
  public static var cyan: Color { NamedColors.cyan }
  /// The system blue.
  public static var blue: Color { NamedColors.blue }
  /// The system indigo.
  public static var indigo: Color { NamedColors.indigo }
  /// The system purple.
  public static var purple: Color { NamedColors.purple }
  /// The system pink.
  public static var pink: Color { NamedColors.pink }
  /// The system brown.
  public static var brown: Color { NamedColors.brown }
  /// The system gray.
  public static var gray: Color { NamedColors.gray }
  /// The tint of the environment, or the desktop's accent color.
  public static var accentColor: Color { Color(.tint) }
}

/// The stored values of the colors, because protocol extensions can't have stored properties.
private enum NamedColors {
  static let clear = Color(.fixed(.clear))
  static let black = Color(.fixed(.black))
  static let white = Color(.fixed(.white))
  static let red = Color(.system(.red))
  static let orange = Color(.system(.orange))
  static let yellow = Color(.system(.yellow))
  static let green = Color(.system(.green))
  static let mint = Color(.system(.mint))
  static let teal = Color(.system(.teal))
  static let cyan = Color(.system(.cyan))
  static let blue = Color(.system(.blue))
  static let indigo = Color(.system(.indigo))
  static let purple = Color(.system(.purple))
  static let pink = Color(.system(.pink))
  static let brown = Color(.system(.brown))
  static let gray = Color(.system(.gray))
}
