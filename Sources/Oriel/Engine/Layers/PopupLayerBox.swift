import Foundation
import OrielDrawing

/// A box in front of all the window's views, which passes the window's edges in a popup where the desktop has room for it.
@MainActor
class PopupLayerBox: LayoutBox, FrontmostBox {
  /// What the box is drawn in; nil where that is the window.
  private(set) var popup: Popup?
  /// Where it may stand beyond the window's edges; nil where it may not.
  private(set) var popupRoom: PopupRoom?

  /// - Parameter popup: What the box before in the same place was drawn in.
  init(graph: ViewGraph, room: PopupRoom?, popup: Popup? = nil) {
    self.popup = popup
    popupRoom = room
    super.init(node: nil)
    self.graph = graph
  }

  /// Chooses the box's place and passes it to `stand`: at first, and once more if the window system refuses a popup.
  func place() {}

  /// Pins the box. `frame` is in the window's coordinates; what of it is beyond `windowRoom` is shown in a popup, and so is everything above other popups.
  final func stand(in frame: CGRect, at anchor: CGRect, windowRoom: CGRect, on parent: Popup? = nil, ground: RGBA) {
    if popupRoom == nil {
      endPopup()
    } else if popup == nil, !graph.rootBox.popups.isEmpty || !windowRoom.contains(frame) {
      let new = Popup(frame, at: anchor, on: parent, ground: ground)
      popup = new
      graph.rootBox.add(new)
    }
    popup?.move(to: frame, at: anchor)
    popup?.shiftDidChange = { [weak self] in
      guard let self, let popup else { return }
      pin(popup.shownFrame)
      graph.needFrame()
    }
    popup?.wasRefused = { [weak self] in
      guard let self else { return }
      popupRoom = nil
      place()
      setNeedsDisplay()
      graph.needFrame()
    }
    pin(popup?.shownFrame ?? frame)
  }

  final func endPopup() {
    guard let popup else { return }
    self.popup = nil
    graph.rootBox.remove(popup)
  }

  override func drawing(at offset: CGPoint) -> DisplayNode? {
    let node = super.drawing(at: offset)
    guard let popup else { return node }
    popup.show(node, in: node?.bounds ?? popup.shownFrame)
    return nil
  }
}
