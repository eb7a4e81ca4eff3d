import SwiftUI

/// The colours of the presets of notifications and toasts (VN-6).
enum BannerPalette {
  static let neutral = Color.dynamic(Color(235, 235, 235), Color(60, 60, 60))
  static let info = Color.dynamic(Color(0, 150, 230), Color(0, 100, 190))
  static let success = Color.dynamic(Color(70, 190, 125), Color(40, 135, 75))
  static let warning = Color.dynamic(Color(255, 205, 95), Color(230, 160, 40))
  static let error = Color.dynamic(Color(235, 95, 90), Color(205, 50, 45))
  /// What can be read on the warning's yellow in light and dark alike.
  static let onWarning = Color.black
}
