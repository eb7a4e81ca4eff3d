import Foundation
import OrielDrawing

/// Where the desktop lets stand what belongs to a window and passes its edges.
package struct PopupRoom: Equatable {
  /// In the window's coordinates, in points.
  package var frame: CGRect
  /// The largest that anything gets in it. Where programs aren't told where their windows are, it is less than the frame, and the window system has the
  /// last word on the place.
  package var size: CGSize

  package init(frame: CGRect, size: CGSize? = nil) {
    self.frame = frame
    self.size = size ?? frame.size
  }
}

/// Something on the window's views that passes the window's edges, in a surface of its own. Its boxes stand in the window's tree and in its coordinates; only
/// what they draw goes elsewhere.
@MainActor
package final class Popup {
  /// Where it wants to stand, without its shadow, in the window's coordinates.
  package private(set) var frame: CGRect
  /// What it stands below, above or beside, in the window's coordinates: it may go to the other side where it doesn't fit the screen.
  package private(set) var anchor: CGRect
  /// What it was opened from, and stands on.
  package private(set) weak var parent: Popup?
  /// How far from there the window system has it stand.
  package private(set) var shift = CGSize.zero
  /// What it looks like, in the window's coordinates; nil until it was drawn.
  package private(set) var picture: DisplayNode?
  /// What the picture takes at the most, with its shadow, in the window's coordinates.
  package private(set) var pictureFrame = CGRect.null
  /// How far it stood from where it wants to when the picture was drawn.
  package private(set) var drawnShift = CGSize.zero
  /// What a display that can't show what is behind it has at the popup's corners.
  package let ground: RGBA
  var shiftDidChange: () -> Void = {}
  var wasRefused: () -> Void = {}

  init(_ frame: CGRect, at anchor: CGRect, on parent: Popup? = nil, ground: RGBA) {
    self.frame = frame
    self.anchor = anchor
    self.parent = parent
    self.ground = ground
  }

  /// Where it stands.
  package var shownFrame: CGRect { frame.offsetBy(dx: shift.width, dy: shift.height) }

  func move(to newFrame: CGRect, at newAnchor: CGRect) { (frame, anchor) = (newFrame, newAnchor) }

  func show(_ node: DisplayNode?, in pictureFrame: CGRect) {
    (picture, self.pictureFrame, drawnShift) = (node, pictureFrame, shift)
  }

  /// Records how far from `frame` the window system has placed the popup.
  package func didMove(by new: CGSize) {
    guard new != shift else { return }
    shift = new
    shiftDidChange()
  }

  /// Returns the content into the window, since the window system doesn't show the popup.
  package func refuse() { wasRefused() }
}

extension RootBox {
  /// A rectangle around all of the window that can be seen: its own, and what passes its edges.
  var reach: CGRect {
    popups.reduce(CGRect(origin: .zero, size: size)) { $0.union($1.shownFrame) }
  }
}
