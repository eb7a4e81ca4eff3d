import Foundation
import OrielDrawing

/// The layer of a presentation: what dims the window, and the card with the content.
///
/// Three things move a card. Its frame is laid out. `absence` takes it in and out: 0 is in place, 1 is away; a sheet at the bottom is moved by it
/// under a finger too. `shift` is how far a card in the middle was dragged. The last two move what is drawn and lay out nothing.
@MainActor
final class PresentationBox: WindowLayerBox, GestureSource, AccessibilitySource {
  let presentation: Presentation
  private(set) var card: PresentationCardBox!
  private(set) var options = PresentationOptions()
  private(set) var form = PresentationForm.cover
  /// The heights at which a sheet at the bottom rests, of its content, lowest first.
  private(set) var detents: [(detent: PresentationDetent, height: CGFloat)] = []
  /// Where it rests.
  private(set) var selected: PresentationDetent?
  private(set) var place: PopoverPlace?
  /// The largest that a card in the middle has been along each axis.
  private var largestCard = CGSize.zero
  private var nextAnimation: Animation?
  private(set) lazy var absence = Oriel.Presented<CGFloat>(1, box: self) { unsafeDowncast($0, to: PresentationBox.self).didMove() }
  private(set) lazy var shift = Oriel.Presented<CGFloat>(0, box: self) { unsafeDowncast($0, to: PresentationBox.self).didMove() }
  /// The sheet while a finger holds it.
  var drag: SheetDrag?
  private lazy var member = GestureMember(BackdropPressUnit(box: self))

  init(_ presentation: Presentation, node: AnyViewNode) {
    self.presentation = presentation
    super.init(node: node, cover: ReachBarrier(graph: node.graph), layers: presentation.region)
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
      // A sheet goes to its new height; what is anchored or fitted follows at once. One that is let go of tells the program where it goes, and
      // does so with the velocity that it has.
      let isResized = newOptions.detents != old.detents || selected != oldSelected
      if form == .bottomSheet, isResized, drag == nil { nextAnimation = Self.spring() }
      graph.presentations.coversDidChange(in: presentation.region)
    }
    if newOptions.givesBackground != old.givesBackground { card.groundDidChange() }
    setNeedsLayout()
    lookDidChange()
  }

  func lookDidChange() {
    card.lookDidChange()
    setNeedsDisplay()
  }

  // MARK: Layout

  private var room: PresentationRoom { PresentationRoom(window: graph.rootBox.size, safeArea: windowSafeArea) }

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
      let width = environment.textIsLarge ? PresentationRoom.largeAlertWidth : PresentationRoom.alertWidth
      frame = room.middleFrame(fittingSize(width: min(width, room.middle.width), in: room.middle))
    case .choices:
      let around = room.inset(by: PresentationRoom.choicesMargin)
      let content = fittingSize(width: min(PresentationRoom.choicesWidth, around.width), in: around)
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

  private func cardSize(_ room: PresentationRoom) -> CGSize {
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

  private func popoverPlace(_ size: CGSize, _ room: PresentationRoom) -> PopoverPlace? {
    guard case .popover(let anchor, let edge) = presentation.kind, let frame = presentation.source?.anchorFrame else { return nil }
    let physical: Edge =
      isMirrored && edge == .leading ? .trailing : isMirrored && edge == .trailing ? .leading : edge
    let rect = anchor.rect(in: frame, for: self)
    var place = PopoverPlace(size: size, anchor: rect, edge: physical, room: popoverRoom(room).frame, cornerRadius: card.cornerRadius)
    let isOnPopup = presentation.source?.presentationAround?.popup != nil
    place.move(to: passing.settle(place.frame, at: rect, in: room, isOnPopup: isOnPopup), anchor: rect, cornerRadius: card.cornerRadius)
    place.hasArrow = presentation.source?.isInSight(rect) ?? false
    return place
  }

  /// Whether a menu stands above what it is anchored to.
  var menuStandsAbove: Bool {
    guard case .menu(let anchor, isBeside: false) = presentation.kind, let frame = presentation.source?.anchorFrame else { return false }
    return card.origin.y < anchor.rect(in: frame, for: self).minY
  }

  /// The presentation that a box is in.
  static func around(_ box: LayoutBox) -> PresentationBox? {
    var box: LayoutBox? = box
    while let current = box {
      if let presentation = current as? PresentationBox { return presentation }
      box = current.parent
    }
    return nil
  }

  /// What a menu or a popover stands at, in the window.
  var anchorRect: CGRect? {
    guard let frame = presentation.source?.anchorFrame else { return nil }
    switch presentation.kind {
    case .menu(let anchor, _), .popover(let anchor, _): return anchor.rect(in: frame, for: self)
    case .sheet, .fullScreenCover, .alert, .dialog: return nil
    }
  }

  private func menuFrame(_ size: CGSize, _ room: PresentationRoom) -> CGRect? {
    guard case .menu(_, let isBeside) = presentation.kind, let anchor = anchorRect else { return nil }
    let frame = MenuPlace.frame(size: size, anchor: anchor, isBeside: isBeside, isMirrored: isMirrored, room: menuRoom(room).frame)
    return passing.settle(frame, at: anchor, in: room, isOnPopup: !graph.rootBox.popups.isEmpty)
  }

  // MARK: Beyond the window's edges

  /// Nil until a menu or a popover has asked where it may stand.
  private var ownPassing: PresentationPopup?
  private var passing: PresentationPopup {
    if let ownPassing { return ownPassing }
    let new = PresentationPopup(self)
    ownPassing = new
    return new
  }

  /// What it is drawn in once it has passed an edge of the window.
  var popup: Popup? { ownPassing?.popup }

  /// The same while it isn't held in the window.
  var shownPopup: Popup? { form == .menu || form == .popover ? ownPassing?.shown : nil }

  /// Whether it can't be drawn elsewhere.
  private(set) var staysInWindow = false

  /// Something in it can only be in the window.
  func stayInWindow() {
    guard !staysInWindow else { return }
    staysInWindow = true
    popupDidEnd()
    setNeedsLayout()
    lookDidChange()
  }

  /// Draws the presentation in the window while it is held there, and in its popup again afterwards.
  func holdInWindow(_ isHeld: Bool) {
    if form == .menu || form == .popover { passing.isHeld = isHeld }
  }

  func takePopup() -> Popup? { ownPassing?.take() }

  func popupDidEnd() { ownPassing?.end() }

  private func menuRoom(_ room: PresentationRoom) -> PopupRoom { passing.room(in: room, margin: PresentationRoom.menuMargin) }

  /// The most that a menu's content gets.
  var mostMenuContent: CGSize { menuRoom(room).size }

  private func popoverRoom(_ room: PresentationRoom) -> PopupRoom { passing.room(in: room, margin: PresentationRoom.popoverMargin) }

  /// The view that the popover is anchored to may have moved, by whatever means.
  func followAnchor() {
    // In a surface of its own it doesn't follow what it was opened from on the way out.
    if popup != nil, presentation.phase != .shown { return }
    if form == .menu, isPlaced, let new = menuFrame(card.size, room), new.origin != card.origin { card.slide(to: new.origin) }
    guard form == .popover, isPlaced, let old = place, let new = popoverPlace(old.frame.size, room), new != old else { return }
    place = new
    card.slide(to: new.frame.origin)
    if new.arrow != old.arrow || new.arrowEdge != old.arrowEdge || new.hasArrow != old.hasArrow { lookDidChange() }
  }

  // MARK: Detents

  private func select(_ detent: PresentationDetent) {
    if options.restingDetents.contains(detent) { return selected = detent }
    Report.once("detent-unknown", "A sheet is to rest at a detent that it doesn't have; it stays where it is. (\(viewPathForMessages))")
  }

  private func resolveDetents(_ room: PresentationRoom) {
    if options.detents?.isEmpty == true {
      Report.once("detents-empty", "A sheet was given no detents; it is as high as it gets. (\(viewPathForMessages))")
    }
    let context = PresentationDetent.Context(maxDetentValue: room.detentLimit, environment: environment)
    detents = options.restingDetents.compactMap { detent in detent.height(in: context, isLow: room.isLow).map { (detent, $0) } }
      .sorted { $0.1 < $1.1 }
    if detents.isEmpty { detents = [(.large, room.detentLimit)] }
    if selected == nil || !detents.contains(where: { $0.detent == selected }) { selected = detents[0].detent }
  }

  private var restingHeight: CGFloat { detents.first { $0.detent == selected }?.height ?? detents.last?.height ?? 0 }

  /// The heights at which the sheet rests, as cards.
  var restingHeights: [CGFloat] { detents.map { min(room.sheetHeight(content: $0.height), size.height) } }

  /// Stops a sheet at the bottom on its way. Where it stays, whoever stops it says.
  func halt() {
    nextAnimation = nil
    card.slide(to: card.origin)
    absence.stop(graph: graph)
  }

  /// Comes to rest at a detent.
  func rest(at index: Int, velocity: CGFloat) {
    let detent = detents[index].detent
    let distance = restingHeights[index] - (drag?.height ?? card.size.height)
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

  // MARK: Coming and going

  /// How sheets move; the velocity is in multiples of the way to go.
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

  /// Points a second that a finger let it go with, downwards.
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

  /// It was to be dismissed and is still there.
  func goBack() {
    leavingVelocity = 0
    guard drag == nil else { return }
    move(absence, to: 0, velocity: 0)
    move(shift, to: 0, velocity: 0)
  }

  func move(_ value: Oriel.Presented<CGFloat>, to target: CGFloat, velocity: CGFloat) {
    value.set(target, transaction: Transaction(animation: Self.spring(velocity: velocity)), graph: graph)
  }

  /// What is drawn was moved.
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

  /// The content goes: the card's picture is what is left of it.
  func willGo() {
    absence.stop(graph: graph)
    shift.stop(graph: graph)
    graph.input.remove(member)
    card.willGo()
  }

  // MARK: What is behind

  /// Whether what is behind can't be used.
  var isModal: Bool {
    switch options.backgroundInteraction.kind {
    case .automatic, .disabled: return true
    case .enabled: return false
    case .upThrough(let detent):
      guard form == .bottomSheet, let limit = detents.first(where: { $0.detent == detent })?.height else { return true }
      return restingHeight > limit + 0.5
    }
  }

  /// How much the window behind is dimmed, in 0...1 of the full measure.
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
    // Beside a menu that an entry opened, the pointer still is on the entries of the menu around.
    if let hit = menuAround?.hitMenus(point) ?? menuNeighbor?.hitTest(point) { return hit }
    return isModal && CGRect(origin: .zero, size: size).covers(point) ? self : nil
  }

  private func hitMenus(_ point: CGPoint) -> LayoutBox? { hitChildren(point) ?? menuAround?.hitMenus(point) }

  /// What stays in reach beside the menu.
  private var menuNeighbor: (any PresentationNeighbor)? {
    guard case .menu = presentation.kind, presentation.phase == .shown else { return nil }
    return (presentation.source as? AnyViewNode)?.scope.values.menuNeighbor
  }

  /// The menu with the entry that this one was opened from.
  private var menuAround: PresentationBox? {
    guard case .menu(_, isBeside: true) = presentation.kind, let source = presentation.source?.presentationAround,
      source.presentation.phase == .shown
    else { return nil }
    return source
  }

  // MARK: Input

  var gestureMember: GestureMember? { member }

  var canBeDismissed: Bool { !options.isDismissDisabled && presentation.phase == .shown }

  /// A press beside the card.
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

  /// An alert that asks for text is ready for it.
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

  /// A menu that was opened by a key is ready for the next.
  func focusFirstEntry() { focusEntry(from: .top) }

  /// An arrow key goes into a menu that was opened by a press. False where it is none, or was entered already.
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
