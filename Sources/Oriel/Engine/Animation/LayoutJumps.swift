import Foundation

/// A record of the boxes with an `animation` modifier, and of inserted and removed boxes, whose ancestors the layout of the current update
/// may move.
///
/// A view with an animation of its own moves from its last presented position to its new one, even if its ancestors move at once: a bar
/// that grows in the middle of its row grows to both sides. An inserted view is at its final position at once, and a removed view keeps its
/// position, even while its ancestors are animated. Frames are relative to the parent, so the parent's movement is compensated for here.
@MainActor
final class LayoutJumps {
  private struct Entry {
    weak var box: LayoutBox?
    weak var parent: LayoutBox?
    /// The presented position of the parent.
    let origin: CGPoint
  }

  private var entries: [Entry] = []
  private var arrivals: [Entry] = []
  private var removals: [Entry] = []

  /// Records a box with an animation of its own. Called within an update, before its layout.
  func note(_ box: LayoutBox) {
    guard box.isPlaced, !box.isBeingRemoved, let parent = box.parent else { return }
    entries.append(Entry(box: box, parent: parent, origin: parent.presentedOriginInScroll(beforeUpdate: true)))
  }

  /// Records an inserted box. Called within an update, before its layout.
  func note(arrivalOf box: LayoutBox) {
    guard let parent = box.parent, parent.isPlaced, !box.isMatched else { return }
    arrivals.append(Entry(box: box, parent: parent, origin: .zero))
  }

  /// Records a removed box. Called within an update, before its layout.
  func note(departureOf box: LayoutBox) {
    guard let parent = box.parent, !box.isMatched else { return }
    let (origin, frame) = (parent.presentedOriginInGroup, box.presentedFrame)
    removals.append(Entry(box: box, parent: parent, origin: CGPoint(x: origin.x + frame.minX, y: origin.y + frame.minY)))
  }

  /// Animates the recorded boxes. Called after each layout, within its update.
  func resolve() {
    resolveInsertionsAndRemovals()
    guard !entries.isEmpty else { return }
    let noted = entries
    entries = []
    // The outermost boxes come first: their descendants move with them.
    for entry in noted {
      guard let box = entry.box, let parent = entry.parent, box.parent === parent, box.isAttached else { continue }
      let now = parent.presentedOriginInScroll(beforeUpdate: false)
      let distance = CGSize(width: entry.origin.x - now.x, height: entry.origin.y - now.y)
      if abs(distance.width) > 0.01 || abs(distance.height) > 0.01 { box.comeFrom(distance) }
    }
  }

  private func resolveInsertionsAndRemovals() {
    guard !arrivals.isEmpty || !removals.isEmpty else { return }
    let (coming, going) = (arrivals, removals)
    (arrivals, removals) = ([], [])
    for entry in coming {
      guard let box = entry.box, let parent = entry.parent, box.parent === parent, box.isAttached, box.isPlaced else { continue }
      box.keepOff(parent.remainingDistanceInGroup)
    }
    for entry in going {
      guard let box = entry.box, let parent = entry.parent, box.parent === parent, box.isAttached, box.isBeingRemoved else { continue }
      let (way, goal) = (parent.remainingDistanceInGroup, parent.presentedOriginInGroup)
      let origin = CGPoint(x: entry.origin.x - goal.x - way.width, y: entry.origin.y - goal.y - way.height)
      guard abs(origin.x - box.origin.x) > 0.01 || abs(origin.y - box.origin.y) > 0.01 else { continue }
      box.slide(to: origin)
      box.keepOff(way)
    }
  }
}

extension LayoutBox {
  /// Returns the presented origin of the box in the enclosing scroll view, or in the window. Translations by effects are included: they
  /// change the position of a view as a layout does.
  fileprivate func presentedOriginInScroll(beforeUpdate: Bool) -> CGPoint {
    upwards { $0 is ViewportBox }.reduce(.zero) { point, box in
      let (frame, offset) = (box.presentedFrame, box.drawingEffect?.translation(beforeUpdate: beforeUpdate) ?? .zero)
      return CGPoint(x: point.x + frame.minX + offset.width, y: point.y + frame.minY + offset.height)
    }
  }

  /// The presented origin of the box in the enclosing geometry group, scroll view or window.
  fileprivate var presentedOriginInGroup: CGPoint {
    group.reduce(.zero) { CGPoint(x: $0.x + $1.presentedFrame.minX, y: $0.y + $1.presentedFrame.minY) }
  }

  /// The distance that the box has yet to move within its group until all animations have settled.
  fileprivate var remainingDistanceInGroup: CGSize {
    group.reduce(.zero) { way, box in
      let frame = box.presentedFrame
      return CGSize(width: way.width + box.origin.x - frame.minX, height: way.height + box.origin.y - frame.minY)
    }
  }

  private var group: some Sequence<LayoutBox> { upwards { $0 is ViewportBox || $0 is GeometryGroupBox } }

  /// Returns the box and its ancestors, up to the first one that satisfies the predicate, which is excluded.
  private func upwards(until isEnd: @escaping (LayoutBox) -> Bool) -> some Sequence<LayoutBox> {
    sequence(first: self, next: \.parent).lazy.prefix { !isEnd($0) }
  }

  /// Keeps the box at its final position on the screen while its ancestors move by the given distance.
  fileprivate func keepOff(_ way: CGSize) {
    if abs(way.width) > 0.01 || abs(way.height) > 0.01 { comeFrom(way) }
  }

  /// Indicates whether another view determines the frame of the box.
  fileprivate var isMatched: Bool {
    var box: LayoutBox? = self
    while let current = box {
      if current is MatchedGeometryBox { return true }
      box = current.modifiedContent
    }
    return false
  }
}

extension LayoutJumps: FrameParticipant {
  var rank: FrameRank { .jumps }

  func layoutDidEnd() { resolve() }
}

@MainActor private let layoutJumps = GraphService<LayoutJumps> { graph in
  let made = LayoutJumps()
  graph.participants.add(made)
  return made
}

extension ViewGraph {
  var jumps: LayoutJumps { service(layoutJumps) }
}
