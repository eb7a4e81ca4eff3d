import Foundation
import OrielDrawing

/// The area in which a window's popups may be shown beyond the edges of the window.
package struct PopupSpace: Equatable {
  /// The area, in the window's coordinates, in points.
  package var frame: CGRect
  /// The maximum size of a popup. On platforms that don't report the positions of windows, it is smaller than the frame, and the window
  /// system determines the final position.
  package var size: CGSize

  package init(frame: CGRect, size: CGSize? = nil) {
    self.frame = frame
    self.size = size ?? frame.size
  }
}

/// An element above the window's views that extends beyond the window's edges in a surface of its own. Its boxes are in the window's tree
/// and coordinates; only its drawing is shown in the other surface.
@MainActor
package final class Popup {
  /// The requested frame, without the shadow, in the window's coordinates.
  package private(set) var frame: CGRect
  /// The rectangle that the popup is placed next to, in the window's coordinates. The popup may be flipped to the opposite side if it
  /// doesn't fit the screen.
  package private(set) var anchor: CGRect
  /// The popup from which this one was opened, and above which it is shown; `nil` if there is none.
  package private(set) weak var parent: Popup?
  /// The offset from the requested frame at which the window system has placed the popup.
  package private(set) var shift = CGSize.zero
  /// The drawing, in the window's coordinates, or `nil` before it is drawn.
  package private(set) var picture: DisplayNode?
  /// The bounds of the drawing, including its shadow, in the window's coordinates.
  package private(set) var pictureFrame = CGRect.null
  /// The value of `shift` at the time of the drawing.
  package private(set) var drawnShift = CGSize.zero
  /// The color at the popup's corners on a display without transparency.
  package let ground: RGBA
  var shiftDidChange: () -> Void = {}
  var wasRefused: () -> Void = {}

  init(_ frame: CGRect, at anchor: CGRect, on parent: Popup? = nil, ground: RGBA) {
    self.frame = frame
    self.anchor = anchor
    self.parent = parent
    self.ground = ground
  }

  /// The actual frame.
  package var presentedRowFrame: CGRect { frame.offsetBy(dx: shift.width, dy: shift.height) }

  func move(to newFrame: CGRect, at newAnchor: CGRect) { (frame, anchor) = (newFrame, newAnchor) }

  func show(_ node: DisplayNode?, in pictureFrame: CGRect) {
    (picture, self.pictureFrame, drawnShift) = (node, pictureFrame, shift)
  }

  /// Stores the offset from `frame` at which the window system has placed the popup.
  package func didMove(by new: CGSize) {
    guard new != shift else { return }
    shift = new
    shiftDidChange()
  }

  /// Moves the content back into the window because the window system doesn't show the popup.
  package func refuse() { wasRefused() }
}

extension RootBox {
  /// The bounding rectangle of the window and of the popups that extend beyond its edges.
  var reach: CGRect {
    popups.reduce(CGRect(origin: .zero, size: size)) { $0.union($1.presentedRowFrame) }
  }
}
