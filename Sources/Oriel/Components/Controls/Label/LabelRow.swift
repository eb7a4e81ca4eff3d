import Foundation

/// A label's icon before its title. An icon that has no baseline, as a shape or a picture has none, stands in the middle of the title's first line.
struct LabelRow<Title: View, Icon: View>: View {
  private let title: Title
  private let icon: Icon
  @Environment(\.font) private var font
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize
  @Environment(\.textScale) private var textScale

  init(title: Title, @ViewBuilder icon: () -> Icon) {
    self.title = title
    self.icon = icon()
  }

  var body: some View {
    let size = (font ?? .body).resolve(dynamicTypeSize: dynamicTypeSize, textScale: textScale).size
    HStack(alignment: .firstTextBaseline, spacing: 8) {
      icon
        .accessibilityHidden(true)
        .alignmentGuide(.firstTextBaseline) { $0[explicit: .firstTextBaseline] ?? $0.height / 2 + size * Self.middle }
      title
    }
  }

  /// How far above the baseline the middle of capitals is, by the font's size.
  private static var middle: CGFloat { 0.35 }
}
