import Foundation
import OrielDrawing

/// How a menu or a popover passes the window's edges: where it may stand, and the popup that it is drawn in once it has passed one.
@MainActor
final class PresentationPopup {
  private unowned let layer: PresentationBox
  private(set) var popup: Popup?
  private var room: PopupRoom?
  /// The size of the window that the room was asked for in.
  private var window: CGSize?
  /// Whether it is drawn in the window for as long as this is so, cut off at the edges: what covers it is in the window, or somebody is in another one.
  var isHeld = false {
    didSet { if isHeld != oldValue, popup != nil { layer.lookDidChange() } }
  }

  init(_ layer: PresentationBox) { self.layer = layer }

  /// Where it is drawn in place of the window.
  var shown: Popup? { isHeld ? nil : popup }

  /// Where it may stand, and the largest that it gets: in the window where the desktop has no room for it, or the window's own keyboard is up. To ask the
  /// desktop takes time: it is done once for each size of the window.
  func room(in own: PresentationRoom, margin: CGFloat) -> PopupRoom {
    if window != own.window, let anchor = layer.anchorRect {
      window = own.window
      room = layer.staysInWindow ? nil : layer.graph.input.surface?.popupRoom(around: anchor)
    }
    guard let room, own.safeArea.keyboard.bottom <= 0, !layer.staysInWindow else { return PopupRoom(frame: own.inset(by: margin)) }
    let frame = room.frame.insetBy(dx: margin, dy: margin)
    return PopupRoom(
      frame: frame,
      size: CGSize(
        width: max(0, min(frame.width, room.size.width - 2 * margin)), height: max(0, min(frame.height, room.size.height - 2 * margin))))
  }

  /// Places the presentation and returns the frame that the window system gives it. Once a frame has passed the window's edges, the popup stays until the
  /// presentation is gone.
  func settle(_ frame: CGRect, at anchor: CGRect, in own: PresentationRoom, isOnPopup: Bool) -> CGRect {
    if popup == nil, room != nil, !layer.staysInWindow, isOnPopup || !own.inset(by: 0).contains(frame) {
      let ground = PresentationCardBox.defaultBackground.resolved(in: layer.environment)
      let new = Popup(frame, at: anchor, on: layer.presentation.source?.presentationAround?.popup, ground: ground)
      new.shiftDidChange = { [weak layer] in
        layer?.setNeedsLayout()
        layer?.graph.needFrame()
      }
      new.wasRefused = { [weak layer] in
        layer?.stayInWindow()
        layer?.graph.needFrame()
      }
      popup = new
      layer.graph.rootBox.add(new)
    }
    // On its way out it stays, whatever becomes of what it was opened from.
    if layer.presentation.phase == .shown { popup?.move(to: frame, at: anchor) }
    return popup?.shownFrame ?? frame
  }

  /// Whoever asks has the popup now.
  func take() -> Popup? {
    defer { popup = nil }
    return popup
  }

  func end() {
    if let popup = take() { layer.graph.rootBox.remove(popup) }
  }
}
