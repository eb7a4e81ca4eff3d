import Foundation
import OrielDrawing

@MainActor
final class PlatformViewBox: LayoutBox, FocusTarget, PlatformViewPlace {
  private(set) var view: any PlatformView
  private var isTakingFocus = false
  private var shown: (size: CGSize, transform: CGAffineTransform, isVisible: Bool)?

  init(_ view: any PlatformView, node: AnyViewNode) {
    self.view = view
    super.init(node: node)
    graph.platformViews.boxes.append(self)
    graph.input.focus.register(self)
    view.appear(on: graph.surface, at: self)
  }

  func surfaceDidChange() {
    guard let surface = graph.surface else { return }
    shown = nil
    view.appear(on: surface, at: self)
    setNeedsLayout()
  }

  func show(_ newView: any PlatformView) {
    guard newView !== view else { return }
    view.disappear()
    view = newView
    shown = nil
    view.appear(on: graph.surface, at: self)
    setNeedsLayout()
    setNeedsDisplay()
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { view.sizeThatFits(proposal) }

  override func hitContent(_ point: CGPoint) -> LayoutBox? { hitChildren(point, orSelfIn: CGRect(origin: .zero, size: presentedSize)) }

  override func drawContent(at offset: CGPoint) -> DisplayNode? {
    view.picture.map { DisplayNode(.platform($0, CGRect(origin: offset, size: presentedSize))) }
  }

  /// Updates the position of the platform view. Called after each frame, when layout is final.
  func settle() {
    let isVisible = isAttached && isPlaced && isOnScreen && barrier == nil
    let new = (size: size, transform: isVisible ? transform(to: nil) : .identity, isVisible: isVisible)
    if let shown, shown == new { return }
    shown = new
    PresentationBox.around(self)?.stayInWindow()
    view.place(new.size, transform: new.transform, isVisible: new.isVisible)
  }

  override func willDisappear() {
    graph.input.focus.unregister(self)
    graph.platformViews.boxes.removeAll { $0 === self }
    view.disappear()
  }

  // MARK: Focus

  var canBeFocused: Bool { environment.isEnabled && view.canBeFocused }

  func focusDidChange(_ isFocused: Bool, showsRing: Bool) {
    if !isFocused { view.loseFocus() } else if !isTakingFocus { view.takeFocus() }
  }

  func handle(_ event: KeyEvent) -> Bool {
    guard event.phase != .up, event.key == .tab, event.modifiers.isDisjoint(with: [.option, .command, .control]) else { return false }
    return view.advanceFocus(isForward: !event.modifiers.contains(.shift))
  }

  // MARK: Notifications from the view

  func pictureDidChange() { setNeedsDisplay() }

  func idealSizeDidChange() { setNeedsLayout() }

  func didTakeFocus() {
    guard graph.input.focus.focused !== self else { return }
    isTakingFocus = true
    graph.input.focus.move(to: self, byKeyboard: false)
    isTakingFocus = false
  }

  func didLoseFocus() { if graph.input.focus.focused === self { graph.input.focus.move(to: nil, byKeyboard: false) } }
}

/// The platform views of a window.
@MainActor
final class PlatformViews {
  var boxes: [PlatformViewBox] = []
}

@MainActor private let platformViewsService = GraphService<PlatformViews> { _ in PlatformViews() }

extension ViewGraph {
  var platformViews: PlatformViews { service(platformViewsService) }
}

extension ViewHost {
  package var hasPlatformViews: Bool { !graph.platformViews.boxes.isEmpty }

  package func updatePlatformViewPositions() { for box in graph.platformViews.boxes { box.settle() } }

  /// Performs the work that a window of the platform does after a frame, for a host without one. Draws the frame again if a platform view
  /// has changed.
  package func refreshPlatformViews() -> DisplayNode {
    updatePlatformViewPositions()
    for box in graph.platformViews.boxes { box.view.refresh() }
    return redraw()
  }

  /// The focused platform view.
  package var focusedPlatformView: (any PlatformView)? { (graph.input.focus.focused as? PlatformViewBox)?.view }

  package func platformView(at point: CGPoint) -> (any PlatformView)? {
    (graph.rootBox.hitTest(point) as? PlatformViewBox)?.view
  }

  package func redraw() -> DisplayNode {
    let node = graph.rootBox.displayNode()
    return inspection?.marking(node) ?? node
  }

  package var hasFocus: Bool { graph.input.focus.focused != nil }

  package func enterFocus(isForward: Bool) -> Bool { graph.input.focus.enter(isForward: isForward) }

  package func leaveFocus() { graph.input.focus.move(to: nil, byKeyboard: false) }

  /// Returns the size of the window's views for a proposal, including the insets of the window.
  package func idealSize(for proposal: ProposedViewSize) -> CGSize {
    graph.prepareForMeasuring()
    return graph.rootBox.idealSize(for: proposal)
  }

  /// Indicates whether Tab cycles through the window instead of leaving it at the ends.
  package var keepsFocus: Bool {
    get { graph.input.focus.wraps }
    set { graph.input.focus.wraps = newValue }
  }

  package var safeAreaInsets: EdgeInsets {
    get { graph.rootBox.systemSafeArea.container }
    set { graph.setContainerSafeArea(newValue) }
  }
}
