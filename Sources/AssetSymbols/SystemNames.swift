/// The members of SwiftUI's `Color` and `ShapeStyle`. Symbols with these names would make source code that uses SwiftUI's members
/// ambiguous.
enum SystemNames {
  static let colors: Set = [
    "accentColor", "black", "blue", "brown", "clear", "cyan", "gray", "green", "indigo", "mint", "orange", "pink", "primary", "purple",
    "red",
    "secondary", "teal", "white", "yellow",
  ]

  /// The nested types of `Color`.
  static let typesOfColor: Set = ["Body", "RGBColorSpace", "Resolved", "ResolvedHDR"]

  /// The styles that aren't colors.
  static let styles: Set = [
    "background", "bar", "fill", "foreground", "link", "placeholder", "quaternary", "quinary", "regularMaterial", "selection", "separator",
    "tertiary", "thickMaterial", "thinMaterial", "tint", "ultraThickMaterial", "ultraThinMaterial", "windowBackground",
  ]
}
