import Foundation
import OrielDrawing

/// The scroll view of a list.
nonisolated struct ListScroll<Content: View>: PrimitiveView {
  let content: Content
  let setup: ListSetup
  let context: ListContext

  @MainActor static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    ScrollNode(
      view, in: context, configuration: { _ in .init(axes: .vertical) },
      content: { ListRows(content: $0.content, setup: $0.setup, context: $0.context) })
  }
}

/// The rows of a list.
nonisolated struct ListRows<Content: View>: PrimitiveView {
  let content: Content
  let setup: ListSetup
  let context: ListContext

  @MainActor static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> { ListRowsNode(view, in: context) }

  var arrangement: LazyArrangement {
    LazyArrangement(
      axis: .vertical, alignment: HorizontalAlignment.leading.key, spacing: setup.environment.rowSpacing ?? 0,
      pinnedViews: setup.look.pinsHeaders ? .sectionHeaders : [], estimate: setup.minRowHeight)
  }
}

/// The state that the rows of a list share, independent of the type of its content.
@MainActor
final class ListContext {
  var setup = ListSetup()
  weak var rows: (any ListRowsHost)?
  weak var frame: ListFrameBox?
  let selector: ListSelector
  /// The swipe of the open row.
  var swipe: ListSwipe?
  /// The drag that moves a row.
  var reorder: ListReorder?

  nonisolated init() {
    selector = MainActor.assumeIsolated { ListSelector() }
    MainActor.assumeIsolated { selector.list = self }
  }
}

/// The node of a list's rows.
@MainActor
protocol ListRowsHost: SwipeButtonsHost {
  var box: LazyBox { get }
}

nonisolated struct ListFrameModifier: BoxModifier {
  let setup: ListSetup
  let context: ListContext

  @MainActor func makeBox(_ node: AnyViewNode) -> ListFrameBox { ListFrameBox(self, node: node) }

  @MainActor func update(_ box: ListFrameBox, transaction: Transaction) { box.update(self) }
}

/// The box around a list's scroll view. It draws the background and receives keyboard input.
@MainActor
final class ListFrameBox: WrapperBox, FocusTarget, GestureSource, BackgroundBox, AccessibilitySource {
  let context: ListContext
  private var setup: ListSetup
  private lazy var swipeMember = GestureMember(SwipeClosingRecognizer(box: self, list: context), priority: .high)

  init(_ modifier: ListFrameModifier, node: AnyViewNode) {
    context = modifier.context
    setup = modifier.setup
    super.init(node: node)
    context.frame = self
    graph.input.focus.register(self)
    environment.splitColumn?.listDidAppear(context.selector)
  }

  func update(_ modifier: ListFrameModifier) {
    if setup.environment != modifier.setup.environment { setNeedsDisplay() }
    setup = modifier.setup
  }

  /// The ideal size of a list, in points: the minimum width and the maximum height. The widths of rows that aren't built are unknown, and
  /// rows beyond the height can be scrolled to.
  private static let idealSize = CGSize(width: 320, height: 480)

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    guard let height = proposal.height, let width = proposal.width, height.isFinite, width.isFinite else {
      var size = super.sizeThatFits(proposal)
      if proposal.width == nil { size.width = max(size.width, Self.idealSize.width) }
      if proposal == .unspecified { size.height = min(size.height, Self.idealSize.height) }
      return size
    }
    return CGSize(width: max(0, width), height: max(0, height))
  }

  override var sizing: BoxSizing {
    .independentOfContent(if: children.first?.hasFixedSize == true && measurements.unspecifiedAxes.isEmpty)
  }

  override func layoutChildren() {
    if proposal.height == nil, enclosingScrollBox(along: .vertical) != nil {
      Report.once(
        "unbounded-list-\(node?.viewPath ?? "")",
        "A List in a ScrollView has an unbounded height, and is as high as its content. Give it a frame, or remove the ScrollView: a List "
          + "scrolls by itself. (\(node?.viewPath ?? ""))")
    }
    let height = proposal == .unspecified ? size.height : proposal.height
    let offered = ProposedViewSize(width: proposal.width ?? size.width, height: height)
    for child in children where !child.isBeingRemoved { placeChild(child, at: .zero, proposal: offered) }
    if let scroll = children.first as? ScrollBox { scroll.didSettle = { [weak self, weak scroll] in self?.scrollDidSettle(scroll?.phase) } }
  }

  private func scrollDidSettle(_ phase: ScrollPhase?) {
    // Only scrolling by the user closes the swipe, not scrolling by the app.
    if phase?.isOfUser == true { context.closeSwipe() }
  }

  var gestureMember: GestureMember? { context.swipe == nil ? nil : swipeMember }

  /// The outsets by which the background extends below the bars, together with the rows.
  private var overhang: EdgeInsets { (children.first as? ScrollBox)?.overhang ?? EdgeInsets() }

  override func drawContent(at offset: CGPoint) -> DisplayNode? {
    background(in: CGRect(origin: offset, size: presentedSize).outset(by: overhang))
  }

  var backgroundFrame: CGRect { CGRect(origin: .zero, size: size).outset(by: overhang) }

  func background(in rect: CGRect) -> DisplayNode? {
    guard setup.environment.background != .hidden else { return nil }
    return DisplayNode(.color(setup.look.background.resolved(in: environment), rect), isBackground: true)
  }

  var accessibilityContainer: AccessibilityRole? { .list }

  // MARK: Keyboard

  var canBeFocused: Bool { setup.selection != nil && environment.isEnabled }

  func focusDidChange(_ isFocused: Bool, showsRing: Bool) {}

  func handle(_ event: KeyEvent) -> Bool { context.selector.handle(event) }

  /// Opens the context menu for the selection. Returns `false` if there is none.
  func openMenu() -> Bool { itemPress?.openForSelection(of: context) ?? false }

  override func willDisappear() {
    graph.input.focus.unregister(self)
    graph.input.remove(swipeMember)
  }
}
