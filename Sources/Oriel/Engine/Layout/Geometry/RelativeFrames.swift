/// The views that are sized by one container: a window, a screen, a tab, a sheet or a scroll view.
///
/// A container says how much room it has for what is inside before it measures that. Who was measured by another room is measured anew, in the
/// same pass.
@MainActor
final class RelativeFrames {
  private struct Reader { weak var box: RelativeFrameBox? }

  private unowned let container: LayoutBox
  /// Points; nil where the container doesn't know yet.
  private(set) var room: ProposedViewSize
  private var readers: [ObjectIdentifier: Reader] = [:]

  init(_ container: LayoutBox, room: ProposedViewSize) {
    self.container = container
    self.room = room
  }

  func add(_ box: RelativeFrameBox) { readers[ObjectIdentifier(box)] = Reader(box: box) }

  /// The room that views inside go by along an axis; nil where there are none.
  ///
  /// - Complexity: O(readers).
  func usedRoom(along axis: Axis) -> CGFloat? {
    readers.values.contains { $0.box?.modifier.axes.contains(axis) == true } ? room[axis] : nil
  }

  /// What is measured next has this room; it may still turn out to be another.
  func offer(_ room: ProposedViewSize) { self.room = room }

  /// What is placed next has this room.
  ///
  /// - Complexity: O(readers), and O(depth) for each that has to be measured anew.
  func settle(_ room: ProposedViewSize) {
    self.room = room
    for (id, reader) in readers {
      guard let box = reader.box, box.isWithin(container) else {
        readers[id] = nil
        continue
      }
      if !box.knowsOnly(room) { box.setNeedsLayout(below: container) }
    }
  }
}
