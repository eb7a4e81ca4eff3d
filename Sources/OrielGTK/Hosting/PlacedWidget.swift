import CGTK
import COrielGTK
import Foundation
import Oriel
import OrielDrawing
import OrielGSK

/// A GTK widget among a surface's views: a child of the surface's widget at the position from layout, drawn in the order of the views.
@MainActor
final class PlacedWidget: PlatformView {
  let widget: UnsafeMutablePointer<GtkWidget>
  /// A closure that returns a size for a proposal, or `nil` for the widget's own size.
  var sizeForProposal: (ProposedViewSize) -> CGSize? = { _ in nil }
  var willDisappear: () -> Void = {}
  private(set) var picture: (any PlatformPicture)?
  private weak var surface: ContentSurface?
  /// The widget's parent if the host isn't a GTK window, as in a test.
  private var offscreen: OffscreenParent?
  private var parent: UnsafeMutablePointer<GtkWidget>? { surface?.widget ?? offscreen?.widget }
  private weak var place: (any PlatformViewPlace)?
  private let focus = gtk_event_controller_focus_new()!
  private lazy var signals = SignalConnections(owner: self)

  private var wanted: Placement?
  private var allocated: Placement?
  private struct Placement: Equatable {
    var size: CGSize
    var transform: CGAffineTransform
  }
  /// The render node of the last picture.
  private var drawn: OpaquePointer?
  private var measured: [CGFloat] = []

  /// Creates a placed widget, and retains the widget.
  init(_ widget: UnsafeMutablePointer<GtkWidget>) {
    self.widget = widget
    g_object_ref_sink(UnsafeMutableRawPointer(widget))
    let entered: PlainHandler = { _, data in owner(data, as: PlacedWidget.self).place?.didTakeFocus() }
    let left: PlainHandler = { _, data in owner(data, as: PlacedWidget.self).place?.didLoseFocus() }
    signals.connect("enter", of: focus, to: entered)
    signals.connect("leave", of: focus, to: left)
    gtk_widget_add_controller(widget, focus)
  }

  isolated deinit {
    signals.disconnectAll()
    detach()
    if let drawn { gsk_render_node_unref(drawn) }
    g_object_unref(UnsafeMutableRawPointer(widget))
  }

  // MARK: Mounting

  func appear(on surface: (any WindowSurface)?, at place: any PlatformViewPlace) {
    self.place = place
    guard let surface = surface as? ContentSurface else {
      if surface != nil, offscreen == nil { offscreen = OffscreenParent(of: widget) }
      return
    }
    self.surface = surface
    surface.add(self)
    gtk_widget_set_child_visible(widget, 0)
    gtk_widget_set_parent(widget, surface.widget)
  }

  func disappear() {
    willDisappear()
    surface?.remove(self)
    detach()
    place = nil
  }

  /// Removes the widget from its surface.
  func detach() {
    offscreen?.remove(widget)
    offscreen = nil
    guard let surface, gtk_widget_get_parent(widget) == surface.widget else { return }
    gtk_widget_unparent(widget)
    self.surface = nil
  }

  // MARK: Layout

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    if let size = sizeForProposal(proposal) { return size }
    let across = measure(GTK_ORIENTATION_HORIZONTAL, for: -1)
    let width = fit(proposal.width, across, expands: gtk_widget_compute_expand(widget, GTK_ORIENTATION_HORIZONTAL) != 0)
    let down = measure(GTK_ORIENTATION_VERTICAL, for: Int32(min(width.rounded(.down), 16384)))
    let height = fit(proposal.height, down, expands: gtk_widget_compute_expand(widget, GTK_ORIENTATION_VERTICAL) != 0)
    measured = idealSize
    return CGSize(width: width, height: height)
  }

  private func measure(_ orientation: GtkOrientation, for length: Int32) -> (minimum: CGFloat, natural: CGFloat) {
    var minimum: Int32 = 0
    var natural: Int32 = 0
    gtk_widget_measure(widget, orientation, length, &minimum, &natural, nil, nil)
    return (CGFloat(minimum), CGFloat(natural))
  }

  /// Returns a length for a proposal. A widget that expands takes the proposal, even an infinite one, by which a stack determines its
  /// flexibility. Any other widget shrinks to its minimum at most, and doesn't grow.
  private func fit(_ proposal: CGFloat?, _ range: (minimum: CGFloat, natural: CGFloat), expands: Bool) -> CGFloat {
    guard let proposal, !proposal.isNaN else { return range.natural }
    return max(range.minimum, expands ? proposal : min(proposal, range.natural))
  }

  private var idealSize: [CGFloat] {
    let (across, down) = (measure(GTK_ORIENTATION_HORIZONTAL, for: -1), measure(GTK_ORIENTATION_VERTICAL, for: -1))
    return [across.minimum, across.natural, down.minimum, down.natural]
  }

  func place(_ size: CGSize, transform: CGAffineTransform, isVisible: Bool) {
    wanted = isVisible && size.width >= 1 && size.height >= 1 ? Placement(size: size, transform: transform) : nil
    let isShown = wanted != nil
    if (gtk_widget_get_child_visible(widget) != 0) != isShown { gtk_widget_set_child_visible(widget, isShown ? 1 : 0) }
  }

  var needsAllocation: Bool { wanted != nil && wanted != allocated }

  /// Allocates the widget's size. Called while GTK allocates the surface.
  func allocate() {
    if measured != idealSize { place?.idealSizeDidChange() }
    guard let wanted else { return }
    allocated = wanted
    // GTK requires at least the minimum. Layout respects it, except for a size from the program.
    let width = max(Int32(nearest: wanted.size.width), Int32(measure(GTK_ORIENTATION_HORIZONTAL, for: -1).minimum))
    let height = max(Int32(nearest: wanted.size.height), Int32(measure(GTK_ORIENTATION_VERTICAL, for: width).minimum))
    gtk_widget_allocate(widget, width, height, -1, GSKTransform.make(wanted.transform))
  }

  // MARK: Drawing

  /// Draws the widget. Called while GTK draws the surface. Returns `true` if the widget's appearance has changed.
  func takePicture() -> Bool {
    guard let parent, let allocated, gtk_widget_get_child_visible(widget) != 0, GSKTransform.canShow(allocated.transform) else {
      return false
    }
    let transform = GSKTransform.make(allocated.transform)
    let inverse = transform == nil ? nil : gsk_transform_invert(transform)
    var content: OpaquePointer?
    let node = oriel_widget_picture(parent, widget, inverse, &content)
    if let inverse { gsk_transform_unref(inverse) }
    guard content != drawn else {
      if let node { gsk_render_node_unref(node) }
      if let content { gsk_render_node_unref(content) }
      return false
    }
    if let drawn { gsk_render_node_unref(drawn) }
    drawn = content
    picture = node.map { GSKPicture(owning: $0) }
    place?.pictureDidChange()
    return true
  }

  // MARK: Hosts without a window

  func refresh() {
    guard let offscreen else { return }
    offscreen.runPendingWork()
    allocate()
    _ = takePicture()
  }

  func press(at point: CGPoint) {
    guard offscreen != nil, let allocated else { return }
    let local = point.applying(allocated.transform.inverted())
    var target = gtk_widget_pick(widget, local.x, local.y, GTK_PICK_DEFAULT) ?? widget
    while true {
      // A text widget would handle an activation like the Return key.
      if OffscreenParent.takesText(target) ? gtk_widget_grab_focus(target) != 0 : gtk_widget_activate(target) != 0 { break }
      guard target != widget, let next = gtk_widget_get_parent(target) else { return }
      target = next
    }
    if OffscreenParent.takesText(target) { place?.didTakeFocus() }
  }

  func insert(_ text: String) { offscreen?.insert(text) }

  // MARK: Focus

  var canBeFocused: Bool { gtk_widget_is_sensitive(widget) != 0 && oriel_widget_can_focus(widget) != 0 }

  private var hasFocus: Bool { gtk_event_controller_focus_contains_focus(focus) != 0 }

  func takeFocus() {
    guard !hasFocus else { return }
    if gtk_widget_child_focus(widget, GTK_DIR_TAB_FORWARD) == 0 { gtk_widget_grab_focus(widget) }
  }

  func loseFocus() { if hasFocus, let surface { gtk_widget_grab_focus(surface.widget) } }

  func advanceFocus(isForward: Bool) -> Bool {
    let isAtEnd = surface?.widgetIsAtEnd == true
    surface?.widgetIsAtEnd = false
    return !isAtEnd && hasFocus && gtk_widget_child_focus(widget, isForward ? GTK_DIR_TAB_FORWARD : GTK_DIR_TAB_BACKWARD) != 0
  }
}
