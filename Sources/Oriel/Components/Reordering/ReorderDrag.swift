import Foundation
import OrielDrawing

/// A recognizer that lifts the items of a container.
@MainActor
final class ReorderRecognizer: LiftRecognizer {
  private weak var pressed: ReorderItemBox?

  private var container: ReorderContainer { unsafeDowncast(box, to: ReorderContainerBox.self).container }

  override func mayLift(at location: CGPoint) -> Bool {
    var box = graph.rootBox.hitTest(location)
    while let current = box, (current as? ReorderItemBox)?.container !== container { box = current.parent }
    pressed = box as? ReorderItemBox
    // A row with visible swipe actions is swiped.
    return pressed?.canBeMoved == true && pressed?.row?.swipe == nil
  }

  /// A drag across a list's row reveals its swipe actions, if it has some at the edge.
  override func mayDrag(by distance: CGSize) -> Bool {
    guard let row = pressed?.row, abs(distance.width) > abs(distance.height) else { return true }
    return row.swipeActions(at: (distance.width > 0) == !row.isMirrored ? .leading : .trailing) == nil
  }

  override func lift(at location: CGPoint) -> (any Lifted)? {
    guard let pressed, pressed.isAttached, pressed.canBeMoved else { return nil }
    return ReorderDrag(pressed, in: container, at: location)
  }
}

/// A drag of an item to another position. A picture of the item follows the pointer, the collections show the elements with a gap at the
/// position where the item would be dropped, and the program changes its data after the drop.
@MainActor
final class ReorderDrag: FrameAnimator, Lifted {
  static let animation = Animation.easeOut(duration: landingTime)
  /// The time in which the picture reaches the item's position after a drop, in seconds.
  private static let landingTime = 0.25
  /// The distance in points that the pointer must move before the same item is passed again.
  private static let slack: CGFloat = 12

  let item: AnyHashable
  /// The collection that contains the item.
  let source: ReorderCollection
  /// The size of the item before the drag, without the insets of a list's row.
  let size: CGSize
  /// The size of the item's frame before the drag, with those insets.
  let frameSize: CGSize
  private let origin: ReorderPlace
  /// The place at which the item would be dropped now.
  private(set) var place: ReorderPlace
  private let container: ReorderContainer
  private let picture: ReorderPicture
  private let graph: ViewGraph
  /// The offset from the pointer to the top-left corner of the picture.
  private let grip: CGSize
  private var pointer: CGPoint
  private var lastTick: TimeInterval
  /// The item that was passed last, and the position of the pointer then.
  private var passed: (item: AnyHashable, point: CGPoint)?
  private weak var lastPassed: ReorderItemBox?
  private var landing: (start: TimeInterval, from: CGPoint)?
  /// The number of ticks until the layout shows the current place. Until then, the frames of the items are those of the previous one.
  private var ticksToLayout = 0
  /// Indicates whether the item is dropped as soon as the layout shows its place.
  private var isDropping = false

  init?(_ box: ReorderItemBox, in container: ReorderContainer, at location: CGPoint) {
    guard let origin = box.collection.place(of: box.id) else { return nil }
    container.drag?.finish()
    self.container = container
    self.origin = origin
    place = origin
    item = box.id
    source = box.collection
    size = box.size
    frameSize = box.settledFrame.size
    graph = box.graph
    pointer = location
    lastTick = graph.now
    let (drawing, frame) = Self.picture(of: box)
    grip = CGSize(width: frame.minX - location.x, height: frame.minY - location.y)
    picture = ReorderPicture(drawing, graph: graph)
    graph.rootBox.add(picture)
    picture.pin(frame)
    picture.setLift(1)
    container.drag = self
    redrawItem()
    graph.addAnimator(self)
    graph.input.surface?.setPointerShape(.grabbing)
  }

  /// Returns the drawing of all boxes of the item, and its frame in the window.
  private static func picture(of box: ReorderItemBox) -> (drawing: DisplayNode, frame: CGRect) {
    let parts = box.collection.boxes.filter { $0.id == box.id && $0.isPlaced && $0.isAttached }.map(\.picture)
    guard parts.count > 1 else { return box.picture }
    let frame = parts.map(\.frame).reduce(box.windowFrame) { $0.union($1) }
    let nodes = parts.map { part in
      let offset = CGAffineTransform(translationX: part.frame.minX - frame.minX, y: part.frame.minY - frame.minY)
      return DisplayNode(.transform(offset, part.drawing))
    }
    return (DisplayNode(.group(nodes)), frame)
  }

  private func redrawItem() {
    for collection in container.collections { for box in collection.boxes where box.id == item { box.setNeedsDisplay() } }
  }

  /// Returns a Boolean value that indicates whether the picture is drawn in place of a box.
  func hides(_ box: ReorderItemBox) -> Bool { box.id == item && box.collection === (landing == nil ? source : landingCollection) }

  // MARK: Movement

  func drag(to location: CGPoint) {
    pointer = location
    picture.slide(to: CGPoint(x: location.x + grip.width, y: location.y + grip.height))
    follow()
  }

  private func follow() {
    guard ticksToLayout == 0 else { return }
    let next = container.contains(pointer) ? container.place(at: pointer, for: self) ?? place : origin
    guard next != place else { return }
    place = next
    // The layout follows the next tick, and the tick after that sees it.
    ticksToLayout = 2
    withAnimation(Self.animation) { for collection in container.collections { arrange(collection) } }
  }

  private func arrange(_ collection: ReorderCollection) {
    var arrangement: ReorderCollection.Arrangement?
    if collection === place.collection {
      arrangement = collection === source ? .own(item, before: place.before) : .gap(item, before: place.before)
    } else if collection === source {
      arrangement = .without(item)
    }
    if collection.arrangement != arrangement { collection.arrangement = arrangement }
  }

  func hasJustPassed(_ box: ReorderItemBox, at point: CGPoint) -> Bool {
    guard let passed, passed.item == box.id else { return false }
    return hypot(passed.point.x - point.x, passed.point.y - point.y) < Self.slack
  }

  func pass(_ box: ReorderItemBox, at point: CGPoint) {
    passed = (box.id, point)
    lastPassed = box
  }

  func tick(at time: TimeInterval, graph: ViewGraph) -> Bool {
    let step = min(0.05, max(0, time - lastTick))
    lastTick = time
    if let landing { return land(landing, at: time) }
    let isLaidOut = ticksToLayout == 1
    ticksToLayout = max(0, ticksToLayout - 1)
    if isLaidOut { follow() }
    if isDropping {
      guard isLaidOut else { return true }
      isDropping = false
      graph.enqueueAction { [self] in performDrop() }
      return true
    }
    guard container.contains(pointer) else { return true }
    let inside = lastPassed?.isAttached == true ? lastPassed : place.collection.boxes.first { $0.isAttached }
    var hasMoved = false
    for axis in Axis.allCases {
      guard let scroll = inside?.enclosingScrollBox(along: axis) else { continue }
      hasMoved = EdgeScroll.advance(scroll, along: axis, pointer: pointer, by: step) || hasMoved
    }
    if hasMoved { follow() }
    return true
  }

  // MARK: End

  func drop() {
    guard landing == nil else { return }
    guard ticksToLayout == 0 else {
      // The place was determined before the last movements of the pointer.
      isDropping = true
      return
    }
    performDrop()
  }

  private func performDrop() {
    guard landing == nil else { return }
    let isMoved = place != origin && source.ids.contains(item)
    beginLanding()
    withAnimation(Self.animation) {
      clearArrangements()
      if isMoved { container.perform(item, to: place) }
    }
  }

  func cancel() {
    guard landing == nil else { return }
    place = origin
    beginLanding()
    // The cancellation can come from a pass that removes the container, which permits neither writes nor actions.
    graph.schedule(after: 0) { [self] in withAnimation(Self.animation) { clearArrangements() } }
  }

  private func clearArrangements() {
    for collection in container.collections where collection.arrangement != nil { collection.arrangement = nil }
  }

  private func beginLanding() {
    landing = (graph.now, picture.origin)
    picture.setLift(0)
    graph.input.surface?.setPointerShape(.arrow)
  }

  /// The collection that contains the item after the drop.
  private var landingCollection: ReorderCollection { place.collection.ids.contains(item) ? place.collection : source }

  private func land(_ landing: (start: TimeInterval, from: CGPoint), at time: TimeInterval) -> Bool {
    let share = min(1, (time - landing.start) / Self.landingTime)
    let box = landingCollection.boxes.first { $0.id == item && $0.isPlaced && !$0.isBeingRemoved && $0.isAttached }
    // The item's view may be built only after the drop.
    guard share < 1, box != nil || share < 0.2 else {
      finish()
      return false
    }
    if let target = box?.shownFrame.origin {
      let eased = 1 - (1 - share) * (1 - share)
      picture.slide(
        to: CGPoint(x: landing.from.x + (target.x - landing.from.x) * eased, y: landing.from.y + (target.y - landing.from.y) * eased))
    }
    return true
  }

  /// Ends the drag without an animation.
  func finish() {
    guard container.drag === self else { return }
    container.drag = nil
    source.dragDidEnd()
    graph.removeAnimator(self)
    graph.rootBox.remove(picture)
    picture.stop()
    graph.input.surface?.setPointerShape(.arrow)
    redrawItem()
  }
}
