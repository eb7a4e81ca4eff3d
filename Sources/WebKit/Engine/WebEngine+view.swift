import CGTK
import COrielLibraries
import Foundation
import Oriel

extension WebEngine {
  /// Applies the settings of the modifiers to the web view.
  func show(with settings: WebViewSettings) {
    if settings.hasBackForwardGestures != shown.hasBackForwardGestures || !isShown {
      webkit.webkit_settings_set_enable_back_forward_navigation_gestures(self.settings, settings.hasBackForwardGestures ? 1 : 0)
    }
    if settings.hasMagnificationGestures != shown.hasMagnificationGestures { setMagnification(settings.hasMagnificationGestures) }
    if settings.hasContentBackground != shown.hasContentBackground { setBackground(settings.hasContentBackground) }
    content.style = Self.style(settings)
    isShown = true
    shown = settings
    if settings.position != nil || settings.geometry != nil { followScrolling() }
  }

  /// Returns the style sheet of the settings, or `nil` if it would be empty.
  static func style(_ settings: WebViewSettings) -> String? {
    var rules: [String] = []
    if !settings.hasTextSelection { rules.append("* { -webkit-user-select: none !important; user-select: none !important; }") }
    if !settings.isScrollEnabled { rules.append("html, body { overflow: hidden !important; }") }
    return rules.isEmpty ? nil : rules.joined(separator: "\n")
  }

  /// Sets the visibility of the page's background. Without OpenGL, WebKitGTK draws over the previous content, so a scrolled page without a
  /// background would show both.
  private func setBackground(_ isVisible: Bool) {
    let drawsByGL = gdk_display_prepare_gl(gtk_widget_get_display(widget), nil) != 0
    if !isVisible, !drawsByGL {
      Report.once("web-view-background", "A web view can't hide the background of its page without OpenGL; the background is white.")
    }
    var color = GdkRGBA(red: 1, green: 1, blue: 1, alpha: isVisible || !drawsByGL ? 1 : 0)
    webkit.webkit_web_view_set_background_color(view, &color)
  }

  /// Enables or disables magnification. WebKitGTK has no such setting, so the web view's zoom gestures are disabled instead.
  private func setMagnification(_ isEnabled: Bool) {
    let controllers = gtk_widget_observe_controllers(widget)
    defer { g_object_unref(UnsafeMutableRawPointer(controllers)) }
    for index in 0..<g_list_model_get_n_items(controllers) {
      guard let controller = g_list_model_get_item(controllers, index) else { continue }
      defer { g_object_unref(controller) }
      guard g_type_check_instance_is_a(controller.assumingMemoryBound(to: GTypeInstance.self), gtk_gesture_zoom_get_type()) != 0 else {
        continue
      }
      let gesture = OpaquePointer(controller)
      if !isEnabled { magnificationPhase = gtk_event_controller_get_propagation_phase(gesture) }
      gtk_event_controller_set_propagation_phase(gesture, isEnabled ? magnificationPhase : GTK_PHASE_NONE)
    }
  }

  // MARK: Scrolling

  /// Posts the scroll geometry at most once per frame. `orielScroll` scrolls programmatically.
  private static let scrollScript = """
    (() => {
      if (window.orielScroll) return;
      const root = () => document.scrollingElement || document.documentElement;
      // A page from right to left counts from its right edge, to the left.
      const origin = () => getComputedStyle(root()).direction === "rtl" ? root().scrollWidth - innerWidth : 0;
      let isPlanned = false, isProgram = true;
      const tell = () => {
        isPlanned = false;
        webkit.messageHandlers.orielScrolling.postMessage(
          [scrollX + origin(), scrollY, root().scrollWidth, root().scrollHeight, innerWidth, innerHeight, isProgram]);
        isProgram = true;
      };
      const plan = () => { if (!isPlanned) { isPlanned = true; requestAnimationFrame(tell); } };
      let expected = null;
      window.orielScroll = (x, y) => {
        const end = { x: root().scrollWidth - innerWidth, y: root().scrollHeight - innerHeight };
        const to = (value, end, now) => value === null ? now : Math.max(0, Math.min(value === "end" ? end : value, end));
        const left = to(x, end.x, scrollX + origin()) - origin(), top = to(y, end.y, scrollY);
        expected = [left, top];
        scrollTo({ left, top, behavior: "instant" });
        plan();
      };
      addEventListener("scroll", () => {
        const isExpected = expected && Math.abs(scrollX - expected[0]) < 1 && Math.abs(scrollY - expected[1]) < 1;
        if (!isExpected) isProgram = false;
        expected = null;
        plan();
      }, { passive: true });
      addEventListener("resize", plan);
      new ResizeObserver(plan).observe(document.documentElement);
      plan();
    })();
    """

  private func followScrolling() {
    guard !observesScrolling else { return }
    observesScrolling = true
    content.receive("orielScrolling", in: Self.packageWorld) { [weak self] message in self?.scrolled(message) }
    let script = WKUserScript(source: Self.scrollScript, injectionTime: .atDocumentEnd, forMainFrameOnly: true, in: Self.packageWorld)
    content.addPackageScript(script)
    Task { _ = try? await call(Self.scrollScript, in: Self.packageWorld) }
  }

  private func scrolled(_ message: ScriptValue) {
    guard case .list(let parts) = message, parts.count == 7, case .boolean(let isProgram) = parts[6] else { return }
    let numbers = parts.prefix(6).map { if case .number(let number) = $0 { number } else { 0.0 } }
    let geometry = ScrollGeometry(
      contentOffset: CGPoint(x: numbers[0], y: numbers[1]), contentSize: CGSize(width: numbers[2], height: numbers[3]),
      contentInsets: EdgeInsets(), containerSize: CGSize(width: numbers[4], height: numbers[5]))
    let before = lastGeometry
    lastGeometry = geometry
    // A position that hasn't been applied to the page yet takes precedence over an earlier scroll of the user.
    if !isProgram, pendingScrollCount == 0, let position = shown.position, position.wrappedValue == appliedPosition,
      !position.wrappedValue.isPositionedByUser
    {
      position.wrappedValue.isPositionedByUser = true
    }
    if before != geometry { shown.geometry?.report(before, geometry) }
  }

  /// Scrolls to a new position of the program: a point, a coordinate or an edge, clamped to the page's content.
  func apply(_ position: ScrollPosition) {
    guard position != appliedPosition else { return }
    appliedPosition = position
    guard !position.isPositionedByUser, let (x, y) = ScrollTarget.coordinates(of: position) else { return }
    let call = "\(Self.scrollScript)\norielScroll(\(x), \(y));"
    pendingScrollCount += 1
    Task {
      _ = try? await self.call(call, in: Self.packageWorld)
      pendingScrollCount -= 1
    }
  }
}

/// The conversion of a scroll position to the arguments of `orielScroll`.
enum ScrollTarget {
  /// Returns the arguments, or `nil` if the position can't be applied to a page.
  @MainActor
  static func coordinates(of position: ScrollPosition) -> (x: String, y: String)? {
    switch position.edge {
    case .top?: return ("null", "0")
    case .bottom?: return ("null", "\"end\"")
    case .leading?: return ("0", "null")
    case .trailing?: return ("\"end\"", "null")
    case nil: break
    }
    func number(_ value: CGFloat?) -> String? { value.flatMap { $0.isFinite ? "\(Double($0))" : nil } }
    let (x, y) = (number(position.x), number(position.y))
    return x == nil && y == nil ? nil : (x ?? "null", y ?? "null")
  }
}
