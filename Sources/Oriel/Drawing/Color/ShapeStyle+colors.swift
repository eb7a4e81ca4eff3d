/// The named colours, as members of `ShapeStyle` and of `Color`. Mirrors SwiftUI's.
// SwiftUI declares them in `Color`, too. One declaration serves both: of two, the compiler would try each for every colour of an expression, and a chain
// of 14 backgrounds would take it a minute.
extension ShapeStyle where Self == Color {
  public static var clear: Color { NamedColors.clear }
  public static var black: Color { NamedColors.black }
  public static var white: Color { NamedColors.white }
  public static var red: Color { NamedColors.red }
  public static var orange: Color { NamedColors.orange }
  public static var yellow: Color { NamedColors.yellow }
  public static var green: Color { NamedColors.green }
  public static var mint: Color { NamedColors.mint }
  public static var teal: Color { NamedColors.teal }
  public static var cyan: Color { NamedColors.cyan }
  public static var blue: Color { NamedColors.blue }
  public static var indigo: Color { NamedColors.indigo }
  public static var purple: Color { NamedColors.purple }
  public static var pink: Color { NamedColors.pink }
  public static var brown: Color { NamedColors.brown }
  public static var gray: Color { NamedColors.gray }
  /// The tint of the views around, or of the desktop.
  public static var accentColor: Color { Color(.tint) }
}

/// Extensions of protocols have no stored properties.
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
