import Foundation

/// A label's icon and title side by side. An icon without a baseline, such as a shape or a picture, is centered on the first line of the
/// title.
struct LabelRow<Title: View, Icon: View>: View {
  private let title: Title
  private let icon: Icon
  @Environment(\.font) private var font
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize
  @Environment(\.textScale) private var textScale
  @Environment(\.labelIconToTitleSpacing) private var spacing
  @Environment(\.labelReservedIconWidth) private var iconWidth

  init(title: Title, @ViewBuilder icon: () -> Icon) {
    self.title = title
    self.icon = icon()
  }

  var body: some View {
    let size = (font ?? .body).resolve(dynamicTypeSize: dynamicTypeSize, textScale: textScale).size
    HStack(alignment: .firstTextBaseline, spacing: spacing ?? 8) {
      sizedIcon
        .accessibilityHidden(true)
        .alignmentGuide(.firstTextBaseline) { $0[explicit: .firstTextBaseline] ?? $0.height / 2 + size * Self.middle }
      title
    }
  }

  @ViewBuilder private var sizedIcon: some View {
    if let iconWidth { icon.frame(width: iconWidth) } else { icon }
  }

  /// The distance from the baseline to the center of capital letters, as a fraction of the font size.
  private static var middle: CGFloat { 0.35 }
}
