import CGTK
import COrielGTK
import Foundation
import Oriel
import OrielDrawing
import OrielGSK

/// A surface for a popup of a window's content that extends beyond the window's edges. It draws and receives pointer events, and has
/// neither widgets nor the key focus: the window receives the keys.
@MainActor
final class PopupSurface {
  let popup: Popup
  /// The surface of the popup that this one was opened from, or `nil` if it was opened from the window.
  let parent: PopupSurface?
  private let widget: UnsafeMutablePointer<GtkWidget>
  private let surface: OpaquePointer
  private let renderer: OpaquePointer
  private let painter: GSKRenderer
  /// Indicates whether the display shows the pixels behind the surface.
  private let isTransparent: Bool
  /// Indicates whether the content determines the position, rather than the window system.
  private let isExact: Bool
  private let handle: (_ event: OpaquePointer, _ area: CGRect) -> Void
  private lazy var signals = SignalConnections(owner: self)
  private var place: Place?
  private var shown: DisplayNode?

  /// A position in whole points of the parent surface.
  private struct Place: Equatable {
    var frame: CGRect
    var shadow: EdgeInsets
    var anchor: CGRect
  }

  /// Creates the surface, or `nil` if there is no window or the window system refuses the surface. `handle` receives the surface's events,
  /// with the area of the surface in the widget's coordinates.
  init?(
    _ popup: Popup, on parent: PopupSurface?, over widget: UnsafeMutablePointer<GtkWidget>, painter: GSKRenderer,
    handle: @escaping (_ event: OpaquePointer, _ area: CGRect) -> Void
  ) {
    guard let native = gtk_widget_get_native(widget), let window = gtk_native_get_surface(native),
      let surface = gdk_surface_new_popup(parent?.surface ?? window, 0)
    else { return nil }
    guard let renderer = gsk_renderer_new_for_surface(surface) else {
      gdk_surface_destroy(surface)
      return nil
    }
    self.popup = popup
    self.parent = parent
    self.widget = widget
    self.painter = painter
    self.surface = surface
    self.renderer = renderer
    self.handle = handle
    let display = gtk_widget_get_display(widget)
    isTransparent = gdk_display_is_composited(display) != 0
    isExact = oriel_display_is_wayland(display) == 0
    let render: @convention(c) @MainActor (OpaquePointer, OpaquePointer?, UnsafeMutableRawPointer) -> gboolean = {
      owner($2, as: PopupSurface.self).render($1)
      return 1
    }
    let layout: @convention(c) @MainActor (OpaquePointer, Int32, Int32, UnsafeMutableRawPointer) -> Void = {
      owner($3, as: PopupSurface.self).didLayOut()
    }
    let event: @convention(c) @MainActor (OpaquePointer, OpaquePointer, UnsafeMutableRawPointer) -> gboolean = {
      let popup = owner($2, as: PopupSurface.self)
      popup.handle($1, popup.area)
      return 1
    }
    signals.connect("render", of: surface, to: render)
    signals.connect("layout", of: surface, to: layout)
    signals.connect("event", of: surface, to: event)
    setCursor(.arrow)
    guard update() else {
      close()
      return nil
    }
  }

  /// Removes the surface from the screen. A second call is an error.
  func close() {
    signals.disconnectAll()
    gsk_renderer_unrealize(renderer)
    g_object_unref(UnsafeMutableRawPointer(renderer))
    gdk_surface_destroy(surface)
  }

  func setCursor(_ shape: PointerShape) {
    let cursor = gdk_cursor_new_from_name(shape.rawValue, nil)
    gdk_surface_set_cursor(surface, cursor)
    if let cursor { g_object_unref(UnsafeMutableRawPointer(cursor)) }
  }

  /// Updates the surface from the popup, after a frame of the content. Returns `false` if the window system refuses to show the surface, or
  /// has removed it from the screen.
  func update() -> Bool {
    let frame = popup.frame.integral
    // Without transparency a line replaces the shadow.
    let picture =
      isTransparent
      ? popup.pictureFrame.offsetBy(dx: -popup.drawnShift.width, dy: -popup.drawnShift.height) : frame.insetBy(dx: -1, dy: -1)
    let outer = picture.union(frame).integral
    let base = base
    let new = Place(
      frame: frame.offsetBy(dx: -base.x, dy: -base.y),
      shadow: EdgeInsets(
        top: frame.minY - outer.minY, leading: frame.minX - outer.minX, bottom: outer.maxY - frame.maxY, trailing: outer.maxX - frame.maxX),
      anchor: isExact ? .zero : popup.anchor.integral.offsetBy(dx: -base.x, dy: -base.y))
    if new != place {
      place = new
      var place = gdkPlace(new)
      guard oriel_popup_present(surface, &place) != 0 else { return false }
    } else if gdk_surface_get_mapped(surface) == 0 {
      return false
    }
    if popup.picture !== shown {
      shown = popup.picture
      gdk_surface_queue_render(surface)
    }
    return true
  }

  /// The origin of the parent surface, in the widget's coordinates.
  private var base: CGPoint {
    if let parent { return parent.area.origin }
    var (x, y) = (0.0, 0.0)
    _ = oriel_widget_surface_origin(widget, &x, &y)
    return CGPoint(x: -x.rounded(), y: -y.rounded())
  }

  private func gdkPlace(_ place: Place) -> OrielPopupPlace {
    OrielPopupPlace(
      frame: place.frame.gdk, shadow_left: Int32(nearest: place.shadow.leading), shadow_top: Int32(nearest: place.shadow.top),
      shadow_right: Int32(nearest: place.shadow.trailing), shadow_bottom: Int32(nearest: place.shadow.bottom),
      is_exact: isExact ? 1 : 0, anchor: place.anchor.gdk)
  }

  /// The area of the surface, in the widget's coordinates.
  private var area: CGRect {
    popup.frame.integral.offsetBy(dx: popup.shift.width, dy: popup.shift.height).outset(by: place?.shadow ?? EdgeInsets())
  }

  /// Reads the position at which the window system has placed the popup, so that layout can follow it.
  private func didLayOut() {
    gdk_surface_queue_render(surface)
    guard !isExact, let place else { return }
    var gdkPlace = gdkPlace(place)
    var (x, y): (Int32, Int32) = (0, 0)
    oriel_popup_origin(surface, &gdkPlace, &x, &y)
    // The fractional part of the popup's own position persists.
    popup.didMove(by: CGSize(width: CGFloat(x) - place.frame.minX, height: CGFloat(y) - place.frame.minY))
  }

  private func render(_ region: OpaquePointer?) {
    guard let picture = popup.picture, let place else { return }
    // The picture is at the popup's position at the time of drawing.
    let corner = popup.frame.integral.offsetBy(dx: popup.drawnShift.width, dy: popup.drawnShift.height).outset(by: place.shadow).origin
    var node = DisplayNode(.transform(CGAffineTransform(translationX: -corner.x, y: -corner.y), picture))
    if !isTransparent {
      let bounds = CGRect(origin: .zero, size: place.frame.outset(by: place.shadow).size)
      let ground = CGRect(origin: CGPoint(x: place.shadow.leading, y: place.shadow.top), size: place.frame.size)
      node = DisplayNode(
        .group([
          DisplayNode(.color(RGBA(red: 0.5, green: 0.5, blue: 0.5), bounds)), DisplayNode(.color(popup.ground, ground)), node,
        ]))
    }
    // The display node owns the render node.
    withExtendedLifetime(node) { gsk_renderer_render(renderer, painter.renderNode(for: node), region) }
  }
}

extension CGRect {
  fileprivate var gdk: GdkRectangle {
    GdkRectangle(x: Int32(nearest: minX), y: Int32(nearest: minY), width: Int32(nearest: width), height: Int32(nearest: height))
  }

  fileprivate func outset(by insets: EdgeInsets) -> CGRect {
    CGRect(
      x: minX - insets.leading, y: minY - insets.top, width: width + insets.leading + insets.trailing,
      height: height + insets.top + insets.bottom)
  }
}
