import Foundation

@usableFromInline
nonisolated struct FrameModifier: BoxModifier, Equatable {
  static var isStateless: Bool { true }
  static var wrapsMissingContent: Bool { true }

  var width: CGFloat?
  var height: CGFloat?
  var alignment: Alignment

  @usableFromInline init(width: CGFloat?, height: CGFloat?, alignment: Alignment) {
    self.width = validatedLength(width, "width")
    self.height = validatedLength(height, "height")
    self.alignment = alignment
  }

  @usableFromInline @MainActor static func _makeNode<Wrapped: View>(
    _ view: ModifiedContent<Wrapped, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Wrapped, Self>> { WrapperNode(view, in: context) }

  @MainActor func makeBox(_ node: AnyViewNode) -> FrameBox { FrameBox(self, node: node) }

  @MainActor func update(_ box: FrameBox, transaction: Transaction) { box.modifier = self }
}

@MainActor
final class FrameBox: WrapperBox {
  // Each measurement and placement reads it. No access lasts longer than a statement, and an exclusivity check would cost more than the
  // read.
  @exclusivity(unchecked) var modifier: FrameModifier {
    didSet { if modifier != oldValue { setNeedsLayout(); parent?.setNeedsLayout() } }
  }

  init(_ modifier: FrameModifier, node: AnyViewNode) {
    self.modifier = modifier
    super.init(node: node)
  }

  override var sizing: BoxSizing {
    guard let width = modifier.width, let height = modifier.height else { return .byContent }
    return .fixed(CGSize(width: width, height: height))
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: modifier.width ?? proposal.width, height: modifier.height ?? proposal.height)
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let content = children.first?.measure(inner(proposal)) ?? .zero
    return CGSize(width: modifier.width ?? content.width, height: modifier.height ?? content.height)
  }

  override func layoutChildren() {
    guard let child = children.first, !child.isBeingRemoved else { return }
    let proposal = inner(proposal)
    placeChild(child, at: alignedOrigin(child, proposal: proposal, in: size, alignment: modifier.alignment), proposal: proposal)
    checkGuideReads()
  }

  override func mayHaveGuide(_ key: AlignmentKey) -> Bool {
    let answer = children.first?.mayHaveGuide(key) ?? false
    if !answer, hasFixedSize, !deniedGuides.contains(key) { deniedGuides.append(key) }
    return answer
  }

  override func explicitGuide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    let value = guideThroughAlignment(key, size: size, inner: inner(proposal), alignment: modifier.alignment)
    if hasFixedSize, !answers.contains(where: { $0.key == key && $0.size == size && $0.proposal == proposal }) {
      answers.append(Answer(key: key, size: size, proposal: proposal, value: value))
    }
    return value
  }

  override var spacing: ViewSpacing {
    if hasFixedSize { return ViewSpacing() }
    return super.spacing.resetting(modifier.width != nil ? .horizontal : modifier.height != nil ? .vertical : [])
  }

  // MARK: Dependencies across a fixed size

  /// The value of one of the content's guides at its last read. A change of the content stops at a fixed frame; only its guides and its
  /// layout priority can still affect the enclosing container.
  private struct Answer {
    let key: AlignmentKey
    let size: CGSize
    let proposal: ProposedViewSize
    let value: CGFloat?
  }

  private var answers: [Answer] = []
  /// The guides that the content couldn't have at their last read.
  // Each read of a guide reads it. No access lasts longer than a statement, and an exclusivity check would cost more than the read.
  @exclusivity(unchecked) private var deniedGuides: [AlignmentKey] = []
  private var priority: Double?

  private func checkGuideReads() {
    guard hasFixedSize else { return }
    let (answers, oldPriority) = (self.answers, priority)
    self.answers.removeAll(keepingCapacity: true)
    priority = layoutPriority
    var isSame = oldPriority == nil || oldPriority == priority
    if !deniedGuides.isEmpty {
      let denied = deniedGuides
      deniedGuides.removeAll(keepingCapacity: true)
      for key in denied where mayHaveGuide(key) { isSame = false }
    }
    for answer in answers where explicitGuide(answer.key, size: answer.size, proposal: answer.proposal) != answer.value { isSame = false }
    if !isSame { parent?.setNeedsLayout() }
  }
}

extension LayoutBox {
  /// Returns the origin of a child whose guides coincide with the same guides of an area of `size`.
  final func alignedOrigin(_ child: LayoutBox, proposal: ProposedViewSize, in size: CGSize, alignment: Alignment) -> CGPoint {
    let dimensions = child.dimensions(proposal)
    let area = ViewDimensions(size: size)
    return CGPoint(
      x: area[alignment.horizontal] - dimensions[alignment.horizontal],
      y: area[alignment.vertical] - dimensions[alignment.vertical])
  }

  final func guideThroughAlignment(_ key: AlignmentKey, size: CGSize, inner: ProposedViewSize, alignment: Alignment) -> CGFloat? {
    guard let child = children.first else { return nil }
    guard let value = child.explicitGuide(key, size: child.measure(inner), proposal: inner) else { return nil }
    let origin = alignedOrigin(child, proposal: inner, in: size, alignment: alignment)
    return value + (key.axis == .horizontal ? origin.x : origin.y)
  }
}

@usableFromInline
nonisolated struct FlexFrameModifier: BoxModifier, Equatable {
  static var isStateless: Bool { true }
  static var wrapsMissingContent: Bool { true }

  var minWidth: CGFloat?
  var idealWidth: CGFloat?
  var maxWidth: CGFloat?
  var minHeight: CGFloat?
  var idealHeight: CGFloat?
  var maxHeight: CGFloat?
  var alignment: Alignment

  @usableFromInline init(
    minWidth: CGFloat?, idealWidth: CGFloat?, maxWidth: CGFloat?, minHeight: CGFloat?, idealHeight: CGFloat?, maxHeight: CGFloat?,
    alignment: Alignment
  ) {
    self.minWidth = validatedLength(minWidth, "minWidth")
    self.idealWidth = validatedLength(idealWidth, "idealWidth")
    self.maxWidth = validatedLength(maxWidth, "maxWidth")
    self.minHeight = validatedLength(minHeight, "minHeight")
    self.idealHeight = validatedLength(idealHeight, "idealHeight")
    self.maxHeight = validatedLength(maxHeight, "maxHeight")
    self.alignment = alignment
  }

  @usableFromInline @MainActor static func _makeNode<Wrapped: View>(
    _ view: ModifiedContent<Wrapped, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Wrapped, Self>> { WrapperNode(view, in: context) }

  @MainActor func makeBox(_ node: AnyViewNode) -> FlexFrameBox { FlexFrameBox(self, node: node) }

  @MainActor func update(_ box: FlexFrameBox, transaction: Transaction) { box.modifier = self }
}

/// A frame with limits. An axis with a minimum or a maximum takes the proposed length, clamped to the limits. A missing limit is the
/// content's own length for that proposal.
@MainActor
final class FlexFrameBox: WrapperBox {
  // Each measurement and placement reads it. No access lasts longer than a statement, and an exclusivity check would cost more than the
  // read.
  @exclusivity(unchecked) var modifier: FlexFrameModifier {
    didSet { if modifier != oldValue { setNeedsLayout() } }
  }

  init(_ modifier: FlexFrameModifier, node: AnyViewNode) {
    self.modifier = modifier
    super.init(node: node)
  }

  private func clamp(_ value: CGFloat, _ lower: CGFloat?, _ upper: CGFloat?) -> CGFloat {
    let low = lower ?? -.infinity
    return max(low, min(value, max(low, upper ?? .infinity)))
  }

  private func offer(_ proposed: CGFloat?, _ lower: CGFloat?, _ ideal: CGFloat?, _ upper: CGFloat?) -> CGFloat? {
    guard let value = proposed ?? ideal else { return nil }
    return clamp(value, lower, upper)
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: offer(proposal.width, modifier.minWidth, modifier.idealWidth, modifier.maxWidth),
      height: offer(proposal.height, modifier.minHeight, modifier.idealHeight, modifier.maxHeight))
  }

  private func length(
    _ proposed: CGFloat?, _ content: CGFloat, _ lower: CGFloat?, _ ideal: CGFloat?, _ upper: CGFloat?
  ) -> CGFloat {
    guard let proposed else { return clamp(ideal ?? content, lower, upper) }
    switch (lower, upper) {
    case (nil, nil): return content
    case (let lower?, let upper?): return clamp(proposed, lower, upper)
    case (let lower?, nil): return max(lower, min(proposed, max(content, lower)))
    case (nil, let upper?): return min(upper, max(proposed, min(content, upper)))
    }
  }

  /// Returns a Boolean value that indicates whether the frame's length is independent of the content's.
  private func isDecided(_ proposed: CGFloat?, _ lower: CGFloat?, _ ideal: CGFloat?, _ upper: CGFloat?) -> Bool {
    proposed == nil ? ideal != nil : lower != nil && upper != nil
  }

  /// Returns a Boolean value that indicates whether the frame's size is independent of the content, which then needs no measurement.
  private func isDecided(_ proposal: ProposedViewSize) -> Bool {
    isDecided(proposal.width, modifier.minWidth, modifier.idealWidth, modifier.maxWidth)
      && isDecided(proposal.height, modifier.minHeight, modifier.idealHeight, modifier.maxHeight)
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let content = isDecided(proposal) ? .zero : children.first?.measure(inner(proposal)) ?? .zero
    return CGSize(
      width: length(proposal.width, content.width, modifier.minWidth, modifier.idealWidth, modifier.maxWidth),
      height: length(proposal.height, content.height, modifier.minHeight, modifier.idealHeight, modifier.maxHeight))
  }

  /// Returns the proposal for the content: the final size of the frame, along each axis that the frame limits.
  private func settled(_ proposal: ProposedViewSize, _ size: CGSize) -> ProposedViewSize {
    let hasWidth = modifier.minWidth != nil || modifier.maxWidth != nil || (proposal.width == nil && modifier.idealWidth != nil)
    let hasHeight = modifier.minHeight != nil || modifier.maxHeight != nil || (proposal.height == nil && modifier.idealHeight != nil)
    return ProposedViewSize(width: hasWidth ? size.width : proposal.width, height: hasHeight ? size.height : proposal.height)
  }

  override func layoutChildren() {
    guard let child = children.first, !child.isBeingRemoved else { return }
    let inner = settled(proposal, size)
    placeChild(child, at: alignedOrigin(child, proposal: inner, in: size, alignment: modifier.alignment), proposal: inner)
  }

  override func explicitGuide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    guideThroughAlignment(key, size: size, inner: settled(proposal, size), alignment: modifier.alignment)
  }
}

/// Returns the length of a frame or a padding, or `nil` if it is invalid, which is reported.
func validatedLength(_ value: CGFloat?, _ name: String) -> CGFloat? {
  guard let value else { return nil }
  if value.isNaN || value < 0 || value == .infinity && !name.hasPrefix("max") {
    Report.once("frame-length-\(name)", "A frame's \(name) is \(value), but must be finite and not negative; it is ignored.")
    return nil
  }
  return value
}

extension View {
  /// Sets a fixed width or height, in points. Mirrors SwiftUI's `frame(width:height:alignment:)`.
  @inlinable nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(FrameModifier(width: width, height: height, alignment: alignment))
  }

  /// Sets limits and ideal lengths of the width and the height, in points. Mirrors SwiftUI's
  /// `frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:)`.
  @inlinable nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(
      FlexFrameModifier(
        minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight, idealHeight: idealHeight,
        maxHeight: maxHeight, alignment: alignment))
  }
}
