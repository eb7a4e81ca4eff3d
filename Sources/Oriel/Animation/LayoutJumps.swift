import Foundation

/// What an `animation` modifier is put around, while a layout may move what is around that.
///
/// A view that animates by itself goes from where it was seen to where it comes to stand, also where it is the views around that jump: a bar that grows in
/// the middle of its row grows to both sides. Frames lie in the parent's space, so the jump of the parent is made up for here.
@MainActor
final class LayoutJumps {
  private struct Entry {
    weak var box: LayoutBox?
    weak var parent: LayoutBox?
    /// Where the parent was seen.
    let origin: CGPoint
  }

  private var entries: [Entry] = []

  /// Called within an update, before anything of it is laid out.
  func note(_ box: LayoutBox) {
    guard box.isPlaced, !box.isLeaving, let parent = box.parent else { return }
    entries.append(Entry(box: box, parent: parent, origin: parent.presentedOriginInScroll))
  }

  /// Called after each layout, within its update.
  func resolve() {
    guard !entries.isEmpty else { return }
    let noted = entries
    entries = []
    // The outermost first: what is inside of it is moved along.
    for entry in noted {
      guard let box = entry.box, let parent = entry.parent, box.parent === parent, box.isAttached else { continue }
      let now = parent.presentedOriginInScroll
      let distance = CGSize(width: entry.origin.x - now.x, height: entry.origin.y - now.y)
      if abs(distance.width) > 0.01 || abs(distance.height) > 0.01 { box.comeFrom(distance) }
    }
  }
}

extension LayoutBox {
  /// Where the box is drawn in the scroll view around, or in the window, effects left out.
  fileprivate var presentedOriginInScroll: CGPoint {
    var origin = CGPoint.zero
    var box: LayoutBox? = self
    while let current = box, !(current is ScrollBox) {
      let frame = current.presentedFrame
      origin.x += frame.minX
      origin.y += frame.minY
      box = current.parent
    }
    return origin
  }
}
