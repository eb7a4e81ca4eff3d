import Foundation
import OrielDrawing

/// The layer of a presentation, which dims the window and contains the card with the content.
///
/// Three values position a card. Its frame is determined by layout. `absence` animates presentation and dismissal: 0 is in place, 1 is
/// offscreen; a drag of a bottom sheet changes it as well. `shift` is the distance by which a card in the middle is dragged. The last two
/// move only the drawing and cause no layout.
@MainActor
final class PresentationBox: WindowLayerBox, GestureSource, AccessibilitySource {
  let presentation: Presentation
  private(set) var card: PresentationCardBox!
  private(set) var options = PresentationOptions()
  private(set) var form = PresentationForm.cover
  /// The content heights of a bottom sheet's detents, lowest first.
  private(set) var detents: [(detent: PresentationDetent, height: CGFloat)] = []
  /// The selected detent, or `nil` before it is determined.
  private(set) var selected: PresentationDetent?
  private(set) var place: PopoverPlacement?
  /// The maximum size that a card in the middle has had along each axis.
  private var largestCard = CGSize.zero
  private var nextAnimation: Animation?
  private(set) lazy var absence = Oriel.Presented<CGFloat>(1, box: self) { unsafeDowncast($0, to: PresentationBox.self).didMove() }
  private(set) lazy var shift = Oriel.Presented<CGFloat>(0, box: self) { unsafeDowncast($0, to: PresentationBox.self).didMove() }
  /// The drag of the sheet, or `nil` if it isn't dragged.
  var drag: SheetDrag?
  private lazy var member = GestureMember(BackdropPressRecognizer(box: self))

  init(_ presentation: Presentation, node: AnyViewNode) {
    self.presentation = presentation
    super.init(node: node, cover: FocusBarrier(graph: node.graph), layers: presentation.region)
    card = PresentationCardBox(self, node: node)
    replaceChildren([card])
    form = room.form(of: presentation.kind, options: options)
  }

  override var role: WindowLayerRole { if case .menu = presentation.kind { .menu } else { .presentation } }

  func setContent(_ boxes: [LayoutBox], background: [LayoutBox]) { card.setContent(boxes, background: background) }

  func apply(_ newOptions: PresentationOptions) {
    let (old, oldSelected) = (options, selected)
    options = newOptions
    if let selection = newOptions.selection, old.selection?.value != selection.value || selected == nil { select(selection.value) }
    if isPlaced {
      // A bottom sheet animates to its new height; anchored and fitted presentations follow immediately. A sheet that is released reports
      // the detent to the app and moves with its own velocity.
      let isResized = newOptions.detents != old.detents || selected != oldSelected
      if form == .bottomSheet, isResized, drag == nil { nextAnimation = Self.spring() }
      graph.presentations.coversDidChange(in: presentation.region)
    }
    if newOptions.hasBackground != old.hasBackground { card.backgroundDidChange() }
    setNeedsLayout()
    lookDidChange()
  }

  func lookDidChange() {
    card.lookDidChange()
    setNeedsDisplay()
  }

  // MARK: Layout

  private var room: PresentationSpace { PresentationSpace(window: graph.rootBox.size, safeArea: windowSafeArea) }

  override func layoutChildren() {
    let animation = nextAnimation
    nextAnimation = nil
    let newForm = room.form(of: presentation.kind, options: options)
    if newForm != form {
      form = newForm
      drag = nil
      lookDidChange()
    }
    graph.updates.withTransaction({ if let animation { $0.animation = animation } }) { placeCard() }
  }

  private func placeCard() {
    let room = room
    let frame: CGRect
    card.insets = EdgeInsets()
    switch form {
    case .cover:
      frame = CGRect(origin: .zero, size: size)
      card.insets = windowSafeArea.total
    case .bottomSheet:
      resolveDetents(room)
      let height = drag?.height ?? min(room.sheetHeight(content: restingHeight), size.height)
      frame = CGRect(x: 0, y: size.height - height, width: size.width, height: height)
      card.insets = EdgeInsets(
        top: 0, leading: room.safeArea.container.leading, bottom: min(room.bottomInset, height), trailing: room.safeArea.container.trailing)
    case .card: frame = room.middleFrame(cardSize(room))
    case .alert:
      let width = environment.textIsLarge ? PresentationSpace.largeAlertWidth : PresentationSpace.alertWidth
      frame = room.middleFrame(fittingSize(width: min(width, room.middle.width), in: room.middle))
    case .choices:
      let around = room.inset(by: PresentationSpace.choicesMargin)
      let content = fittingSize(width: min(PresentationSpace.choicesWidth, around.width), in: around)
      frame = CGRect(x: around.midX - content.width / 2, y: around.maxY - content.height, width: content.width, height: content.height)
    case .menu:
      let most = menuRoom(room).size
      let content = card.measureContent(.unspecified)
      let fitted = CGSize(width: min(content.width, most.width), height: min(content.height, most.height))
      frame = menuFrame(fitted, room) ?? room.middleFrame(fitted)
    case .popover:
      let around = popoverRoom(room).size
      var content = card.measureContent(.unspecified)
      let most = CGSize(width: min(around.width, 600), height: around.height)
      if content.width > most.width { content = card.measureContent(ProposedViewSize(width: most.width, height: nil)) }
      let fitted = CGSize(width: min(max(content.width, 44), most.width), height: min(max(content.height, 44), most.height))
      place = popoverPlace(fitted, room)
      frame = place?.frame ?? room.middleFrame(fitted)
    }
    card.place(frame)
    didMove()
  }

  private func cardSize(_ room: PresentationSpace) -> CGSize {
    let root = PresentationSizingRoot { [unowned card = card!] in card.measureContent($0) }
    let sizing: any PresentationSizing = options.sizing ?? AutomaticPresentationSizing()
    let context = PresentationSizingContext(room: room.middle.size, largest: largestCard)
    let size = context.size(of: root, for: sizing.proposedSize(for: root, context: context))
    largestCard = CGSize(width: max(largestCard.width, size.width), height: max(largestCard.height, size.height))
    return size
  }

  private func fittingSize(width: CGFloat, in room: CGRect) -> CGSize {
    let content = card.measureContent(ProposedViewSize(width: width, height: nil))
    return CGSize(width: width, height: min(content.height, room.height))
  }

  private func popoverPlace(_ size: CGSize, _ room: PresentationSpace) -> PopoverPlacement? {
    guard case .popover(let anchor, let edge) = presentation.kind, let frame = presentation.source?.anchorFrame else { return nil }
    let physical: Edge =
      isMirrored && edge == .leading ? .trailing : isMirrored && edge == .trailing ? .leading : edge
    let rect = anchor.rect(in: frame, for: self)
    var place = PopoverPlacement(size: size, anchor: rect, edge: physical, room: popoverRoom(room).frame, cornerRadius: card.cornerRadius)
    let isOnPopup = presentation.source?.enclosingPresentation?.popup != nil
    place.move(to: passing.settle(place.frame, at: rect, in: room, isOnPopup: isOnPopup), anchor: rect, cornerRadius: card.cornerRadius)
    place.hasArrow = presentation.source?.isVisible(rect) ?? false
    return place
  }

  /// Indicates whether a menu is above its anchor.
  var isMenuAboveAnchor: Bool {
    guard case .menu(let anchor, isBeside: false) = presentation.kind, let frame = presentation.source?.anchorFrame else { return false }
    return card.origin.y < anchor.rect(in: frame, for: self).minY
  }

  /// Returns the presentation that contains a box, or `nil` if there is none.
  static func around(_ box: LayoutBox) -> PresentationBox? {
    var box: LayoutBox? = box
    while let current = box {
      if let presentation = current as? PresentationBox { return presentation }
      box = current.parent
    }
    return nil
  }

  /// The anchor of a menu or a popover in the window, or `nil` if there is none.
  var anchorRect: CGRect? {
    guard let frame = presentation.source?.anchorFrame else { return nil }
    switch presentation.kind {
    case .menu(let anchor, _), .popover(let anchor, _): return anchor.rect(in: frame, for: self)
    case .sheet, .fullScreenCover, .alert, .dialog: return nil
    }
  }

  private func menuFrame(_ size: CGSize, _ room: PresentationSpace) -> CGRect? {
    guard case .menu(_, let isBeside) = presentation.kind, let anchor = anchorRect else { return nil }
    let frame = MenuPlacement.frame(size: size, anchor: anchor, isBeside: isBeside, isMirrored: isMirrored, room: menuRoom(room).frame)
    return passing.settle(frame, at: anchor, in: room, isOnPopup: !graph.rootBox.popups.isEmpty)
  }

  // MARK: Popups

  /// The popup of a menu or a popover, or `nil` before its available space is first requested.
  private var ownPassing: PopupPlacement?
  private var passing: PopupPlacement {
    if let ownPassing { return ownPassing }
    let new = PopupPlacement(self)
    ownPassing = new
    return new
  }

  /// The popup that the presentation is drawn in once it has extended beyond an edge of the window; otherwise `nil`.
  var popup: Popup? { ownPassing?.popup }

  /// The popup, or `nil` if there is none or the presentation is held in the window.
  var shownPopup: Popup? { form == .menu || form == .popover ? ownPassing?.shown : nil }

  /// Indicates whether the presentation can't be drawn in a popup.
  private(set) var staysInWindow = false

  /// Keeps the presentation in the window because its content can't be shown elsewhere.
  func stayInWindow() {
    guard !staysInWindow else { return }
    staysInWindow = true
    popupDidEnd()
    setNeedsLayout()
    lookDidChange()
  }

  /// Draws the presentation in the window while it is held there, and afterwards in its popup again.
  func holdInWindow(_ isHeld: Bool) {
    if form == .menu || form == .popover { passing.isHeld = isHeld }
  }

  func takePopup() -> Popup? { ownPassing?.take() }

  func popupDidEnd() { ownPassing?.end() }

  private func menuRoom(_ room: PresentationSpace) -> PopupSpace { passing.room(in: room, margin: PresentationSpace.menuMargin) }

  /// The maximum size of a menu's content.
  var maximumMenuContentSize: CGSize { menuRoom(room).size }

  private func popoverRoom(_ room: PresentationSpace) -> PopupSpace { passing.room(in: room, margin: PresentationSpace.popoverMargin) }

  /// Updates the position because the anchor may have moved.
  func followAnchor() {
    // A presentation in a popup doesn't follow its anchor during dismissal.
    if popup != nil, presentation.phase != .shown { return }
    if form == .menu, isPlaced, let new = menuFrame(card.size, room), new.origin != card.origin { card.slide(to: new.origin) }
    guard form == .popover, isPlaced, let old = place, let new = popoverPlace(old.frame.size, room), new != old else { return }
    place = new
    card.slide(to: new.frame.origin)
    if new.arrow != old.arrow || new.arrowEdge != old.arrowEdge || new.hasArrow != old.hasArrow { lookDidChange() }
  }

  // MARK: Detents

  private func select(_ detent: PresentationDetent) {
    if options.effectiveDetents.contains(detent) { return selected = detent }
    Report.once(
      "detent-unknown", "A sheet's selected detent isn't among its detents; the selection is ignored. (\(viewPathForDiagnostics))")
  }

  private func resolveDetents(_ room: PresentationSpace) {
    if options.detents?.isEmpty == true {
      Report.once("detents-empty", "A sheet has an empty set of detents; the large detent is used. (\(viewPathForDiagnostics))")
    }
    let context = PresentationDetent.Context(maxDetentValue: room.detentLimit, environment: environment)
    detents = options.effectiveDetents.compactMap { detent in detent.height(in: context, isLow: room.isLow).map { (detent, $0) } }
      .sorted { $0.1 < $1.1 }
    if detents.isEmpty { detents = [(.large, room.detentLimit)] }
    if selected == nil || !detents.contains(where: { $0.detent == selected }) { selected = detents[0].detent }
  }

  private var restingHeight: CGFloat { detents.first { $0.detent == selected }?.height ?? detents.last?.height ?? 0 }

  /// The heights of the sheet at its detents, as cards.
  var detentHeights: [CGFloat] { detents.map { min(room.sheetHeight(content: $0.height), size.height) } }

  /// Stops the motion of a bottom sheet. The caller determines its further position.
  func halt() {
    nextAnimation = nil
    card.slide(to: card.origin)
    absence.stop(graph: graph)
  }

  /// Settles at a detent.
  func rest(at index: Int, velocity: CGFloat) {
    let detent = detents[index].detent
    let distance = detentHeights[index] - (drag?.height ?? card.size.height)
    drag = nil
    let hasChanged = detent != selected
    selected = detent
    nextAnimation = Self.spring(velocity: abs(distance) > 1 ? velocity / distance : 0)
    setNeedsLayout()
    let from = absence.value
    move(absence, to: 0, velocity: abs(from) > 0.001 ? velocity / (from * max(1, card.size.height)) : 0)
    graph.presentations.coversDidChange(in: presentation.region)
    guard hasChanged, let selection = options.selection else { return }
    graph.enqueueAction { selection.set(detent) }
  }

  // MARK: Presentation and dismissal

  /// Returns the animation of sheets. The velocity is relative to the remaining distance.
  static func spring(velocity: CGFloat = 0) -> Animation {
    .interpolatingSpring(duration: 0.42, bounce: 0, initialVelocity: velocity.isFinite ? min(max(velocity, -60), 60) : 0)
  }

  private var motionAnimation: Animation {
    if environment.accessibilityReduceMotion { return .easeInOut(duration: 0.25) }
    switch form {
    case .bottomSheet, .cover, .choices: return Self.spring()
    case .card, .alert: return .interpolatingSpring(duration: 0.32, bounce: 0)
    case .popover: return .easeOut(duration: 0.18)
    case .menu: return .easeOut(duration: 0.12)
    }
  }

  func enter(animates: Bool) {
    if animates {
      absence.set(0, transaction: Transaction(animation: motionAnimation), graph: graph)
    } else {
      absence.set(0, transaction: Transaction(), graph: graph)
    }
  }

  /// The downward velocity at which a dragged sheet was released, in points per second.
  var leavingVelocity: CGFloat = 0

  func leave(animates: Bool) {
    drag = nil
    guard animates else { return absence.set(1, transaction: Transaction(), graph: graph) }
    if form == .bottomSheet, leavingVelocity > 0 {
      let way = max(1, card.size.height) * max(0.01, 1 - absence.value)
      move(absence, to: 1, velocity: leavingVelocity / way)
    } else {
      absence.set(1, transaction: Transaction(animation: motionAnimation), graph: graph)
    }
    leavingVelocity = 0
  }

  /// Moves the presentation back in place after a refused dismissal.
  func goBack() {
    leavingVelocity = 0
    guard drag == nil else { return }
    move(absence, to: 0, velocity: 0)
    move(shift, to: 0, velocity: 0)
  }

  func move(_ value: Oriel.Presented<CGFloat>, to target: CGFloat, velocity: CGFloat) {
    value.set(target, transaction: Transaction(animation: Self.spring(velocity: velocity)), graph: graph)
  }

  /// Updates the drawing after a change of the motion values, and ends the presentation when its dismissal is complete.
  private func didMove() {
    card?.setNeedsDisplay()
    setNeedsDisplay()
    graph.geometryDidChange()
    guard presentation.phase == .leaving, !isGoing, !absence.isRunning || absence.value > 0.998 else { return }
    isGoing = true
    graph.enqueueAction { [weak self] in
      guard let self else { return }
      isGoing = false
      presentation.hasLeft()
    }
  }

  private var isGoing = false

  /// Stops the motion and detaches the content when it is removed. The card's last drawing remains.
  func willGo() {
    absence.stop(graph: graph)
    shift.stop(graph: graph)
    graph.input.remove(member)
    card.willGo()
  }

  // MARK: Views behind

  /// Indicates whether the views behind are inert.
  var isModal: Bool {
    switch options.backgroundInteraction.kind {
    case .automatic, .disabled: return true
    case .enabled: return false
    case .upThrough(let detent):
      guard form == .bottomSheet, let limit = detents.first(where: { $0.detent == detent })?.height else { return true }
      return restingHeight > limit + 0.5
    }
  }

  /// The fraction by which the window behind is dimmed, in 0...1.
  private var dimming: CGFloat {
    var share: CGFloat = 1
    if case .upThrough(let detent) = options.backgroundInteraction.kind, form == .bottomSheet {
      let heights = detents.map(\.height)
      if let index = detents.firstIndex(where: { $0.detent == detent }) {
        let inset = room.bottomInset
        let shown = card.presentedFrame.height - inset
        let next = index + 1 < heights.count ? heights[index + 1] : heights[index] + 1
        share = min(max((shown - heights[index]) / max(1, next - heights[index]), 0), 1)
      }
    } else if !isModal {
      share = 0
    }
    return share * min(max(1 - absence.value, 0), 1)
  }

  private var dimmingColor: RGBA {
    let isDark = environment.colorScheme == .dark
    switch form {
    case .cover, .menu: return .clear
    case .popover: return RGBA.black.multiplyingAlpha(by: isDark ? 0.15 : 0.05)
    case .bottomSheet, .card, .alert, .choices: return RGBA.black.multiplyingAlpha(by: isDark ? 0.48 : 0.22)
    }
  }

  var shownDimming: RGBA { dimmingColor.multiplyingAlpha(by: Float(dimming)) }

  override func drawContent(at offset: CGPoint) -> DisplayNode? {
    let color = shownDimming
    return color.alpha > 0 ? DisplayNode(.color(color, CGRect(origin: offset, size: size))) : nil
  }

  override func hitContent(_ point: CGPoint) -> LayoutBox? {
    if let hit = hitChildren(point) { return hit }
    // While a submenu is open, the entries of its parent menus still receive the pointer.
    if let hit = parentMenu?.hitMenus(point) ?? menuNeighbor?.hitTest(point) { return hit }
    return isModal && CGRect(origin: .zero, size: size).covers(point) ? self : nil
  }

  private func hitMenus(_ point: CGPoint) -> LayoutBox? { hitChildren(point) ?? parentMenu?.hitMenus(point) }

  /// The object beside the menu that still receives the pointer, or `nil` if there is none.
  private var menuNeighbor: (any PresentationNeighbor)? {
    guard case .menu = presentation.kind, presentation.phase == .shown else { return nil }
    return (presentation.source as? AnyViewNode)?.scope.values.menuNeighbor
  }

  /// The menu that contains the entry from which this submenu was opened, or `nil` if there is none.
  private var parentMenu: PresentationBox? {
    guard case .menu(_, isBeside: true) = presentation.kind, let source = presentation.source?.enclosingPresentation,
      source.presentation.phase == .shown
    else { return nil }
    return source
  }

  // MARK: Input

  var gestureMember: GestureMember? { member }

  var canBeDismissed: Bool { !options.isDismissDisabled && presentation.phase == .shown }

  /// Handles a press outside the card.
  func pressedOutside() { if presentation.kind.isTransient { _ = escape() } }

  private var dialogActions: (any DialogActions)? { graph.presentations.dialogActions(card) }

  func escape() -> Bool {
    switch presentation.kind {
    case .alert: dialogActions?.cancel()
    case .dialog:
      if options.isDismissDisabled { return true }
      if dialogActions?.cancel() != true { presentation.requestDismissal() }
    case .sheet, .popover, .menu: if canBeDismissed { presentation.requestDismissal() }
    case .fullScreenCover: if form != .cover, canBeDismissed { presentation.requestDismissal() } else { return false }
    }
    return true
  }

  func pressDefault() -> Bool {
    switch presentation.kind {
    case .alert, .dialog: dialogActions?.pressDefault() ?? false
    case .sheet, .popover, .menu, .fullScreenCover: false
    }
  }

  /// Focuses the first text field of an alert.
  func focusFirstField() {
    guard presentation.phase == .shown, graph.input.focus.focused?.isWithin(card) != true else { return }
    func field(in box: LayoutBox) -> (any FocusTarget)? {
      if let target = box as? any FocusTarget, target.takesText { return target }
      for child in box.children { if let found = field(in: child) { return found } }
      return nil
    }
    guard let target = field(in: card) else { return }
    graph.enqueueAction { [reference = graph.reference, weak target] in
      if let target { reference.graph?.input.focus.move(to: target, byKeyboard: false) }
    }
  }

  /// Focuses the first entry of a menu that was opened by a key.
  func focusFirstEntry() { focusEntry(from: .top) }

  /// Focuses an entry when an arrow key is pressed in a menu that was opened by a press. Returns `false` if the presentation isn't a menu,
  /// or if the focus is already in it.
  func enterMenu(from edge: VerticalEdge) -> Bool {
    guard case .menu = presentation.kind, graph.input.focus.focused?.isWithin(card) != true else { return false }
    return focusEntry(from: edge)
  }

  @discardableResult private func focusEntry(from edge: VerticalEdge) -> Bool {
    func entry(in box: LayoutBox) -> (any FocusTarget)? {
      if let target = box as? any FocusTarget, target.canBeFocused { return target }
      for child in edge == .top ? box.children : box.children.reversed() { if let found = entry(in: child) { return found } }
      return nil
    }
    guard presentation.phase == .shown, let target = entry(in: card) else { return false }
    graph.enqueueAction { [reference = graph.reference, weak target] in
      if let target { reference.graph?.input.focus.move(to: target, byKeyboard: true) }
    }
    return true
  }

  // MARK: Accessibility

  func adjustAccessibility(_ nodes: inout [AccessibilityNode]) {
    guard isModal else { return }
    var group = AccessibilityNode(box: card, children: nodes)
    group.traits.formUnion(.isModal)
    group.actions[.escape] = { [weak self] in _ = self?.escape() }
    nodes = [group]
  }
}
