import Foundation
import OrielModel

/// The buttons that a swipe on a row reveals.
struct SwipeActions {
  let edge: HorizontalEdge
  let allowsFullSwipe: Bool
  let content: () -> AnyView
  /// The closures to call when the buttons become visible, with `true`, and when they are dismissed, with `false`.
  var presentationChanged: [(Bool) -> Void] = []
}

nonisolated struct SwipeActionsModifier: BoxModifier {
  let actions: SwipeActions

  @MainActor func makeBox(_ node: AnyViewNode) -> SwipeActionsBox { SwipeActionsBox(actions, node: node) }

  @MainActor func update(_ box: SwipeActionsBox, transaction: Transaction) { box.actions = actions }

  @MainActor static func _makeNode<Wrapped: View>(
    _ view: ModifiedContent<Wrapped, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Wrapped, Self>> {
    guard let list = context.scope.values.swipeContainer else { return WrapperNode(view, in: context) }
    return SwipeRowNode(view, in: context, list: list)
  }
}

/// A wrapper that holds the swipe actions of a row. The buttons are built when a swipe reveals them.
@MainActor
final class SwipeActionsBox: WrapperBox {
  var actions: SwipeActions

  init(_ actions: SwipeActions, node: AnyViewNode) {
    self.actions = actions
    super.init(node: node)
  }
}

extension View {
  /// Adds buttons that a horizontal swipe reveals, on a row of a list or on a view in a `swipeActionsContainer()`. A long swipe performs the
  /// first button's action. Mirrors SwiftUI's `swipeActions(edge:allowsFullSwipe:content:)`.
  nonisolated public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: @escaping () -> T
  ) -> some View {
    modifier(
      SwipeActionsModifier(
        actions: SwipeActions(edge: edge, allowsFullSwipe: allowsFullSwipe, content: { AnyView(content()) })))
  }

  /// Adds buttons that a horizontal swipe reveals, on a row of a list or on a view in a `swipeActionsContainer()`. Mirrors SwiftUI's
  /// `swipeActions(edge:allowsFullSwipe:content:onPresentationChanged:)`.
  ///
  /// - Parameter onPresentationChanged: A closure that is called with `true` when the user reveals the buttons, and with `false` when they
  ///   are dismissed, also because the row disappears.
  nonisolated public func swipeActions(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: @escaping () -> some View,
    onPresentationChanged: @escaping (Bool) -> Void
  ) -> some View {
    modifier(
      SwipeActionsModifier(
        actions: SwipeActions(
          edge: edge, allowsFullSwipe: allowsFullSwipe, content: { AnyView(content()) }, presentationChanged: [onPresentationChanged])))
  }
}

extension ListRowBox {
  /// Returns the actions at an edge: the row's own, or a delete button, or `nil` if there are none.
  func swipeActions(at edge: HorizontalEdge) -> SwipeActions? {
    guard role == .content else { return nil }
    let own = ownSwipeActions(at: edge)
    if let first = own.first {
      return SwipeActions(
        edge: edge, allowsFullSwipe: first.allowsFullSwipe,
        content: { AnyView(ForEach(0..<own.count, id: \.self) { own[$0].content() }) },
        presentationChanged: own.flatMap(\.presentationChanged))
    }
    guard edge == .trailing, deleteAction != nil else { return nil }
    return SwipeActions(
      edge: edge, allowsFullSwipe: true,
      content: { [weak self] in AnyView(Button(.own(.delete), role: .destructive) { self?.delete() }) })
  }
}

extension ListRowBox {
  /// Returns the actions that the row's `swipeActions` modifiers set at an edge, with those of the innermost first.
  private func ownSwipeActions(at edge: HorizontalEdge) -> [SwipeActions] {
    var own: [SwipeActions] = []
    var box: LayoutBox? = content
    while let current = box {
      if let swipe = current as? SwipeActionsBox, swipe.actions.edge == edge { own.insert(swipe.actions, at: 0) }
      box = current.layoutChild
    }
    return own
  }

  /// The actions with which assistive technology does what a swipe does: one that deletes the row, and one that reveals the buttons of
  /// `swipeActions`, first those of the trailing edge and then those of the leading edge.
  var swipeActionsForAccessibility: [AccessibilityElement.Action] {
    guard role == .content else { return [] }
    var actions: [AccessibilityElement.Action] = []
    func add(_ title: BuiltInText, _ handler: @escaping @MainActor (ListRowBox) -> Void) {
      actions.append(
        AccessibilityElement.Action(name: string(of: Text(.own(title)))) { [weak self] in
          if let self, isAttached { handler(self) }
        })
    }
    let open = list.swipe.flatMap { $0.row === self ? $0.actions.edge : nil }
    let edges = [HorizontalEdge.trailing, .leading].filter { !ownSwipeActions(at: $0).isEmpty }
    if let edge = edges.first(where: { $0 != open }) { add(.more) { $0.list.openSwipe($0, edge: edge)?.open() } }
    if !edges.contains(.trailing), deleteAction != nil { add(.delete) { $0.delete() } }
    return actions
  }
}

/// The buttons beside a swiped row.
struct SwipeButtons: View {
  let actions: SwipeActions
  /// Indicates whether the titles don't fit beside each other. Labels then show their icons alone, and titles shrink before they are
  /// truncated.
  let isNarrow: Bool
  let close: @MainActor () -> Void

  var body: some View {
    LayoutContainer(layout: SwipeButtonsLayout(edge: actions.edge), content: actions.content())
      .environment(\.tint, nil)
      .environment(\.closeSwipe, CloseSwipeAction(close: close))
      .environment(\.font, .subheadline.weight(.medium))
      .buttonStyle(SwipeButtonStyle(isNarrow: isNarrow, close: close))
  }
}

/// A layout of buttons side by side, with the first at the row's edge. They divide the revealed width in proportion to their ideal widths.
struct SwipeButtonsLayout: Layout {
  let edge: HorizontalEdge

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let ideal = subviews.map { $0.sizeThatFits(ProposedViewSize(width: nil, height: proposal.height)).width }.reduce(0, +)
    return CGSize(width: proposal.width ?? ideal, height: proposal.height ?? 44)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let widths = subviews.map { $0.sizeThatFits(ProposedViewSize(width: nil, height: bounds.height)).width }
    let total = max(1, widths.reduce(0, +))
    var passed: CGFloat = 0
    for (subview, ideal) in zip(subviews, widths) {
      let width = bounds.width * ideal / total
      let x = edge == .leading ? bounds.minX + passed : bounds.maxX - passed - width
      subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: ProposedViewSize(width: width, height: bounds.height))
      passed += width
    }
  }
}

private struct SwipeButtonStyle: PrimitiveButtonStyle {
  let isNarrow: Bool
  let close: @MainActor () -> Void

  func makeBody(configuration: Configuration) -> some View { SwipeButton(configuration: configuration, isNarrow: isNarrow, close: close) }
}

private struct SwipeButton: View {
  let configuration: PrimitiveButtonStyleConfiguration
  let isNarrow: Bool
  let close: @MainActor () -> Void
  @Environment(\.tint) private var tint
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.swipeButtonBehavior) private var rules
  @State private var isPressed = false

  var body: some View {
    configuration.label
      .lineLimit(1)
      .minimumScaleFactor(isNarrow ? 0.6 : 1)
      .transformEnvironment(\.labelStyle) { if isNarrow { $0 = AnyStyle(LabelStyleForm(style: IconOnlyLabelStyle())) } }
      .foregroundStyle(Color.white)
      .padding(.horizontal, isNarrow ? 12 : 16)
      .frame(minWidth: isNarrow ? 44 : 74, maxWidth: .infinity, maxHeight: .infinity)
      .background((configuration.role == .destructive ? Color.red : tint ?? .gray).opacity(isPressed ? 0.8 : 1))
      .modifier(
        ControlModifier(
          isEnabled: isEnabled, pressingChanged: { isPressed = $0 },
          action: {
            if rules.closes { close() }
            configuration.trigger()
          }))
  }
}
