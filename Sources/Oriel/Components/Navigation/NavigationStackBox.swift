import Foundation
import OrielDrawing

/// The box of a stack: screens of its own size, one above the other.
///
/// A screen's `absence` determines its position: 0 is in place, and 1 is offscreen at the trailing edge. The screen below moves towards the
/// leading edge, by a fraction of the width that the screen above covers. Both movements affect drawing only, not layout, so that gestures,
/// springs and interruptions share one mechanism.
@MainActor
final class NavigationStackBox: LayoutBox, GestureSource, WindowFilling, DrawingEffect {
  weak var model: NavigationModel?
  /// The window's insets under which the stack extends. `leading` is on the left.
  private(set) var insets = EdgeInsets()
  private lazy var member = GestureMember(NavigationSwipeRecognizer(box: self), priority: .high)

  /// The distance by which a covered screen moves, as a fraction of its width.
  private static let parallax: CGFloat = 0.3

  private var screens: [NavigationScreenBox] { children.compactMap { $0 as? NavigationScreenBox } }

  // MARK: Layout

  override var sizing: BoxSizing {
    .independentOfContent(if: isPlaced && proposal.isFinite && measurements.unspecifiedAxes.isEmpty)
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.filled { screens.last { !$0.isBeingRemoved }?.idealSize(proposal) ?? .zero }
  }

  override func layoutChildren() {
    for screen in children where !screen.isBeingRemoved { screen.place(at: .zero, proposal: ProposedViewSize(size)) }
    arrange()
  }

  func setInsets(_ new: EdgeInsets, keyboardExtension: CGFloat) {
    guard new != insets else { return }
    insets = new
    for screen in screens where !screen.isBeingRemoved { screen.insetsDidChange() }
  }

  // MARK: Columns

  /// The minimum width that was reported to a column, and the height for which it was, or `nil` if none was requested.
  private var told: CGSize?

  /// Returns the minimum width of the first screen at a height, in points. A split view doesn't make a column narrower.
  func minimumWidth(at height: CGFloat) -> CGFloat {
    let width = screens.first?.minimumWidth(at: height) ?? 0
    told = CGSize(width: width, height: height)
    return width
  }

  /// Updates the column after a screen's layout, if the content's minimum width has changed.
  func didLayOut(_ screen: NavigationScreenBox) {
    guard let told, screen === screens.first, screen.minimumWidth(at: told.height) != told.width else { return }
    self.told = nil
    parent?.setNeedsLayout()
  }

  // MARK: Screens

  func show(
    root: NavigationScreenBox, entries: [NavigationEntry], leaving: [NavigationEntry], replaced: [NavigationEntry],
    entering: NavigationEntry?
  ) {
    for entry in entries where entry !== entering && !entry.box.isMoving { entry.box.arrive() }
    for entry in leaving where !entry.box.isBeingRemoved { entry.box.leave() }
    for entry in replaced { entry.box.isBeingRemoved = true }
    entering?.box.enter()
    let top = entries.last.map { [$0.box] } ?? []
    let boxes: [LayoutBox] = [root] + entries.dropLast().map(\.box) + replaced.map(\.box) + top + leaving.map(\.box)
    replaceChildren(boxes)
    arrange()
  }

  func goBack(_ entry: NavigationEntry) { entry.box.move(to: 0, velocity: 0) }

  /// Updates the positions after a screen has moved.
  func didMove() {
    arrange()
    graph.geometryDidChange()
    guard !isSettling, screens.contains(where: { $0.hasArrived || $0.hasLeft }) else { return }
    isSettling = true
    graph.enqueueAction { [weak self] in
      guard let self else { return }
      isSettling = false
      model?.settle()
    }
  }

  private var isSettling = false

  /// Positions each screen by the screens above it.
  private func arrange() {
    var above: CGFloat = 1
    var isTop = true
    var isMoving = false
    var parallax = Self.parallax
    for screen in screens.reversed() {
      let absence = min(max(screen.absence.value, 0), 1)
      screen.setPlace(
        shift: absence - parallax * (1 - above), dimming: 1 - above, isCovered: above <= 0.0005, isTop: isTop && !screen.isBeingRemoved)
      if absence > 0, absence < 1 { isMoving = true }
      above = min(above, absence)
      parallax = screen.zooms ? 0 : Self.parallax
      if !screen.isBeingRemoved { isTop = false }
    }
    if isMoving != isInMotion {
      isInMotion = isMoving
      setNeedsDisplay()
    }
  }

  // MARK: Drawing and hits

  private var isInMotion = false

  override var drawingEffect: (any DrawingEffect)? { isInMotion ? self : nil }

  func applyEffect(to node: DisplayNode) -> DisplayNode {
    DisplayNode(.clip(Path(CGRect(origin: .zero, size: presentedSize)), FillStyle(), node))
  }

  /// The stack blocks hits on views behind it, also while its screens move.
  override func hitContent(_ point: CGPoint) -> LayoutBox? { hitChildren(point, orSelfIn: CGRect(origin: .zero, size: size)) }

  var gestureMember: GestureMember? { model?.canGoBack == true ? member : nil }

  override func willDisappear() { graph.input.remove(member) }

  // MARK: Dragging

  /// The top screen, if a gesture can drag it.
  var draggable: NavigationScreenBox? { model.flatMap { $0.canGoBack ? $0.entries.last?.box : nil } }

  func endDrag(_ box: NavigationScreenBox, velocity: CGFloat) {
    guard let entry = model?.entries.last, entry.box === box else { return }
    // The threshold applies to the position that the screen would reach with this velocity in about the duration of the transition.
    if box.absence.value + velocity * 0.18 > 0.5 {
      box.leavingVelocity = max(velocity, 0)
      model?.pop(entry)
    } else {
      box.move(to: 0, velocity: velocity)
    }
  }
}
