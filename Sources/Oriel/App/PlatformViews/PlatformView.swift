import Foundation
import OrielDrawing

/// A view of the platform, such as a GTK widget, among Oriel's views.
@MainActor
package protocol PlatformView: AnyObject {
  /// Called when the view has a place in the layout, which it notifies of its changes. Called again when the window receives a surface.
  func appear(on surface: (any WindowSurface)?, at place: any PlatformViewPlace)
  /// Called when the view is removed permanently.
  func disappear()
  /// Returns the size for a proposal, in points. Layout calls this method.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
  /// The view's most recent drawing.
  var picture: (any PlatformPicture)? { get }
  /// Places the view in the window.
  ///
  /// - Parameters:
  ///   - size: The size of the view.
  ///   - transform: The transform from the view's coordinates to those of the window.
  ///   - isVisible: Indicates whether any part of the view can be seen or receive input.
  func place(_ size: CGSize, transform: CGAffineTransform, isVisible: Bool)
  var canBeFocused: Bool { get }
  /// Called when Oriel moves the focus to the view.
  func takeFocus()
  func loseFocus()
  /// Moves the focus to the next position in the view, and returns `false` at the end.
  func advanceFocus(isForward: Bool) -> Bool
  /// Draws the changes since the last frame, for a host that isn't a window of the platform.
  func refresh()
  /// Simulates a press at a point, for a host that isn't a window of the platform.
  func press(at point: CGPoint)
  /// Inserts text into the focused widget, for a host that isn't a window of the platform.
  func insert(_ text: String)
}

extension PlatformView {
  package func refresh() {}
  package func press(at point: CGPoint) {}
  package func insert(_ text: String) {}
}

/// The place of a platform view in the layout.
@MainActor
package protocol PlatformViewPlace: AnyObject {
  /// Called when the view's drawing has changed.
  func pictureDidChange()
  /// Called when the view's ideal size has changed.
  func idealSizeDidChange()
  /// Called when the view took the focus itself.
  func didTakeFocus()
  /// Called when the view lost the focus without Oriel's involvement.
  func didLoseFocus()
}

/// A view that shows a platform view. The same platform view must not be shown in two places.
nonisolated package struct PlatformViewLeaf: View, LeafView {
  let view: any PlatformView

  package init(_ view: any PlatformView) { self.view = view }

  @MainActor static func isSame(_ old: Self, _ new: Self) -> Bool { old.view === new.view }

  @MainActor func makeBox(_ node: AnyViewNode) -> PlatformViewBox { PlatformViewBox(view, node: node) }

  @MainActor func update(_ box: PlatformViewBox, transaction: Transaction) { box.show(view) }
}
