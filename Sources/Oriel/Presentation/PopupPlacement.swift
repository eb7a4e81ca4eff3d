import Foundation
import OrielDrawing

/// The popup of a menu or a popover that extends beyond the window's edges, and the space that is available to it.
@MainActor
final class PopupPlacement {
  private unowned let layer: PresentationBox
  private(set) var popup: Popup?
  private var room: PopupSpace?
  /// The size of the window for which the available space was determined.
  private var window: CGSize?
  /// Indicates whether the presentation is drawn in the window, clipped to its edges, because another presentation in the window covers it
  /// or the user is in another window.
  var isHeld = false {
    didSet { if isHeld != oldValue, popup != nil { layer.lookDidChange() } }
  }

  init(_ layer: PresentationBox) { self.layer = layer }

  /// The popup that replaces the drawing in the window, or `nil` if there is none.
  var shown: Popup? { isHeld ? nil : popup }

  /// Returns the available space and the maximum size. The space is that of the window if the platform provides none, or while the window's
  /// own keyboard is shown. The platform is queried once for each size of the window because the query is slow.
  func room(in own: PresentationSpace, margin: CGFloat) -> PopupSpace {
    if window != own.window, let anchor = layer.anchorRect {
      window = own.window
      room = layer.staysInWindow ? nil : layer.graph.input.surface?.popupArea(around: anchor)
    }
    guard let room, own.safeArea.keyboard.bottom <= 0, !layer.staysInWindow else { return PopupSpace(frame: own.inset(by: margin)) }
    let frame = room.frame.insetBy(dx: margin, dy: margin)
    return PopupSpace(
      frame: frame,
      size: CGSize(
        width: max(0, min(frame.width, room.size.width - 2 * margin)), height: max(0, min(frame.height, room.size.height - 2 * margin))))
  }

  /// Places the presentation, and returns the frame that the window system assigns. Once a frame has exceeded the window's edges, the popup
  /// persists until the presentation ends.
  func settle(_ frame: CGRect, at anchor: CGRect, in own: PresentationSpace, isOnPopup: Bool) -> CGRect {
    if popup == nil, room != nil, !layer.staysInWindow, isOnPopup || !own.inset(by: 0).contains(frame) {
      let ground = PresentationCardBox.defaultBackground.resolved(in: layer.environment)
      let new = Popup(frame, at: anchor, on: layer.presentation.source?.enclosingPresentation?.popup, ground: ground)
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
    // During dismissal the popup keeps its position, independent of its anchor.
    if layer.presentation.phase == .shown { popup?.move(to: frame, at: anchor) }
    return popup?.presentedRowFrame ?? frame
  }

  /// Removes the popup and transfers it to the caller.
  func take() -> Popup? {
    defer { popup = nil }
    return popup
  }

  func end() {
    if let popup = take() { layer.graph.rootBox.remove(popup) }
  }
}
