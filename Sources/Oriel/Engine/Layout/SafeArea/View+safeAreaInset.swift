import Foundation

/// A box with a bar at one of its edges. The content avoids the bar, and scrolled content continues under it.
@MainActor
final class SafeAreaInsetBox: SecondaryBox, LayoutRegion {
  override var layoutRegion: (any LayoutRegion)? { self }

  private var edge: Edge { if case .inset(let edge, _) = layer { edge } else { .bottom } }

  private var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }

  /// Returns the proposal for the bar: the proposed length along the edge, and its ideal length across.
  private func barProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    var result = proposal
    result[axis] = nil
    return result
  }

  private func barSize(_ proposal: ProposedViewSize) -> CGSize {
    let proposal = barProposal(proposal)
    return secondary.lazy.filter { !$0.isBeingRemoved }.map { $0.measure(proposal) }.reduce(CGSize.zero) {
      CGSize(width: max($0.width, $1.width), height: max($0.height, $1.height))
    }
  }

  /// Returns the length of the bar and its distance to the content.
  private func taken(_ proposal: ProposedViewSize) -> CGFloat {
    guard let content, let bar = secondary.first(where: { !$0.isBeingRemoved }), case .inset(_, let spacing) = layer else { return 0 }
    let isFirst = edge == .top || edge == .leading
    let natural = isFirst ? bar.spacing.distance(to: content.spacing, along: axis) : content.spacing.distance(to: bar.spacing, along: axis)
    return max(0, barSize(proposal)[axis] + (spacing?.finite("The spacing of a safeAreaInset", of: node) ?? natural))
  }

  private func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    var result = proposal
    result[axis] = proposal[axis].map { max(0, $0 - taken(proposal)) }
    return result
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    var size = content?.measure(contentProposal(proposal)) ?? .zero
    size[axis] += taken(proposal)
    size[axis.cross] = max(size[axis.cross], barSize(proposal)[axis.cross])
    return size
  }

  /// The distance, in points, by which a bar at the top edge is moved below a title that scrolls away.
  private var shift: CGFloat = 0

  /// Moves a bar at the top edge below a title of the given height, without a layout: the content already reserves the title's space.
  func hang(below title: CGFloat) {
    guard title != shift else { return }
    let distance = title - shift
    shift = title
    for bar in secondary where bar.isPlaced && !bar.isBeingRemoved { bar.slide(to: CGPoint(x: bar.origin.x, y: bar.origin.y + distance)) }
    graph.geometryDidChange()
  }

  override func layoutChildren() {
    let taken = taken(proposal)
    let isFirst = edge == .top || edge == .leading
    if let content, !content.isBeingRemoved {
      let own = contentProposal(proposal)
      var origin = CGPoint.zero
      origin[axis] = isFirst ? taken : 0
      origin[axis.cross] = (size[axis.cross] - content.measure(own)[axis.cross]) / 2
      placeChild(content, at: origin, proposal: own)
    }
    var proposal = ProposedViewSize(size)
    proposal[axis] = nil
    let frame = ViewDimensions(size: size, proposal: proposal, guides: nil)
    for bar in secondary where !bar.isBeingRemoved {
      let dimensions = bar.dimensions(proposal)
      var origin = CGPoint(
        x: frame[alignment.horizontal] - dimensions[alignment.horizontal], y: frame[alignment.vertical] - dimensions[alignment.vertical])
      origin[axis] = isFirst ? shift : size[axis] - bar.measure(proposal)[axis]
      placeChild(bar, at: origin, proposal: proposal)
    }
  }

  override func explicitGuide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    guard let content, key.axis != axis else { return nil }
    let own = contentProposal(proposal)
    return content.explicitGuide(key, size: content.measure(own), proposal: own)
  }

  func safeAreaInsets(around child: LayoutBox) -> EdgeInsets {
    guard child === content else { return EdgeInsets() }
    var insets = EdgeInsets()
    switch edge {
    case .top: insets.top = taken(proposal)
    case .bottom: insets.bottom = taken(proposal)
    case .leading: insets.leading = taken(proposal)
    case .trailing: insets.trailing = taken(proposal)
    }
    return insets.physical(isMirrored: isMirrored)
  }

  func barEdges(around child: LayoutBox) -> Edge.Set {
    guard child === content, secondary.contains(where: { $0 is SafeAreaBarBox || $0.children.contains { $0 is SafeAreaBarBox } }) else {
      return []
    }
    return switch edge {
    case .top: .top
    case .bottom: .bottom
    case .leading: isMirrored ? .trailing : .leading
    case .trailing: isMirrored ? .leading : .trailing
    }
  }
}

extension EdgeInsets {
  /// Returns the insets with the left edge as `leading`.
  func physical(isMirrored: Bool) -> EdgeInsets {
    isMirrored ? EdgeInsets(top: top, leading: trailing, bottom: bottom, trailing: leading) : self
  }
}

extension View {
  /// Adds a view at the top or the bottom edge, and reserves its height in the safe area of this view. Scroll views of the content end at
  /// the added view, and their content continues under it. `spacing` is in points; `nil` is the default distance between two views. Mirrors
  /// SwiftUI's `safeAreaInset(edge:alignment:spacing:content:)`.
  nonisolated public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      SecondaryModifier(
        secondary: content(), alignment: Alignment(horizontal: alignment, vertical: .center),
        layer: .inset(edge == .top ? .top : .bottom, spacing: spacing)))
  }

  /// Adds a view at the leading or the trailing edge, and reserves its width in the safe area of this view. Mirrors SwiftUI's
  /// `safeAreaInset(edge:alignment:spacing:content:)`.
  nonisolated public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      SecondaryModifier(
        secondary: content(), alignment: Alignment(horizontal: .center, vertical: alignment),
        layer: .inset(edge == .leading ? .leading : .trailing, spacing: spacing)))
  }
}
