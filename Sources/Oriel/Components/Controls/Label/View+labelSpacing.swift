import Foundation

private enum LabelSpacingKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
private enum LabelIconWidthKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }

extension EnvironmentValues {
  /// The distance between the icon and the title of a label, in points, or `nil` for that of the style.
  var labelIconToTitleSpacing: CGFloat? {
    get { self[LabelSpacingKey.self] }
    set { self[LabelSpacingKey.self] = newValue }
  }

  /// The width that labels reserve for their icons, in points, or `nil` if each icon has its own.
  public internal(set) var labelReservedIconWidth: CGFloat? {
    get { self[LabelIconWidthKey.self] }
    set { self[LabelIconWidthKey.self] = newValue }
  }
}

extension View {
  /// Sets the distance between the icons and the titles of labels in the view, in points. Mirrors SwiftUI's `labelIconToTitleSpacing(_:)`.
  nonisolated public func labelIconToTitleSpacing(_ spacing: CGFloat) -> some View { environment(\.labelIconToTitleSpacing, spacing) }

  /// Sets the width that labels in the view reserve for their icons, in points, so that titles below each other are aligned. A wider icon
  /// extends beyond it on both sides. Mirrors SwiftUI's `labelReservedIconWidth(_:)`.
  nonisolated public func labelReservedIconWidth(_ value: CGFloat) -> some View { environment(\.labelReservedIconWidth, value) }
}
