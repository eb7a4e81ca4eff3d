import CGTK
import COrielGTK
import Foundation
import Oriel

/// A GTK window with a title bar and a single widget that shows the content.
@MainActor
final class GTKWindow: PlatformWindow {
  let surface: ContentSurface
  private let window: UnsafeMutablePointer<GtkWindow>
  private let onClose: (GTKWindow) -> Void
  private var popUpPoint: CGPoint?
  private var hadKeyboard = false
  /// Returns the identifier by which the window system recognizes the user's request for the window, or `nil` if there was none.
  var startupID: () -> String? = { nil }
  private let accessible: AccessibleWindow?
  private lazy var signals = SignalConnections(owner: self)
  /// The sizes that the content returned for the proposals of `followContentSize(_:size:)` after the last frame.
  private var contentSizes: [CGSize] = []
  /// Indicates whether the content can't be larger than its ideal size.
  private var isFixedByContent = false
  /// The window behavior that the views have set.
  private var behavior = WindowBehavior()
  /// The window buttons above the content, if its bars can replace the title bar.
  private var titleButtons: (start: UnsafeMutablePointer<GtkWidget>, end: UnsafeMutablePointer<GtkWidget>)?

  /// The environment of a window on its display.
  enum Surroundings {
    /// A desktop with other windows.
    case desktop
    /// A page in a browser, which the window fills.
    case page
    /// A kiosk: the window fills the screen and stays there.
    case kiosk(KioskMode)
  }

  init(
    _ options: WindowOptions, content: any WindowContent, desktop: Desktop, systemKeyboard: (any SystemKeyboard)?,
    surroundings: Surroundings,
    onClose: @escaping (GTKWindow) -> Void
  ) {
    let title = options.title
    let size = options.size ?? WindowOptions.standardSize
    self.onClose = onClose
    let fillsScreen = if case .desktop = surroundings { false } else { true }
    let root = gtk_window_new()!
    window = UnsafeMutableRawPointer(root).assumingMemoryBound(to: GtkWindow.self)
    surface = ContentSurface(content: content, initialSize: size, desktop: desktop, systemKeyboard: systemKeyboard)
    surface.letsPopupsOut = true
    accessible = SessionBus.publishesViews ? AccessibleWindow(surface, title: title, service: .shared) : nil
    surface.titleChanged = { [unowned self] in
      gtk_window_set_title(window, $0)
      accessible?.title = $0
    }
    surface.behaviorChanged = { [unowned self] in
      behavior = $0
      gtk_window_set_deletable(window, $0.isDismissable == false || !surface.canBeClosed ? 0 : 1)
      updateResizable()
    }
    gtk_window_set_title(window, title)
    if options.isPlain { leaveNothingAround() }
    if let popUp = options.popUp { pop(up: popUp) }
    if options.hidesTitleBar, !options.isPlain, !fillsScreen {
      hideTitleBar()
    } else if !fillsScreen, content.titleBar != nil, TitleBarPolicy.unifies(options) {
      unifyTitleBar()
    } else {
      gtk_window_set_child(window, surface.widget)
    }
    gtk_window_set_focus(window, surface.widget)
    let closeRequested: @convention(c) @MainActor (OpaquePointer, UnsafeMutableRawPointer) -> gboolean = {
      let window = owner($1, as: GTKWindow.self)
      if window.surface.canBeClosed, window.surface.content.shouldClose() { window.close() }
      return 1
    }
    signals.connect("close-request", of: UnsafeMutableRawPointer(window), to: closeRequested)
    switch surroundings {
    case .page:
      gtk_window_set_decorated(window, 0)
      gtk_window_maximize(window)
      showTitle(on: desktop.browserPage)
    case .kiosk(let mode): holdScreen(mode)
    case .desktop:
      if options.resizability != .automatic { followContentSize(options, size: size) }
      if options.isMaximized { gtk_window_maximize(window) }
      if options.popUp == nil { reportSize() }
    }
    if options.popUp != nil {
      surface.activityChanged = { [unowned self] in activityDidChange(hasKeyboard: $0) }
    }
    guard let accessible else { return }
    let followContent = surface.didRunFrame
    surface.didRunFrame = {
      followContent()
      accessible.frameDidRun()
    }
    let followActivity = surface.activityChanged
    surface.activityChanged = {
      followActivity($0)
      accessible.activityDidChange($0)
    }
    AccessibilityService.shared.add(accessible)
  }

  /// Makes the title of the window that fills a page the page's title.
  private func showTitle(on page: BrowserPage?) {
    guard let page else { return }
    page.title = gtk_window_get_title(window).map { String(cString: $0) } ?? ""
    let titleChanged = surface.titleChanged
    surface.titleChanged = {
      titleChanged($0)
      page.title = $0
    }
  }

  /// The minimum height of the strip by which a window without a title bar is moved, in points.
  private static let stripHeight: Int32 = 28

  /// Removes the title bar. The window keeps its frame, by which it is resized. Its buttons are above the content, in a strip at the top by
  /// which it is moved. The strip's height is an inset of the content.
  private func hideTitleBar() {
    let bar = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)!
    gtk_widget_set_visible(bar, 0)
    gtk_window_set_titlebar(window, bar)
    let buttons = gtk_center_box_new()!
    gtk_center_box_set_start_widget(OpaquePointer(buttons), gtk_window_controls_new(GTK_PACK_START))
    gtk_center_box_set_end_widget(OpaquePointer(buttons), gtk_window_controls_new(GTK_PACK_END))
    let strip = gtk_window_handle_new()!
    gtk_window_handle_set_child(OpaquePointer(strip), buttons)
    gtk_widget_set_valign(strip, GTK_ALIGN_START)
    gtk_widget_set_size_request(strip, -1, Self.stripHeight)
    let layers = gtk_overlay_new()!
    gtk_overlay_set_child(OpaquePointer(layers), surface.widget)
    gtk_overlay_add_overlay(OpaquePointer(layers), strip)
    gtk_window_set_child(window, layers)
    // The buttons exist once they are in a window.
    var height = Self.stripHeight
    gtk_widget_measure(strip, GTK_ORIENTATION_VERTICAL, -1, nil, &height, nil, nil)
    surface.content.safeAreaInsets.top = CGFloat(height)
  }

  /// Adds a header bar for content without a bar at its top. A bar of the content replaces it, with the window buttons above that bar.
  private func unifyTitleBar() {
    let header = gtk_header_bar_new()!
    gtk_window_set_titlebar(window, header)
    let layers = gtk_overlay_new()!
    gtk_overlay_set_child(OpaquePointer(layers), surface.widget)
    let buttons = [GTK_PACK_START, GTK_PACK_END].map { side in
      let buttons = gtk_window_controls_new(side)!
      gtk_widget_set_halign(buttons, side == GTK_PACK_START ? GTK_ALIGN_START : GTK_ALIGN_END)
      gtk_widget_set_valign(buttons, GTK_ALIGN_START)
      if side == GTK_PACK_START { gtk_widget_set_margin_start(buttons, 6) } else { gtk_widget_set_margin_end(buttons, 6) }
      gtk_overlay_add_overlay(OpaquePointer(layers), buttons)
      return buttons
    }
    let handle = gtk_window_handle_new()!
    gtk_window_handle_set_child(OpaquePointer(handle), layers)
    gtk_window_set_child(window, handle)
    titleButtons = (start: buttons[0], end: buttons[1])
    measureTitleButtons()
    // The window buttons have connected to this signal first, so they are up to date when they are measured.
    let layoutChanged: NotifyHandler = { owner($2, as: GTKWindow.self).measureTitleButtons() }
    if let settings = gtk_widget_get_settings(header) { signals.connect("notify::gtk-decoration-layout", of: settings, to: layoutChanged) }
    func show(_ height: CGFloat?) {
      gtk_widget_set_visible(header, height == nil ? 1 : 0)
      for widget in buttons {
        gtk_widget_set_size_request(widget, -1, Int32(nearest: height ?? 0))
        gtk_widget_set_visible(widget, height == nil ? 0 : 1)
      }
    }
    surface.content.titleBar?.didChange = show
    show(nil)
  }

  private func measureTitleButtons() {
    guard let titleButtons else { return }
    func width(_ widget: UnsafeMutablePointer<GtkWidget>) -> CGFloat {
      guard gtk_window_controls_get_empty(OpaquePointer(widget)) == 0 else { return 0 }
      // A hidden widget has no width.
      let isVisible = gtk_widget_get_visible(widget)
      gtk_widget_set_visible(widget, 1)
      defer { gtk_widget_set_visible(widget, isVisible) }
      var width: Int32 = 0
      gtk_widget_measure(widget, GTK_ORIENTATION_HORIZONTAL, -1, nil, &width, nil, nil)
      return CGFloat(width)
    }
    let (start, end) = (width(titleButtons.start), width(titleButtons.end))
    let isMirrored = gtk_widget_get_direction(titleButtons.start) == GTK_TEXT_DIR_RTL
    surface.content.titleBar?.buttons =
      isMirrored ? WindowButtonInsets(left: end, right: start) : WindowButtonInsets(left: start, right: end)
  }

  /// Makes the window fill the screen, again each time that the window system ends that state.
  private func holdScreen(_ mode: KioskMode) {
    surface.canBeClosed = false
    gtk_window_set_decorated(window, 0)
    gtk_window_set_deletable(window, 0)
    gtk_window_fullscreen(window)
    let changed: NotifyHandler = { window, _, _ in
      let window = UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWindow.self)
      if gtk_window_is_fullscreen(window) == 0 { gtk_window_fullscreen(window) }
    }
    signals.connect("notify::fullscreened", of: UnsafeMutableRawPointer(window), to: changed)
    guard let keys = mode.exitKeys else { return }
    guard let trigger = gtk_shortcut_trigger_parse_string(keys) else {
      return Report.once(
        "kiosk-exit",
        "ORIEL_KIOSK_EXIT isn't a key combination: \"\(keys)\". Write it as <Control><Alt>q. No key combination exits the program.")
    }
    // The main loop closes all windows before the program ends.
    let end = gtk_callback_action_new({ _, _, _ in kill(getpid(), SIGTERM) == 0 ? 1 : 0 }, nil, nil)
    let controller = gtk_shortcut_controller_new()!
    // The capture phase precedes all views.
    gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE)
    gtk_shortcut_controller_add_shortcut(controller, gtk_shortcut_new(trigger, end))
    gtk_widget_add_controller(UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWidget.self), controller)
  }

  /// Removes the window's decorations, and the style class by which the theme draws a background behind the content.
  private func leaveNothingAround() {
    gtk_window_set_decorated(window, 0)
    gtk_widget_remove_css_class(UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWidget.self), "background")
  }

  /// Removes the window's frame and its entry in the list of windows.
  private func pop(up popUp: WindowOptions.PopUp) {
    gtk_window_set_decorated(window, 0)
    popUpPoint = popUp.point
    let mapped: @convention(c) @MainActor (OpaquePointer, UnsafeMutableRawPointer) -> Void = {
      let window = owner($1, as: GTKWindow.self)
      let point = window.popUpPoint ?? .zero
      oriel_window_pop_up(window.window, window.popUpPoint == nil ? 0 : 1, Double(point.x), Double(point.y))
    }
    signals.connect("map", of: UnsafeMutableRawPointer(window), to: mapped)
  }

  /// Closes the window of a status item when the user activates another window.
  private func activityDidChange(hasKeyboard: Bool) {
    if hadKeyboard, !hasKeyboard { DispatchQueue.main.async { [weak self] in MainActor.assumeIsolated { self?.close() } } }
    hadKeyboard = hasKeyboard
  }

  /// Limits the window to the sizes that its content can have: it doesn't become smaller than the content's minimum. Without a size of the
  /// app's, it starts with the content's ideal size: with `contentSize`, and along an axis along which the content can't be larger. With
  /// `contentSize` such a window isn't resizable.
  private func followContentSize(_ options: WindowOptions, size: CGSize) {
    let content = surface.content
    surface.idealSize = { content.idealSize(for: $0) }
    let followsContent = options.resizability == .contentSize
    if let size = options.size {
      gtk_window_set_default_size(window, Int32(nearest: size.width), Int32(nearest: size.height))
    } else if !followsContent {
      let (ideal, most) = (content.idealSize(for: .unspecified), content.idealSize(for: .infinity))
      // Without a length of its own the window adopts the content's.
      gtk_window_set_default_size(
        window, ideal.width == most.width && ideal.width > 0 ? -1 : Int32(nearest: size.width),
        ideal.height == most.height && ideal.height > 0 ? -1 : Int32(nearest: size.height))
    }
    surface.didRunFrame = { [unowned self] in
      // The boxes cache these measurements, so unchanged ones are cheap.
      let lowest = ProposedViewSize(width: CGFloat(gtk_widget_get_width(surface.widget)), height: 0)
      let proposals: [ProposedViewSize] = followsContent ? [.zero, .infinity, .unspecified] : [.zero, lowest]
      let sizes = proposals.map { content.idealSize(for: $0) }
      guard sizes != contentSizes else { return }
      let old = contentSizes.last
      contentSizes = sizes
      gtk_widget_queue_resize(surface.widget)
      guard followsContent else { return }
      isFixedByContent = sizes[1] == sizes[2]
      updateResizable()
      if options.size == nil { follow(sizes[2], from: old) }
    }
  }

  /// Notifies the content of each size that the user gives the window.
  private func reportSize() {
    let changed: @convention(c) @MainActor (OpaquePointer, OpaquePointer, UnsafeMutableRawPointer) -> Void = {
      owner($2, as: GTKWindow.self).sizeDidChange()
    }
    for property in ["default-width", "default-height", "maximized"] {
      signals.connect("notify::\(property)", of: UnsafeMutableRawPointer(window), to: changed)
    }
  }

  private func sizeDidChange() {
    var size: (width: Int32, height: Int32) = (0, 0)
    gtk_window_get_default_size(window, &size.width, &size.height)
    guard size.width > 0, size.height > 0 else { return }
    surface.content.windowSizeDidChange(
      to: CGSize(width: Int(size.width), height: Int(size.height)), isMaximized: gtk_window_is_maximized(window) != 0)
  }

  private func updateResizable() { gtk_window_set_resizable(window, behavior.isResizable ?? !isFixedByContent ? 1 : 0) }

  /// Resizes the window to its content's ideal size until the user resizes it. The ideal size can change after a frame, because rows of a
  /// list are built in it, and because content changes.
  private func follow(_ ideal: CGSize, from old: CGSize?) {
    let (width, height) = (CGFloat(gtk_widget_get_width(surface.widget)), CGFloat(gtk_widget_get_height(surface.widget)))
    if let old, abs(old.width - width) > 1 || abs(old.height - height) > 1 { return }
    guard ideal.width.isFinite, ideal.height.isFinite, ideal != CGSize(width: width, height: height) else { return }
    var frame: (width: Int32, height: Int32) = (0, 0)
    gtk_window_get_default_size(window, &frame.width, &frame.height)
    // The size includes the title bar, and doesn't exceed a small screen.
    let (across, down) = (CGFloat(frame.width) - width, CGFloat(frame.height) - height)
    gtk_window_set_default_size(
      window, Int32(min(ideal.width + max(0, across), 1280).rounded(.up)), Int32(min(ideal.height + max(0, down), 800).rounded(.up)))
  }

  func present() {
    if let id = startupID() { oriel_window_set_startup_id(window, id) }
    gtk_window_present(window)
  }

  /// Closes the content and the window. A second call has no effect.
  func close() {
    guard !surface.isClosed else { return }
    signals.disconnectAll()
    if let accessible { AccessibilityService.shared.remove(accessible) }
    surface.close()
    gtk_window_destroy(window)
    onClose(self)
  }
}
