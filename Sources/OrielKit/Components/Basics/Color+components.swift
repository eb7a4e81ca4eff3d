import SwiftUI

extension Color {
  /// Creates a color from components between 0 and 255 and an alpha between 0 and 1.
  public init(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 1) {
    self.init(red: red / 255, green: green / 255, blue: blue / 255, opacity: alpha)
  }

  /// The background of components: white in the light color scheme, and in the dark one a gray that is lighter than the window's
  /// background, because dimmed list rows are as dark as a window.
  static let surfaceBackground = Color.dynamic(Color(255, 255, 255), Color(44, 44, 46))
  /// The default shadow of components: black with an opacity of 15 %.
  static let componentShadow = Color(0, 0, 0, 0.15)
}
