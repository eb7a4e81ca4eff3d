/// The views whose size is relative to one container: a window, a screen, a tab, a sheet or a scroll view.
///
/// A container sets the available size for its descendants before it measures them. A view that was measured with another size is measured
/// again in the same pass.
@MainActor
final class RelativeFrames {
  private struct Reader { weak var box: RelativeFrameBox? }

  private unowned let container: LayoutBox
  /// The available size, in points. A length is `nil` if the container can't determine it yet.
  private(set) var room: ProposedViewSize
  private var readers: [ObjectIdentifier: Reader] = [:]

  init(_ container: LayoutBox, room: ProposedViewSize) {
    self.container = container
    self.room = room
  }

  func add(_ box: RelativeFrameBox) { readers[ObjectIdentifier(box)] = Reader(box: box) }

  /// Returns the available length that descendants use along an axis, or `nil` if no descendant does.
  ///
  /// - Complexity: O(readers).
  func usedAvailableLength(along axis: Axis) -> CGFloat? {
    readers.values.contains { $0.box?.modifier.axes.contains(axis) == true } ? room[axis] : nil
  }

  /// Sets the available size for the measurements that follow. It may still change before the placement.
  func offer(_ room: ProposedViewSize) { self.room = room }

  /// Sets the available size for the placement that follows, and invalidates views that were measured with another one.
  ///
  /// - Complexity: O(readers), and O(depth) for each that has to be measured again.
  func settle(_ room: ProposedViewSize) {
    self.room = room
    for (id, reader) in readers {
      guard let box = reader.box, box.isWithin(container) else {
        readers[id] = nil
        continue
      }
      if !box.wasMeasuredOnly(room) { box.setNeedsLayout(below: container) }
    }
  }
}
