import Foundation
import OrielDrawing

/// The box of a stack: screens as large as itself, one over the other.
///
/// A screen's `absence` says where it is: 0 in place, 1 away at the trailing edge. What lies below is moved towards the leading edge by a part of
/// what the screen above covers. Both move what is drawn and lay out nothing, so that a finger, a spring and a change of mind on the way are one
/// and the same.
@MainActor
final class NavigationStackBox: LayoutBox, GestureSource, WindowFilling, DrawingEffect {
  weak var model: NavigationModel?
  /// The window's insets that the stack reaches under, `leading` on the left.
  private(set) var insets = EdgeInsets()
  private lazy var member = GestureMember(NavigationSwipeUnit(box: self), priority: .high)

  /// How far a covered screen is moved, of its width.
  private static let parallax: CGFloat = 0.3

  private var screens: [NavigationScreenBox] { children.compactMap { $0 as? NavigationScreenBox } }

  // MARK: Layout

  override var sizing: BoxSizing {
    .independentOfContent(if: isPlaced && proposal.isFinite && measurements.unspecifiedAxes.isEmpty)
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.filled { screens.last { !$0.isLeaving }?.naturalSize(proposal) ?? .zero }
  }

  override func layoutChildren() {
    for screen in children where !screen.isLeaving { screen.place(at: .zero, proposal: ProposedViewSize(size)) }
    arrange()
  }

  func setInsets(_ new: EdgeInsets, keyboardReach: CGFloat) {
    guard new != insets else { return }
    insets = new
    for screen in screens where !screen.isLeaving { screen.insetsDidChange() }
  }

  // MARK: Columns

  /// The least width that a column was told, and for which height; nil where nobody asked.
  private var told: CGSize?

  /// The points that its first screen can't do without, at a height: a split view makes a column no narrower.
  func leastWidth(at height: CGFloat) -> CGFloat {
    let width = screens.first?.leastWidth(at: height) ?? 0
    told = CGSize(width: width, height: height)
    return width
  }

  /// A screen was laid out, whose content may need another width by now.
  func didLayOut(_ screen: NavigationScreenBox) {
    guard let told, screen === screens.first, screen.leastWidth(at: told.height) != told.width else { return }
    self.told = nil
    parent?.setNeedsLayout()
  }

  // MARK: Screens

  func show(
    root: NavigationScreenBox, entries: [NavigationEntry], leaving: [NavigationEntry], replaced: [NavigationEntry],
    entering: NavigationEntry?
  ) {
    for entry in entries where entry !== entering && !entry.box.isMoving { entry.box.arrive() }
    for entry in leaving where !entry.box.isLeaving { entry.box.leave() }
    for entry in replaced { entry.box.isLeaving = true }
    entering?.box.enter()
    let top = entries.last.map { [$0.box] } ?? []
    let boxes: [LayoutBox] = [root] + entries.dropLast().map(\.box) + replaced.map(\.box) + top + leaving.map(\.box)
    replaceChildren(boxes)
    arrange()
  }

  func goBack(_ entry: NavigationEntry) { entry.box.move(to: 0, velocity: 0) }

  /// A screen was moved.
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

  /// Puts each screen where those above leave it.
  private func arrange() {
    var above: CGFloat = 1
    var isTop = true
    var isMoving = false
    var parallax = Self.parallax
    for screen in screens.reversed() {
      let absence = min(max(screen.absence.value, 0), 1)
      screen.setPlace(
        shift: absence - parallax * (1 - above), dimming: 1 - above, isCovered: above <= 0.0005, isTop: isTop && !screen.isLeaving)
      if absence > 0, absence < 1 { isMoving = true }
      above = min(above, absence)
      parallax = screen.zooms ? 0 : Self.parallax
      if !screen.isLeaving { isTop = false }
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

  /// What is behind the stack isn't hit through it, also while its screens are on their way.
  override func hitContent(_ point: CGPoint) -> LayoutBox? { hitChildren(point, orSelfIn: CGRect(origin: .zero, size: size)) }

  var gestureMember: GestureMember? { model?.canGoBack == true ? member : nil }

  override func willDisappear() { graph.input.remove(member) }

  // MARK: Dragging

  /// The screen on top, for a finger.
  var draggable: NavigationScreenBox? { model.flatMap { $0.canGoBack ? $0.entries.last?.box : nil } }

  func endDrag(_ box: NavigationScreenBox, velocity: CGFloat) {
    guard let entry = model?.entries.last, entry.box === box else { return }
    // Where the finger's motion would take it in about the time that the screen needs.
    if box.absence.value + velocity * 0.18 > 0.5 {
      box.leavingVelocity = max(velocity, 0)
      model?.pop(entry)
    } else {
      box.move(to: 0, velocity: velocity)
    }
  }
}
