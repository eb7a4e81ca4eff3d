import Foundation
import OrielDrawing

/// A box in front of all the window's views. It extends beyond the window's edges in a popup if the platform permits.
@MainActor
class PopupLayerBox: LayoutBox, FrontmostBox {
  /// The popup that the box is drawn in, or `nil` if it is drawn in the window.
  private(set) var popup: Popup?
  /// The area beyond the window's edges that the box may use, or `nil` if it may not use any.
  private(set) var popupArea: PopupSpace?

  /// Creates a box for a popup layer.
  ///
  /// - Parameter popup: The popup of the box that this one replaces, or `nil` if there is none.
  init(graph: ViewGraph, room: PopupSpace?, popup: Popup? = nil) {
    self.popup = popup
    popupArea = room
    super.init(node: nil)
    self.graph = graph
  }

  /// Determines the position of the box and passes it to `stand`. Called initially, and again if the window system refuses a popup.
  func place() {}

  /// Pins the box to a frame in the window's coordinates. The box is shown in a popup if the frame exceeds `windowRoom`, or if other popups
  /// are shown that it must be above.
  final func stand(in frame: CGRect, at anchor: CGRect, windowRoom: CGRect, on parent: Popup? = nil, ground: RGBA) {
    if popupArea == nil {
      endPopup()
    } else if popup == nil, !graph.rootBox.popups.isEmpty || !windowRoom.contains(frame) {
      let new = Popup(frame, at: anchor, on: parent, ground: ground)
      popup = new
      graph.rootBox.add(new)
    }
    popup?.move(to: frame, at: anchor)
    popup?.shiftDidChange = { [weak self] in
      guard let self, let popup else { return }
      pin(popup.presentedRowFrame)
      graph.needFrame()
    }
    popup?.wasRefused = { [weak self] in
      guard let self else { return }
      popupArea = nil
      place()
      setNeedsDisplay()
      graph.needFrame()
    }
    pin(popup?.presentedRowFrame ?? frame)
  }

  final func endPopup() {
    guard let popup else { return }
    self.popup = nil
    graph.rootBox.remove(popup)
  }

  override func drawing(at offset: CGPoint) -> DisplayNode? {
    let node = super.drawing(at: offset)
    guard let popup else { return node }
    popup.show(node, in: node?.bounds ?? popup.presentedRowFrame)
    return nil
  }
}
