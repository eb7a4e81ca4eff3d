import CGTK
import COrielGTK
import Foundation
import Oriel

/// A GTK widget that shows a view in a GTK program. `widget` is packed like any other widget. Mirrors UIKit's `UIHostingController`.
///
/// The widget requests the view's ideal size from GTK, and again when that changes. It has a view graph, state and an environment of its
/// own, receives pointer events, keys and text, and Tab moves through its views. One window may contain several. GTK has to be initialized
/// before, and its default main context has to run, which also runs main-actor tasks and the dispatch main queue. All of it has to be used
/// on the main thread.
///
/// The widget lives as long as this object or its parent retains it. When it is disposed of, its views disappear and their tasks are
/// canceled.
@MainActor
public final class HostingWidget<Content: View> {
  /// The view. A new value updates the displayed view, which keeps its state.
  public var rootView: Content {
    didSet { core.host.setRoot(rootView) }
  }

  /// The GTK widget, which this object retains as well.
  public let widget: UnsafeMutablePointer<GtkWidget>

  /// The insets at the edges of this widget that bars or rounded corners of the window cover, in points. Views avoid them like a phone's
  /// notch. GTK has no such insets. In a window of Oriel's, that window's own insets are added as far as they extend into the widget.
  public var safeAreaInsets = EdgeInsets() {
    didSet { core.updateSafeArea(safeAreaInsets) }
  }

  private let core: HostingCore

  /// Creates a widget that shows a view.
  ///
  /// - Parameter ignoreSafeArea: If `true`, the safe area of this widget's views has no insets, whatever `safeAreaInsets` is. Other widgets
  ///   aren't affected.
  public init(rootView: Content, ignoreSafeArea: Bool = false) {
    self.rootView = rootView
    core = HostingCore(rootView, ignoresSafeArea: ignoreSafeArea)
    widget = core.surface.widget
    g_object_ref_sink(UnsafeMutableRawPointer(widget))
  }

  isolated deinit { g_object_unref(UnsafeMutableRawPointer(widget)) }
}

/// The objects that live as long as the widget.
@MainActor
final class HostingCore {
  let host: ViewHost
  let surface: ContentSurface
  private let ignoresSafeArea: Bool
  private var ownInsets = EdgeInsets()
  private var lastIdeal = CGSize.zero
  private lazy var signals = SignalConnections(owner: self)

  init<Content: View>(_ rootView: Content, ignoresSafeArea: Bool) {
    MainLoop.joinDefaultContext()
    let desktop = Desktop.shared
    host = ViewHost(root: rootView, rendering: desktop.rendering)
    host.keepsFocus = false
    self.ignoresSafeArea = ignoresSafeArea
    surface = ContentSurface(content: host, initialSize: .zero, desktop: desktop, systemKeyboard: nil)
    host.isTransparent = true
    oriel_surface_set_depends_on_width(surface.widget, 1)
    surface.idealSize = { [unowned self] in host.idealSize(for: $0) }
    surface.didRunFrame = { [unowned self] in followContent() }
    gtk_widget_set_hexpand(surface.widget, 0)
    gtk_widget_set_vexpand(surface.widget, 0)
    // The widget retains the object.
    let release: @convention(c) (UnsafeMutableRawPointer?) -> Void = { Unmanaged<HostingCore>.fromOpaque($0!).release() }
    g_object_set_data_full(
      oriel_as_object(surface.widget), "oriel-hosting-core", Unmanaged.passRetained(self).toOpaque(), release)
    let destroyed: PlainHandler = { _, data in owner(data, as: HostingCore.self).close() }
    signals.connect("destroy", of: UnsafeMutableRawPointer(surface.widget), to: destroyed)
  }

  private func close() {
    signals.disconnectAll()
    surface.close()
  }

  private func followContent() {
    let ideal = host.idealSize(for: .unspecified)
    if ideal != lastIdeal {
      lastIdeal = ideal
      gtk_widget_queue_resize(surface.widget)
    }
    updateSafeArea(ownInsets)
  }

  func updateSafeArea(_ insets: EdgeInsets) {
    ownInsets = insets
    guard !ignoresSafeArea else { return }
    var total = insets
    if let around = ContentSurface.around(surface.widget) {
      let window = around.content.safeAreaInsets
      let frame = around.frame(of: surface.widget)
      let size = around.widgetSize
      total.top += max(0, window.top - frame.minY)
      total.leading += max(0, window.leading - frame.minX)
      total.bottom += max(0, window.bottom - (size.height - frame.maxY))
      total.trailing += max(0, window.trailing - (size.width - frame.maxX))
    }
    if total != host.safeAreaInsets { host.safeAreaInsets = total }
  }
}
