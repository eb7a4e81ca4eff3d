import SwiftUI

/// The colors of a notification or a toast.
struct BannerColorScheme {
  let background: Color
  /// The color of the content on the background.
  var content = Color.primary

  /// The colors of banners without a preset.
  static let neutral = BannerColorScheme(background: .dynamic(Color(235, 235, 235), Color(60, 60, 60)))
  static let info = BannerColorScheme(background: .dynamic(Color(0, 150, 230), Color(0, 100, 190)))
  static let success = BannerColorScheme(background: .dynamic(Color(70, 190, 125), Color(40, 135, 75)))
  /// The colors of warnings. Black is legible on yellow in both color schemes.
  static let warning = BannerColorScheme(background: .dynamic(Color(255, 205, 95), Color(230, 160, 40)), content: .black)
  static let error = BannerColorScheme(background: .dynamic(Color(235, 95, 90), Color(205, 50, 45)))
}
