import SwiftUI

extension Color {
  /// A colour from components in 0...255 and an alpha in 0...1.
  public init(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 1) {
    self.init(red: red / 255, green: green / 255, blue: blue / 255, opacity: alpha)
  }

  /// White, or in the dark a grey that is lighter than the window's: rows of a list are as dark as a window once they are dimmed.
  static let surfaceBackground = Color.dynamic(Color(255, 255, 255), Color(44, 44, 46))
  /// Black at 15 %.
  static let componentShadow = Color(0, 0, 0, 0.15)
}
