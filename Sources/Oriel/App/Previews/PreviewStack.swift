import Foundation

/// A layout that stacks the previews of an entry vertically, each at its own size.
struct PreviewStack: Layout {
  /// The setting for previews without modifiers of their own.
  let setting: PreviewSetting

  /// The distance between previews in points, which leaves space for a name.
  private static let gap: CGFloat = 44

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map(size)
    return CGSize(
      width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).reduce(0, +) + Self.gap * CGFloat(max(0, sizes.count - 1)))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var y = bounds.minY
    for subview in subviews {
      let size = size(of: subview)
      subview.place(at: CGPoint(x: bounds.midX, y: y + size.height / 2), anchor: .center, proposal: ProposedViewSize(size))
      y += size.height + Self.gap
    }
  }

  private func size(of subview: LayoutSubview) -> CGSize { setting.with(subview).size ?? subview.sizeThatFits(.unspecified) }
}

/// A preview entry with its background.
package struct PreviewPage: View {
  private let entry: PreviewEntry

  package init(_ entry: PreviewEntry) { self.entry = entry }

  package var body: some View {
    PreviewStack(setting: entry.setting) { entry.content() }
      .backgroundPreferenceValue(PreviewNamesKey.self) { names in
        if names.isEmpty {
          paper
        } else {
          GeometryReader { proxy in
            ForEach(Array(names.enumerated()), id: \.offset) { _, entry in
              let frame = proxy[entry.bounds]
              paper.frame(width: frame.width, height: frame.height).position(x: frame.midX, y: frame.midY)
              Text(verbatim: entry.name)
                .font(.caption)
                .foregroundStyle(.secondary)
                .lineLimit(1)
                .position(x: frame.midX, y: frame.minY - 14)
            }
          }
        }
      }
      .padding(40)
  }

  private var paper: some View { Rectangle().fill(.background).border(Color.primary.opacity(0.15)) }
}
