import SwiftUI

/// A page of panels, which scrolls if the window can't fit all of them.
struct PanelPage<Content: View>: View {
  private let content: Content
  @Environment(\.horizontalSizeClass) private var sizeClass

  init(@ViewBuilder content: () -> Content) { self.content = content() }

  var body: some View {
    let margin = GalleryPage.margin(sizeClass)
    ScrollView {
      VStack(alignment: .leading, spacing: 16) { content }
        .padding([.horizontal, .bottom], margin)
        .frame(maxWidth: .infinity, alignment: .leading)
    }
    .scrollBounceBehavior(.basedOnSize)
    // The scrolled content extends to the edges of the page.
    .padding([.horizontal, .bottom], -margin)
  }
}

/// A row of panels. Each panel has its ideal width or a little less, and all have the height of the highest one. The last panel fills the
/// remaining width. If the panels don't fit, they are stacked vertically, with the available width.
struct PanelRow<Content: View>: View {
  @ViewBuilder let content: Content

  init(@ViewBuilder content: () -> Content) { self.content = content() }

  var body: some View { PanelRowLayout { content }.environment(\.panelFills, true) }
}

/// A column of panels in a row, the last of which fills the remaining height.
struct PanelColumn<Content: View>: View {
  @ViewBuilder let content: Content

  init(@ViewBuilder content: () -> Content) { self.content = content() }

  var body: some View { PanelColumnLayout { content } }
}

private struct PanelRowLayout: Layout {
  private static let spacing: CGFloat = 16
  /// The fraction by which panels may be narrower than their ideal width before they are stacked vertically.
  private static let shrinkingShare: CGFloat = 0.15
  /// The maximum width of a row without a proposed width, in points.
  private static let widest: CGFloat = 900

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let frames = frames(subviews, width: proposal.width)
    return CGSize(width: frames.map(\.maxX).max() ?? 0, height: frames.map(\.maxY).max() ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    for (subview, frame) in zip(subviews, frames(subviews, width: proposal.width)) {
      subview.placePanel(in: frame.offsetBy(dx: bounds.minX, dy: bounds.minY))
    }
  }

  private func frames(_ subviews: Subviews, width: CGFloat?) -> [CGRect] {
    guard let last = subviews.last else { return [] }
    var widths = subviews.map { $0.sizeThatFits(.unspecified).width }
    let needed = widths.reduce(0, +) + Self.spacing * CGFloat(subviews.count - 1)
    func size(_ subview: LayoutSubview, _ width: CGFloat?) -> CGSize { subview.sizeThatFits(ProposedViewSize(width: width, height: nil)) }
    let excess = max(0, needed - (width ?? .infinity))
    let slack = zip(subviews, widths).map { max(0, $1 - $0.sizeThatFits(.zero).width) }
    let most = slack.reduce(0, +)
    guard excess <= min(most, needed * Self.shrinkingShare) else {
      var y: CGFloat = 0
      return subviews.map { subview in
        let height = size(subview, width).height
        defer { y += height + Self.spacing }
        return CGRect(x: 0, y: y, width: width ?? 0, height: height)
      }
    }
    if excess > 0 { for index in widths.indices { widths[index] -= excess * slack[index] / most } }
    if let width { widths[widths.count - 1] += max(0, min(width, Self.widest) - needed) }
    var height = size(last, widths[widths.count - 1]).height
    for (subview, width) in zip(subviews, widths).dropLast() { height = max(height, size(subview, width).height) }
    var x: CGFloat = 0
    return widths.map { width in
      defer { x += width + Self.spacing }
      return CGRect(x: x, y: 0, width: width, height: height)
    }
  }
}

extension LayoutSubview {
  /// Places a panel. If the panel has its ideal height, that height isn't proposed, because a stack would distribute it, and might truncate
  /// a text although there is enough space for all of them.
  fileprivate func placePanel(in frame: CGRect) {
    // The rounding error of summed heights is below this tolerance.
    let isHigher = frame.height > sizeThatFits(ProposedViewSize(width: frame.width, height: nil)).height + 0.01
    place(at: frame.origin, proposal: ProposedViewSize(width: frame.width, height: isHigher ? frame.height : nil))
  }
}

private struct PanelColumnLayout: Layout {
  private static let spacing: CGFloat = 16

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(ProposedViewSize(width: proposal.width, height: nil)) }
    let height = sizes.map(\.height).reduce(0, +) + Self.spacing * CGFloat(max(0, sizes.count - 1))
    return CGSize(width: sizes.map(\.width).max() ?? 0, height: max(height, proposal.height ?? 0))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    var y = bounds.minY
    for (index, subview) in subviews.enumerated() {
      let own = subview.sizeThatFits(ProposedViewSize(width: bounds.width, height: nil)).height
      let height = index == subviews.count - 1 ? max(own, bounds.maxY - y) : own
      subview.placePanel(in: CGRect(x: bounds.minX, y: y, width: bounds.width, height: height))
      y += height + Self.spacing
    }
  }
}

/// A row of views that wraps into further lines if there isn't enough space.
struct WrappingRow: Layout {
  var spacing: CGFloat = 12

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let frames = frames(subviews, width: proposal.width ?? .infinity)
    return CGSize(width: frames.map(\.maxX).max() ?? 0, height: frames.map(\.maxY).max() ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    for (subview, frame) in zip(subviews, frames(subviews, width: bounds.width)) {
      subview.place(at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY), proposal: ProposedViewSize(frame.size))
    }
  }

  /// Returns the frames of the views. Each line has the height of its highest view, and the others are vertically centered in it.
  private func frames(_ subviews: Subviews, width: CGFloat) -> [CGRect] {
    var frames: [CGRect] = []
    var line: [CGSize] = []
    var (used, y): (CGFloat, CGFloat) = (0, 0)
    func end() {
      let height = line.map(\.height).max() ?? 0
      var x: CGFloat = 0
      for size in line {
        frames.append(CGRect(origin: CGPoint(x: x, y: y + (height - size.height) / 2), size: size))
        x += size.width + spacing
      }
      y += height + min(spacing, 12)
      (line, used) = ([], 0)
    }
    for subview in subviews {
      var size = subview.sizeThatFits(.unspecified)
      if size.width > width { size = subview.sizeThatFits(ProposedViewSize(width: width, height: nil)) }
      if !line.isEmpty, used + size.width > width + 0.5 { end() }
      line.append(size)
      used += size.width + spacing
    }
    end()
    return frames
  }
}

/// A modifier that sets a width for the default text size. The width increases with the text size, up to the available width.
private struct PanelWidth: ViewModifier {
  let width: CGFloat
  let alignment: Alignment
  @ScaledMetric private var scale: CGFloat = 1

  init(width: CGFloat, alignment: Alignment) {
    self.width = width
    self.alignment = alignment
  }

  func body(content: Content) -> some View {
    let width = width * max(1, scale)
    content.frame(minWidth: 0, idealWidth: width, maxWidth: width, alignment: alignment)
  }
}

extension View {
  /// Sets the width of a panel's content for the default text size, in points. The width is limited to the available width.
  func panelWidth(_ width: CGFloat, alignment: Alignment = .center) -> some View {
    modifier(PanelWidth(width: width, alignment: alignment))
  }
}
