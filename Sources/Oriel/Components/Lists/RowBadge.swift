import Foundation

/// The content and the appearance of a badge in a list.
struct RowBadge: Equatable {
  let text: Text
  let prominence: BadgeProminence
  /// The font where the badge modifier applies. A font that the row's content sets doesn't affect the badge.
  let font: Font?
}

private enum RowBadgeKey: EnvironmentKey { static var defaultValue: RowBadge? { nil } }

extension EnvironmentValues {
  /// The badge of the enclosing row. A link in the row shows it before its arrow.
  var rowBadge: RowBadge? {
    get { self[RowBadgeKey.self] }
    set { self[RowBadgeKey.self] = newValue }
  }
}

/// A modifier that shows a badge at the trailing edge of a list's row, or before the arrow of the row's link. Outside of lists it shows
/// nothing.
struct RowBadgeModifier: ViewModifier {
  private let text: Text?
  @Environment(\.listLook) private var look
  @Environment(\.badgeProminence) private var prominence
  @Environment(\.font) private var font

  init(text: Text?) { self.text = text }

  func body(content: Content) -> some View {
    let badge = look == nil ? nil : text.map { RowBadge(text: $0, prominence: prominence, font: font) }
    content.environment(\.rowBadge, badge).modifier(RowBadgeLayer(badge: badge))
  }
}

/// The view of a badge. A style of the text itself takes precedence.
struct RowBadgeText: View {
  let badge: RowBadge

  init(badge: RowBadge) { self.badge = badge }

  var body: some View {
    Group {
      switch badge.prominence {
      case .increased: badge.text.modifier(BadgeCapsule())
      case .decreased: plain.foregroundStyle(.tertiary)
      default: plain.foregroundStyle(.secondary)
      }
    }
    .environment(\.font, badge.font)
    .modifier(SecondaryRowText())
  }

  /// The text in a `Group`, which keeps an outer style separate from the style of the text itself.
  private var plain: some View { Group { badge.text } }
}

nonisolated private struct RowBadgeLayer: ViewModifier {
  typealias Body = Never
  let badge: RowBadge?

  @MainActor static func _makeNode<Wrapped: View>(
    _ view: ModifiedContent<Wrapped, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Wrapped, Self>> {
    if context.scope.values.listLook == nil { return PassthroughNode(view, in: context) { $0.content } }
    return RowBadgeNode(view, in: context)
  }
}

@MainActor
private final class RowBadgeNode<Wrapped: View>: RowLayerNode<Wrapped, RowBadgeLayer, RowBadgeText, RowBadgeBox> {
  init(_ view: ModifiedContent<Wrapped, RowBadgeLayer>, in context: _NodeContext) {
    super.init(view.content, extra: view.modifier.badge.map { RowBadgeText(badge: $0) }, in: context) { RowBadgeBox(node: $0) }
  }

  override func show(_ extra: LayoutBox?, in box: RowBadgeBox) {
    guard let extra else { return box.slot = nil }
    let slot = RowBadgeSlot(node: self)
    slot.setContent(extra)
    box.slot = slot
  }

  override func update(_ view: ModifiedContent<Wrapped, RowBadgeLayer>) {
    update(view.content, extra: view.modifier.badge.map { RowBadgeText(badge: $0) })
  }
}

/// A wrapper of a badge. It hides the badge if a link shows it.
@MainActor
final class RowBadgeSlot: WrapperBox {
  var isShown = true { didSet { if isShown != oldValue { setNeedsDisplay() } } }

  override func drawing(at offset: CGPoint) -> DisplayNode? {
    // The hidden badge is drawn as well. Otherwise its drawing would be requested repeatedly.
    let node = super.drawing(at: offset)
    return isShown ? node : nil
  }

  override func isHidden(from search: BoxSearch) -> Bool { search == .hitTesting || !isShown }
}

/// A row's content with its badge at the trailing edge. The traits of the content are those of the row.
@MainActor
final class RowBadgeBox: WrapperBox {
  var slot: RowBadgeSlot? {
    didSet {
      guard slot !== oldValue else { return }
      oldValue?.detach()
      replaceChildren([layoutContent, slot].compactMap { $0 })
    }
  }

  private static let spacing: CGFloat = 8

  /// The badge, or `nil` if there is none or a link in the content shows it.
  private var badge: RowBadgeSlot? { layoutContent?.rowLink == nil ? slot : nil }

  private func badgeSize(_ proposal: ProposedViewSize) -> CGSize? {
    badge?.measure(ProposedViewSize(width: proposal.width, height: nil))
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    guard let width = proposal.width, let size = badgeSize(proposal) else { return proposal }
    return ProposedViewSize(width: max(0, width - size.width - Self.spacing), height: proposal.height)
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let own = layoutContent?.measure(inner(proposal)) ?? .zero
    guard let size = badgeSize(proposal) else { return own }
    let offered = proposal.width.map { $0.isFinite ? $0 : 0 } ?? 0
    return CGSize(width: max(offered, own.width + Self.spacing + size.width), height: max(own.height, size.height))
  }

  override func layoutChildren() {
    slot?.isShown = badge != nil
    if let content = layoutContent, !content.isBeingRemoved {
      let inner = inner(proposal)
      placeChild(content, at: CGPoint(x: 0, y: (size.height - content.measure(inner).height) / 2), proposal: inner)
    }
    guard let slot else { return }
    let room = ProposedViewSize(width: proposal.width, height: nil)
    let own = slot.measure(room)
    placeChild(slot, at: CGPoint(x: size.width - own.width, y: (size.height - own.height) / 2), proposal: room)
  }

  override func explicitGuide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    guard let content = layoutContent else { return nil }
    let inner = inner(proposal)
    let own = content.measure(inner)
    guard let value = content.explicitGuide(key, size: own, proposal: inner) else { return nil }
    return key.axis == .horizontal ? value : value + (size.height - own.height) / 2
  }

  override func willDisappear() { slot?.detach() }
}
