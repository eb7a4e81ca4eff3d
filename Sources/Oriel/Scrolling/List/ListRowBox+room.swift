import Foundation

/// The room of a row that comes or goes with an animation: the row shows as much of itself as the rows around have made way for.
extension ListRowBox {
  struct Room {
    /// Whether it was seen to whether the row comes with an animation.
    var isKnown = false
    /// Whether the row comes in the layout under way.
    var isComing = false
    var isOpening = false
    var isClosing = false
  }

  var isClosing: Bool { isLeaving && room.isClosing }

  private var isOpening: Bool { room.isOpening && isMovingIntoView }

  /// Whether the row shows only what there is room for at the moment.
  var hasRoomOfMoment: Bool { isClosing || isOpening }

  /// Whether the row has come with an animation. True once.
  func takeArrival() -> Bool {
    guard !room.isKnown else { return false }
    room.isKnown = true
    defer { row?.isNew = false }
    return row?.isNew ?? false
  }

  /// The nearest row above that was there before, and stays.
  private var stayingBefore: ListRowBox? {
    var row = previous
    while let current = row, !current.stays { row = current.previous }
    return row
  }

  /// The nearest row below that was there before, and stays.
  private var stayingAfter: ListRowBox? {
    var row = next
    while let current = row, !current.stays { row = current.next }
    return row
  }

  private var stays: Bool { !isLeaving && !room.isComing && !isOpening }

  /// A row that moves with this one; nil for a header that is pinned, which has a space of its own.
  private func beside(_ row: ListRowBox?) -> ListRowBox? { row.flatMap { $0.parent === parent ? $0 : nil } }

  /// No room but the gaps around, from there on.
  private func closedFrame(at y: CGFloat) -> CGRect {
    let gaps = gaps(place)
    return CGRect(x: origin.x, y: y, width: size.width, height: gaps.width + gaps.height)
  }

  /// Lets the row come from where the rows around it still meet. Where it takes the place of one that goes, the room is there.
  func openRoom(besides going: [ListRowBox]) {
    let before = stayingBefore
    guard !going.contains(where: { $0.stayingBefore === before }) else { return }
    let top = beside(before).map { $0.presentedFrame.minY + $0.rowFrame.maxY } ?? beside(stayingAfter)?.presentedFrame.minY
    guard let top else { return }
    room.isOpening = true
    comeFrom(closedFrame(at: top))
  }

  /// Lets the row go to where the rows around it will meet, unless others come in its place.
  func closeRoom() {
    guard !room.isClosing, isPlaced, node?.transaction.effectiveAnimation != nil else { return }
    let (before, after) = (stayingBefore, stayingAfter)
    let isTaken = before.map { $0.next !== after } ?? after.map { $0.previous != nil } ?? true
    let top = beside(before).map { $0.origin.y + $0.rowFrame.maxY } ?? beside(after)?.origin.y
    guard !isTaken, let top else { return }
    room.isClosing = true
    leave(for: closedFrame(at: top))
  }

  /// Has the row take its room again.
  func reopenRoom() {
    guard room.isClosing else { return }
    room.isClosing = false
    room.isOpening = true
    setNeedsLayout()
  }
}
