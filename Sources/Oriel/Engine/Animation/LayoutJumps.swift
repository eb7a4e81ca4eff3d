import Foundation

/// What an `animation` modifier is put around, while a layout may move what is around that.
///
/// A view that animates by itself goes from where it was seen to where it comes to stand, also where it is the views around that jump: a bar that grows in
/// the middle of its row grows to both sides. A view that comes is at its place at once, and one that goes stays at its own, also where what is around is
/// on its way. Frames lie in the parent's space, so what the parent does is made up for here.
@MainActor
final class LayoutJumps {
  private struct Entry {
    weak var box: LayoutBox?
    weak var parent: LayoutBox?
    /// Where the parent was seen.
    let origin: CGPoint
  }

  private var entries: [Entry] = []
  private var arrivals: [Entry] = []
  private var departures: [Entry] = []

  /// Called within an update, before anything of it is laid out.
  func note(_ box: LayoutBox) {
    guard box.isPlaced, !box.isLeaving, let parent = box.parent else { return }
    entries.append(Entry(box: box, parent: parent, origin: parent.presentedOriginInScroll(beforeUpdate: true)))
  }

  /// A box comes: within an update, before anything of it is laid out.
  func note(arrivalOf box: LayoutBox) {
    guard let parent = box.parent, parent.isPlaced, !box.isMatched else { return }
    arrivals.append(Entry(box: box, parent: parent, origin: .zero))
  }

  /// A box goes: within an update, before anything of it is laid out.
  func note(departureOf box: LayoutBox) {
    guard let parent = box.parent, !box.isMatched else { return }
    let (origin, frame) = (parent.presentedOriginInGroup, box.presentedFrame)
    departures.append(Entry(box: box, parent: parent, origin: CGPoint(x: origin.x + frame.minX, y: origin.y + frame.minY)))
  }

  /// Called after each layout, within its update.
  func resolve() {
    resolveComings()
    guard !entries.isEmpty else { return }
    let noted = entries
    entries = []
    // The outermost first: what is inside of it is moved along.
    for entry in noted {
      guard let box = entry.box, let parent = entry.parent, box.parent === parent, box.isAttached else { continue }
      let now = parent.presentedOriginInScroll(beforeUpdate: false)
      let distance = CGSize(width: entry.origin.x - now.x, height: entry.origin.y - now.y)
      if abs(distance.width) > 0.01 || abs(distance.height) > 0.01 { box.comeFrom(distance) }
    }
  }

  private func resolveComings() {
    guard !arrivals.isEmpty || !departures.isEmpty else { return }
    let (coming, going) = (arrivals, departures)
    (arrivals, departures) = ([], [])
    for entry in coming {
      guard let box = entry.box, let parent = entry.parent, box.parent === parent, box.isAttached, box.isPlaced else { continue }
      box.keepOff(parent.wayInGroup)
    }
    for entry in going {
      guard let box = entry.box, let parent = entry.parent, box.parent === parent, box.isAttached, box.isLeaving else { continue }
      let (way, goal) = (parent.wayInGroup, parent.presentedOriginInGroup)
      let origin = CGPoint(x: entry.origin.x - goal.x - way.width, y: entry.origin.y - goal.y - way.height)
      guard abs(origin.x - box.origin.x) > 0.01 || abs(origin.y - box.origin.y) > 0.01 else { continue }
      box.slide(to: origin)
      box.keepOff(way)
    }
  }
}

extension LayoutBox {
  /// Where the box is drawn in the scroll view around, or in the window. Of effects the offsets count: the place of a view is moved by them as by a layout.
  fileprivate func presentedOriginInScroll(beforeUpdate: Bool) -> CGPoint {
    upwards { $0 is ViewportBox }.reduce(.zero) { point, box in
      let (frame, offset) = (box.presentedFrame, box.drawingEffect?.translation(beforeUpdate: beforeUpdate) ?? .zero)
      return CGPoint(x: point.x + frame.minX + offset.width, y: point.y + frame.minY + offset.height)
    }
  }

  /// The same in the group around, where there is one.
  fileprivate var presentedOriginInGroup: CGPoint {
    group.reduce(.zero) { CGPoint(x: $0.x + $1.presentedFrame.minX, y: $0.y + $1.presentedFrame.minY) }
  }

  /// How far what the box is in has yet to go in there.
  fileprivate var wayInGroup: CGSize {
    group.reduce(.zero) { way, box in
      let frame = box.presentedFrame
      return CGSize(width: way.width + box.origin.x - frame.minX, height: way.height + box.origin.y - frame.minY)
    }
  }

  private var group: some Sequence<LayoutBox> { upwards { $0 is ViewportBox || $0 is GeometryGroupBox } }

  /// The box and those around, up to one that isn't looked at any more.
  private func upwards(until isEnd: @escaping (LayoutBox) -> Bool) -> some Sequence<LayoutBox> {
    sequence(first: self, next: \.parent).lazy.prefix { !isEnd($0) }
  }

  /// Stays where it is seen once it has arrived, while what it is in goes a way.
  fileprivate func keepOff(_ way: CGSize) {
    if abs(way.width) > 0.01 || abs(way.height) > 0.01 { comeFrom(way) }
  }

  /// Whether its frame is that of another view.
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
