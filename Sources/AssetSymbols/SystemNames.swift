/// What SwiftUI's `Color` and `ShapeStyle` have of their own: symbols of these names would make sources ambiguous that mean SwiftUI's.
enum SystemNames {
  static let colors: Set = [
    "accentColor", "black", "blue", "brown", "clear", "cyan", "gray", "green", "indigo", "mint", "orange", "pink", "primary", "purple",
    "red",
    "secondary", "teal", "white", "yellow",
  ]

  /// The types in `Color`.
  static let typesOfColor: Set = ["Body", "RGBColorSpace", "Resolved", "ResolvedHDR"]

  /// The styles that are no colours.
  static let styles: Set = [
    "background", "bar", "fill", "foreground", "link", "placeholder", "quaternary", "quinary", "regularMaterial", "selection", "separator",
    "tertiary", "thickMaterial", "thinMaterial", "tint", "ultraThickMaterial", "ultraThinMaterial", "windowBackground",
  ]
}
