import Foundation
import OrielDrawing

/// The box around each row of a list. It adds insets and the minimum height, and draws everything behind the content.
@MainActor
final class ListRowBox: WrapperBox, GestureSource, DrawingEffect, TraitSource, AccessibilitySource, ScrollTargetFraming {
  /// The position of a row in its section and in the list.
  struct Place: Equatable {
    /// Indicates whether the row is the first of its section's content.
    var isFirst = false
    /// Indicates whether the row is the last of its section's content.
    var isLast = false
    /// Indicates whether the row is the header of its section or, without a header, the first row.
    var beginsSection = false
    /// Indicates whether the row is the footer of its section or, without a footer, the last row.
    var endsSection = false
    var beginsList = false
    var endsList = false
  }

  let content: LayoutBox
  let role: RowRole
  let list: ListContext
  weak var row: Row?
  /// The object that builds the buttons of a swipe, or `nil` if the list does.
  weak var buttonsHost: (any SwipeButtonsHost)?
  /// The index among all rows of the list.
  var index = 0 { didSet { if setup.environment.alternatesRows, (index - oldValue) % 2 != 0 { redraw() } } }
  weak var previous: ListRowBox?
  private(set) weak var next: ListRowBox?
  var place = Place() {
    didSet {
      guard place != oldValue else { return }
      if gaps(oldValue) != gaps(place) { setNeedsLayout() }
      redraw()
    }
  }
  /// The position that the row appears to have while another row is dragged past it, or `nil` if it is its own.
  var temporaryPosition: Place? { didSet { if temporaryPosition != oldValue { redraw() } } }
  var effectivePosition: Place { temporaryPosition ?? place }
  /// The distance from the leading edge to the start of separators, in points.
  private(set) var separatorStart: CGFloat = 0
  /// The distance from the end of separators to the trailing edge, in points, or `nil` if the content has no guide for it.
  private(set) var separatorEnd: CGFloat?
  private var drawnSelection = false

  /// Redraws the row, and the backdrop, which draws the row's highlight and separators.
  private func redraw() {
    setNeedsDisplay()
    backdrop?.setNeedsDisplay()
  }

  /// Sets the next row. The first of two rows draws the separator between them, and the second can hide it.
  func setNext(_ row: ListRowBox?) {
    guard row !== next else { return }
    next = row
    redraw()
  }

  init(_ content: LayoutBox, role: RowRole, list: ListContext, node: AnyViewNode) {
    self.content = content
    self.role = role
    self.list = list
    super.init(node: node)
    replaceChildren([content])
  }

  // MARK: Background and swipe buttons

  /// The swipe that reveals buttons beside the content, or `nil` if there is none.
  var swipe: ListSwipe? {
    didSet {
      guard swipe !== oldValue else { return }
      composeChildren()
      setNeedsLayout()
    }
  }
  private(set) var backdrop: RowBackdropBox?

  /// Updates the backdrop from the content's modifiers. Headers and footers have no background, because the modifiers of a section apply to
  /// them as well.
  func findBackground() {
    var found: LayoutBox?
    var box: LayoutBox? = role == .content ? content : nil
    while let current = box, found == nil {
      found = (current as? RowBackgroundBox)?.background
      box = current.layoutChild
    }
    guard found !== backdrop?.children.first else { return }
    backdrop = found.map { RowBackdropBox($0, row: self) }
    composeChildren()
  }

  private func composeChildren() {
    let behind: [LayoutBox] = [backdrop, swipe?.buttons].compactMap { $0 }
    layoutChildIndex = behind.count
    replaceChildren(behind + [content])
  }

  func setupDidChange(hasSameLayout: Bool) {
    if !hasSameLayout {
      if list.swipe?.row === self { list.closeSwipe() }
      setNeedsLayout()
      redraw()
    } else if isSelected != drawnSelection {
      selectionDidChange()
    }
  }

  func selectionDidChange() {
    redraw()
    previous?.redraw()
  }

  override func layoutDidChange(_ change: LayoutChange) {
    guard change == .invalidated else { return }
    redraw()
    previous?.redraw()
  }

  var setup: ListSetup { list.setup }

  // MARK: Geometry

  /// The margins that modifiers set for the row's section, as of the last measurement or layout.
  private var sectionMargins: [Edge: CGFloat?] = [:]

  private func sectionMargin(at edge: Edge) -> CGFloat? { sectionMargins.isEmpty ? nil : sectionMargins[edge] ?? nil }

  /// The margin between the leading edge of the list and the row, in points.
  private var leadingMargin: CGFloat { sectionMargin(at: .leading) ?? setup.look.margin }

  /// The margin between the row and the trailing edge of the list, in points.
  private var trailingMargin: CGFloat { sectionMargin(at: .trailing) ?? setup.look.margin }

  private func gaps(_ place: Place) -> CGSize {
    var gaps = CGSize.zero
    if place.beginsSection { gaps.width = sectionMargin(at: .top) ?? setup.gap(isFirst: place.beginsList) }
    if place.endsList, setup.look.hasCards { gaps.height = 24 }
    if place.endsSection, let margin = sectionMargin(at: .bottom) { gaps.height = margin }
    return gaps
  }

  private var insets: EdgeInsets {
    var insets = (content.trait(RowInsetsTrait.self) ?? nil) ?? standardInsets
    insets.leading += leadingAccessory
    insets.trailing += trailingAccessory
    return insets
  }

  private var standardInsets: EdgeInsets {
    switch role {
    case .content:
      // A table's cells have padding of their own.
      if setup.look.isTable { return EdgeInsets() }
      return EdgeInsets(top: 11, leading: setup.look == .sidebar ? 10 : 16, bottom: 11, trailing: setup.look == .sidebar ? 10 : 16)
    case .header:
      if setup.look.pinsHeaders { return EdgeInsets(top: 5, leading: 16, bottom: 5, trailing: 16) }
      if setup.look.isTable { return EdgeInsets(top: 10, leading: 14, bottom: 5, trailing: 14) }
      return EdgeInsets(top: 0, leading: setup.look == .sidebar ? 10 : 16, bottom: 7, trailing: 16)
    case .footer:
      return EdgeInsets(top: 7, leading: setup.look == .sidebar ? 10 : 16, bottom: setup.look.hasCards ? 0 : 7, trailing: 16)
    }
  }

  private var minHeight: CGFloat {
    switch role {
    case .content: break
    case .header: return setup.minHeaderHeight.map { $0.isFinite ? max(0, $0) : 0 } ?? 0
    case .footer: return 0
    }
    let height = setup.minRowHeight
    return height.isFinite ? max(0, setup.look == .sidebar ? min(height, 36) : setup.look.isTable ? min(height, 34) : height) : 44
  }

  /// Returns the proposal for the content, given the row's proposal.
  private func contentProposal(_ proposal: ProposedViewSize, _ insets: EdgeInsets) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max(0, $0 - leadingMargin - trailingMargin - insets.total(.horizontal)) },
      // In a list the content determines the height of a row.
      height: setup.supportsSwipesOnly ? proposal.height : nil)
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    sectionMargins = .sectionMargins(around: content)
    let insets = insets
    let inner = content.measure(contentProposal(proposal, insets))
    if setup.supportsSwipesOnly { return CGSize(width: proposal.width ?? inner.width, height: proposal.height ?? inner.height) }
    let gaps = gaps(place)
    // The height is a whole number of pixels, so that separators are sharp in each row.
    let scale = max(1, environment.displayScale)
    let height = max(minHeight, inner.height + insets.total(.vertical)) + gaps.width + gaps.height
    return CGSize(
      width: proposal.width ?? inner.width + insets.total(.horizontal) + leadingMargin + trailingMargin,
      height: (height * scale - 0.001).rounded(.up) / scale)
  }

  override func layoutChildren() {
    sectionMargins = .sectionMargins(around: content)
    let insets = insets
    let frame = rowFrame
    let proposal = contentProposal(ProposedViewSize(size), insets)
    let inner = content.measure(proposal)
    let slack = frame.height - insets.total(.vertical) - inner.height
    let shift = swipe?.shift ?? 0
    let point = CGPoint(
      x: leadingMargin + insets.leading + (isMirrored ? -shift : shift), y: frame.minY + insets.top + slack / 2)
    if !content.isBeingRemoved { placeChild(content, at: point, proposal: proposal) }
    if let swipe {
      let revealed = ProposedViewSize(width: abs(shift), height: frame.height)
      swipe.buttons.place(at: CGPoint(x: shift > 0 ? frame.minX : frame.maxX + shift, y: frame.minY), proposal: revealed)
    }
    backdrop?.place(at: CGPoint(x: frame.minX + shift, y: frame.minY), proposal: ProposedViewSize(frame.size))
    let moved = frame.offsetBy(dx: shift, dy: 0)
    separatorStart = lineStart(in: moved) ?? insets.leading
    separatorEnd = lineEnd(in: moved)
  }

  /// The frame of the row without the gaps above and below, in the box's coordinate space.
  var rowFrame: CGRect {
    let gaps = gaps(place)
    return CGRect(
      x: isMirrored ? trailingMargin : leadingMargin, y: gaps.width, width: max(0, size.width - leadingMargin - trailingMargin),
      height: max(0, size.height - gaps.width - gaps.height))
  }

  var targetFrame: CGRect { rowFrame }

  /// The row's frame with the presented width while the width is animated.
  private var presentedRowFrame: CGRect {
    var frame = rowFrame
    frame.size.width += presentedSize.width - size.width
    return frame
  }

  override func explicitGuide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? { nil }

  override var spacing: ViewSpacing { ViewSpacing() }

  // MARK: Selection

  var value: AnyHashable? {
    guard role == .content, let selection = setup.selection, !isSelectionDisabled else { return nil }
    let id = row.flatMap { row in row.index.flatMap { row.source?.id(at: $0) } }
    return selection.selection.value(content.trait(TagTrait.self), id)
  }

  private var isSelectionDisabled: Bool {
    environment.isSelectionDisabled || content.traits(SelectionDisabledTrait.self).contains(true)
  }

  var isSelected: Bool {
    if let selection = setup.selection, let value { return selection.contains(value) }
    return role == .content && environment.splitColumn != nil && content.rowLink?.isShown == true
  }

  func adjustAccessibility(_ nodes: inout [AccessibilityNode]) {
    if role == .header { for index in nodes.indices { nodes[index].traits.insert(.isHeader) } }
    if isSelected { for index in nodes.indices { nodes[index].traits.insert(.isSelected) } }
    if environment.isEnabled, let first = nodes.firstIndex(where: { $0.box.isWithin(content) }) {
      nodes[first].namedActions += swipeActionsForAccessibility
    }
    nodes = withAccessories(nodes)
  }

  var accessibilityContainer: AccessibilityRole? { role == .content && !setup.supportsSwipesOnly ? .row : nil }

  /// The action that selects the row, as a click does, or `nil` if the row can't be selected.
  var accessibilityContainerAction: (() -> Void)? {
    guard environment.isEnabled, value != nil else { return nil }
    return { [weak self] in
      guard let self, isAttached else { return }
      list.selector.tap(self, modifiers: [])
      wasChosen()
    }
  }

  // MARK: Touch

  private lazy var unit = ListRowRecognizer(box: self)
  private lazy var member = GestureMember(unit)

  var gestureMember: GestureMember? { role == .content && isInteractive ? member : nil }

  private var isInteractive: Bool {
    guard environment.isEnabled else { return false }
    return setup.selection != nil || moveAction != nil || swipeActions(at: .trailing) != nil
      || swipeActions(at: .leading) != nil || pressAction != nil || reorderItem?.canBeMoved == true
  }

  /// Indicates whether a link or a button in the row is pressed.
  var isPressed = false { didSet { if isPressed != oldValue { redraw() } } }
  /// Indicates whether the row itself is pressed, outside of its link or button.
  var isPressedOutsideControl = false { didSet { if isPressedOutsideControl != oldValue { redraw() } } }

  /// Clips hit testing of swiped content to the row's frame.
  override func hitContent(_ point: CGPoint) -> LayoutBox? {
    guard swipe == nil || presentedRowFrame.covers(point) else { return nil }
    let hit = hitChildren(point) ?? (takesHit(point) ? self : nil)
    let isBeside = hit.map { hit in hit === self || backdrop.map { hit.isWithin($0) } ?? false } ?? true
    guard isBeside, rowFrame.covers(point), let source = sourceForWholeRow else { return hit }
    return source
  }

  private func takesHit(_ point: CGPoint) -> Bool {
    role == .content && rowFrame.covers(point) && (isInteractive || insertion != nil)
  }

  override func willDisappear() {
    graph.input.remove(member)
    if let swipe { list.endSwipe(swipe) }
    liftMotion?.stop(graph: graph)
  }

  // MARK: Reordering

  /// Indicates whether the user is dragging the row.
  var isLifted = false {
    didSet {
      guard isLifted != oldValue else { return }
      redraw()
      paintOrderDidChange()
    }
  }
  private var liftMotion: Presented<CGFloat>?

  /// The distance by which the row is drawn below its position, in points.
  private var lift: CGFloat { liftMotion?.value ?? 0 }

  func setLift(_ distance: CGFloat, animation: Animation?) {
    if liftMotion == nil {
      guard distance != 0 else { return }
      liftMotion = Presented(0, box: self)
    }
    liftMotion?.set(distance, transaction: Transaction(animation: animation), graph: graph)
  }

  override var traitSource: (any TraitSource)? { isLifted ? self : nil }

  var zIndexTrait: Double { 1 }

  override var drawingEffect: (any DrawingEffect)? { swipe != nil || isLifted || lift != 0 ? self : nil }

  var effectTransform: CGAffineTransform { CGAffineTransform(translationX: 0, y: lift) }

  func applyEffect(to node: DisplayNode) -> DisplayNode {
    let whole = swipe == nil ? node : DisplayNode(.clip(shape(of: presentedRowFrame), FillStyle(), node))
    guard isLifted || lift != 0 else { return whole }
    let moved = DisplayNode(.transform(effectTransform, whole))
    guard isLifted else { return moved }
    return DisplayNode(.shadow(Color.black.opacity(0.25).resolved(in: environment), radius: 6, offset: CGSize(width: 0, height: 2), moved))
  }

  // MARK: Drawing

  override func drawContent(at offset: CGPoint) -> DisplayNode? {
    guard !isBeingRemoved else { return nil }
    var frame = presentedRowFrame.offsetBy(dx: offset.x, dy: offset.y)
    let look = setup.look
    guard role == .content else {
      guard role == .header, look.pinsHeaders, setup.environment.background != .hidden else { return nil }
      return DisplayNode(.color(look.background.resolved(in: environment), CGRect(origin: offset, size: presentedSize)))
    }
    frame = frame.offsetBy(dx: swipe?.shift ?? 0, dy: 0)
    drawnSelection = isSelected
    var nodes: [DisplayNode] = []
    if backdrop == nil {
      if let card = look.card ?? (isLifted ? look.background : nil) { nodes.append(fill(frame, card, edgesOfCard)) }
      if setup.environment.alternatesRows, index % 2 == 1 {
        nodes.append(fill(frame, Color.primary.opacity(0.045), look.hasCards ? edgesOfCard : .all))
      }
      nodes += foreground(in: frame)
    }
    if setup.isEditing { nodes += accessories(in: frame) }
    return nodes.isEmpty ? nil : nodes.count == 1 ? nodes[0] : DisplayNode(.group(nodes), isBackground: true)
  }

  /// Returns the drawing between the background and the content.
  func foreground(in frame: CGRect) -> [DisplayNode] {
    var nodes: [DisplayNode] = []
    if isSelected {
      let color = Color.accentColor.opacity(environment.colorScheme == .dark ? 0.32 : 0.16)
      nodes.append(fill(frame, color, setup.look.hasCards ? edgesOfCard : .all))
    } else if isPressed || isPressedOutsideControl {
      nodes.append(fill(frame, Color.primary.opacity(0.09), setup.look.hasCards ? edgesOfCard : .all))
    }
    return nodes + separators(in: frame)
  }

  /// Returns the outline of the row's background.
  func shape(of frame: CGRect) -> Path {
    let radius = setup.look.cornerRadius
    let edges: VerticalEdge.Set = setup.look.hasCards ? edgesOfCard : .all
    let (top, bottom) = (edges.contains(.top) ? radius : 0, edges.contains(.bottom) ? radius : 0)
    return Path(
      roundedRect: frame,
      cornerRadii: RectangleCornerRadii(topLeading: top, bottomLeading: bottom, bottomTrailing: bottom, topTrailing: top))
  }

  var isAlone: Bool { (setup.environment.rowSpacing ?? 0) > 0 }

  private var edgesOfCard: VerticalEdge.Set {
    var edges: VerticalEdge.Set = []
    if effectivePosition.isFirst || isAlone || isLifted { edges.insert(.top) }
    if effectivePosition.isLast || isAlone || isLifted { edges.insert(.bottom) }
    return edges
  }

  private func fill(_ frame: CGRect, _ color: Color, _ edges: VerticalEdge.Set) -> DisplayNode {
    let color = color.resolved(in: environment)
    let radius = setup.look.cornerRadius
    guard radius > 0, !edges.isEmpty else { return DisplayNode(.color(color, frame), isBackground: true) }
    let (top, bottom) = (edges.contains(.top) ? radius : 0, edges.contains(.bottom) ? radius : 0)
    let radii = RectangleCornerRadii(topLeading: top, bottomLeading: bottom, bottomTrailing: bottom, topTrailing: top)
    let path = Path(roundedRect: frame, cornerRadii: radii)
    return DisplayNode(.fill(path, FillStyle(), .color(color)), isBackground: true)
  }
}
