import Foundation

nonisolated struct FixedSizeModifier: BoxModifier, Equatable {
  static var isStateless: Bool { true }

  var horizontal: Bool
  var vertical: Bool

  @MainActor func makeBox(_ node: AnyViewNode) -> FixedSizeBox { FixedSizeBox(self, node: node) }

  @MainActor func update(_ box: FixedSizeBox, transaction: Transaction) { box.modifier = self }
}

@MainActor
final class FixedSizeBox: WrapperBox {
  var modifier: FixedSizeModifier { didSet { if modifier != oldValue { setNeedsLayout() } } }

  init(_ modifier: FixedSizeModifier, node: AnyViewNode) {
    self.modifier = modifier
    super.init(node: node)
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: modifier.horizontal ? nil : proposal.width, height: modifier.vertical ? nil : proposal.height)
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { children.first?.measure(inner(proposal)) ?? .zero }

  override func layoutChildren() {
    guard let child = children.first, !child.isBeingRemoved else { return }
    placeChild(child, at: .zero, proposal: inner(proposal))
  }

  override func explicitGuide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    super.explicitGuide(key, size: size, proposal: inner(proposal))
  }
}

nonisolated struct AspectRatioModifier: BoxModifier, Equatable {
  static var isStateless: Bool { true }

  var ratio: CGFloat?
  var mode: ContentMode

  @MainActor func makeBox(_ node: AnyViewNode) -> AspectRatioBox { AspectRatioBox(self, node: node) }

  @MainActor func update(_ box: AspectRatioBox, transaction: Transaction) { box.modifier = self }
}

@MainActor
final class AspectRatioBox: WrapperBox {
  var modifier: AspectRatioModifier { didSet { if modifier != oldValue { setNeedsLayout() } } }

  init(_ modifier: AspectRatioModifier, node: AnyViewNode) {
    self.modifier = modifier
    super.init(node: node)
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let ratio: CGFloat
    if let given = modifier.ratio {
      ratio = given
    } else {
      let ideal = children.first?.measure(.unspecified) ?? .zero
      ratio = ideal.height > 0 ? ideal.width / ideal.height : 1
    }
    guard ratio > 0, ratio.isFinite else { return proposal }
    switch (proposal.width, proposal.height) {
    case (nil, nil): return proposal
    case (let width?, nil): return ProposedViewSize(width: width, height: width / ratio)
    case (nil, let height?): return ProposedViewSize(width: height * ratio, height: height)
    case (let width?, let height?):
      if width.isInfinite && height.isInfinite { return proposal }
      let widthRules = modifier.mode == .fit ? width / ratio <= height : width / ratio >= height
      return widthRules
        ? ProposedViewSize(width: width, height: width / ratio) : ProposedViewSize(width: height * ratio, height: height)
    }
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { children.first?.measure(inner(proposal)) ?? .zero }

  override func layoutChildren() {
    guard let child = children.first, !child.isBeingRemoved else { return }
    placeChild(child, at: .zero, proposal: inner(proposal))
  }
}

nonisolated struct PositionModifier: BoxModifier, Equatable {
  static var isStateless: Bool { true }

  var position: CGPoint

  @MainActor func makeBox(_ node: AnyViewNode) -> PositionBox {
    PositionBox(position.finite("a position", of: node), node: node)
  }

  @MainActor func update(_ box: PositionBox, transaction: Transaction) {
    box.position = position.finite("a position", of: box.node)
  }
}

@MainActor
final class PositionBox: WrapperBox {
  var position: CGPoint { didSet { if position != oldValue { setNeedsLayout() } } }

  init(_ position: CGPoint, node: AnyViewNode) {
    self.position = position
    super.init(node: node)
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let child = children.first?.measure(proposal) ?? .zero
    return CGSize(width: proposal.width ?? child.width, height: proposal.height ?? child.height)
  }

  override func layoutChildren() {
    guard let child = children.first, !child.isBeingRemoved else { return }
    let proposal = ProposedViewSize(size)
    let childSize = child.measure(proposal)
    placeChild(child, at: CGPoint(x: position.x - childSize.width / 2, y: position.y - childSize.height / 2), proposal: proposal)
  }

  override func explicitGuide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? { nil }
}

nonisolated struct AlignmentGuideModifier: BoxModifier {
  static var isStateless: Bool { true }

  let key: AlignmentKey
  let compute: (ViewDimensions) -> CGFloat

  @MainActor func makeBox(_ node: AnyViewNode) -> AlignmentGuideBox { AlignmentGuideBox(self, node: node) }

  @MainActor func update(_ box: AlignmentGuideBox, transaction: Transaction) { box.modifier = self }
}

@MainActor
final class AlignmentGuideBox: WrapperBox {
  var modifier: AlignmentGuideModifier { didSet { setNeedsLayout() } }

  init(_ modifier: AlignmentGuideModifier, node: AnyViewNode) {
    self.modifier = modifier
    super.init(node: node)
  }

  override func mayHaveGuide(_ key: AlignmentKey) -> Bool { key == modifier.key || super.mayHaveGuide(key) }

  override func explicitGuide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    guard key == modifier.key else { return super.explicitGuide(key, size: size, proposal: proposal) }
    guard let child = children.first else { return nil }
    let value = modifier.compute(child.dimensions(proposal))
    return value.isFinite ? value : 0
  }
}

extension View {
  /// Fixes the view at its ideal length along the given axes. Mirrors SwiftUI's `fixedSize(horizontal:vertical:)`.
  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(FixedSizeModifier(horizontal: horizontal, vertical: vertical))
  }

  /// Fixes the view at its ideal size. Mirrors SwiftUI's `fixedSize()`.
  nonisolated public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  /// Constrains the view to an aspect ratio, width by height; `nil` is the view's own ratio. Mirrors SwiftUI's
  /// `aspectRatio(_:contentMode:)`.
  nonisolated public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    modifier(AspectRatioModifier(ratio: aspectRatio, mode: contentMode))
  }

  /// Constrains the view to the aspect ratio of a size. Mirrors SwiftUI's `aspectRatio(_:contentMode:)`.
  nonisolated public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    self.aspectRatio(aspectRatio.height > 0 ? aspectRatio.width / aspectRatio.height : nil, contentMode: contentMode)
  }

  /// Scales the view to fit its parent, and keeps its aspect ratio. Mirrors SwiftUI's `scaledToFit()`.
  nonisolated public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Scales the view to fill its parent, and keeps its aspect ratio. Mirrors SwiftUI's `scaledToFill()`.
  nonisolated public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

  /// Places the view's center at a point of the available space. A coordinate that isn't finite is reported once and counts as 0. Mirrors
  /// SwiftUI's `position(_:)`.
  nonisolated public func position(_ position: CGPoint) -> some View { modifier(PositionModifier(position: position)) }

  /// Places the view's center at the given coordinates of the available space. Mirrors SwiftUI's `position(x:y:)`.
  nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { position(CGPoint(x: x, y: y)) }

  /// Sets the position of a horizontal alignment guide, in points from the view's leading edge. A position that isn't finite counts as 0.
  /// Mirrors SwiftUI's `alignmentGuide(_:computeValue:)`.
  nonisolated public func alignmentGuide(_ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat) -> some View {
    modifier(AlignmentGuideModifier(key: g.key, compute: computeValue))
  }

  /// Sets the position of a vertical alignment guide, in points from the view's top edge. A position that isn't finite counts as 0. Mirrors
  /// SwiftUI's `alignmentGuide(_:computeValue:)`.
  nonisolated public func alignmentGuide(_ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat) -> some View {
    modifier(AlignmentGuideModifier(key: g.key, compute: computeValue))
  }
}
