import Foundation
import OrielDrawing

/// A view of the platform's that stands among Oriel's: a GTK widget.
@MainActor
package protocol PlatformView: AnyObject {
  /// The view has a place now, which is told of what happens to it. Called again when the window gets a surface.
  func appear(on surface: (any WindowSurface)?, at place: any PlatformViewPlace)
  /// The view goes for good.
  func disappear()
  /// In points; called by layout.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
  /// What it drew last.
  var picture: (any PlatformPicture)? { get }
  /// Where it is on the window now: its size, and the transform from its own space. Not visible where nothing of it can be seen or hit.
  func place(_ size: CGSize, transform: CGAffineTransform, isVisible: Bool)
  var canBeFocused: Bool { get }
  /// The focus came here by Oriel's doing.
  func takeFocus()
  func loseFocus()
  /// Moves the focus on to the next place inside; false at the end.
  func advanceFocus(isForward: Bool) -> Bool
  /// Draws what changed since the last frame, for a host that isn't a window of the platform's.
  func refresh()
  /// Does what a press at a point of the host does, for such a host.
  func press(at point: CGPoint)
  /// Types a text into what has the focus, for such a host.
  func insert(_ text: String)
}

extension PlatformView {
  package func refresh() {}
  package func press(at point: CGPoint) {}
  package func insert(_ text: String) {}
}

/// The place of a platform's view in the layout.
@MainActor
package protocol PlatformViewPlace: AnyObject {
  /// The view drew something else.
  func pictureDidChange()
  /// The view wants another size.
  func idealSizeDidChange()
  /// The view took the focus by itself.
  func didTakeFocus()
  /// The view lost the focus by itself.
  func didLoseFocus()
}

/// A platform's view as a view. The same view object must not stand in two places.
nonisolated package struct PlatformViewLeaf: View, LeafView {
  let view: any PlatformView

  package init(_ view: any PlatformView) { self.view = view }

  @MainActor static func isSame(_ old: Self, _ new: Self) -> Bool { old.view === new.view }

  @MainActor func makeBox(_ node: AnyViewNode) -> PlatformViewBox { PlatformViewBox(view, node: node) }

  @MainActor func update(_ box: PlatformViewBox, transaction: Transaction) { box.show(view) }
}
