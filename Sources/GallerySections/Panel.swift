import SwiftUI

/// A box with a caption, which all sections use.
struct Panel<Content: View>: View {
  private let title: String
  private let content: Content
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.panelFills) private var fills

  init(_ title: String, @ViewBuilder content: () -> Content) {
    self.title = title
    self.content = content()
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text(title).font(.headline).accessibilityAddTraits(.isHeader).accessibilityHeading(.h2)
        // A title of one word keeps its width, so that a row wraps before the word is broken. Every title has its full height before the
        // remaining space is proposed to the content.
        .fixedSize(horizontal: !title.contains(" "), vertical: true)
      content
    }
    .padding(16)
    .frame(maxWidth: fills ? .infinity : nil, maxHeight: fills ? .infinity : nil, alignment: .topLeading)
    .background(Color.primary.opacity(colorScheme == .dark ? 0.09 : 0.05), in: RoundedRectangle(cornerRadius: 12))
  }
}

extension EnvironmentValues {
  /// Indicates whether a panel fills the space that its row proposes.
  @Entry var panelFills = false
}
