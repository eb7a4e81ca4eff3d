import CGTK
import COrielLibraries
import Foundation
import Oriel

extension WebEngine {
  /// Brings the web view to what the modifiers around it say.
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

  /// What the modifiers say in the page's own terms; nil for nothing.
  static func style(_ settings: WebViewSettings) -> String? {
    var rules: [String] = []
    if !settings.hasTextSelection { rules.append("* { -webkit-user-select: none !important; user-select: none !important; }") }
    if !settings.isScrollEnabled { rules.append("html, body { overflow: hidden !important; }") }
    return rules.isEmpty ? nil : rules.joined(separator: "\n")
  }

  /// Without OpenGL, WebKitGTK draws over what was there: a page that scrolls without a background shows both.
  private func setBackground(_ isVisible: Bool) {
    let drawsByGL = gdk_display_prepare_gl(gtk_widget_get_display(widget), nil) != 0
    if !isVisible, !drawsByGL {
      Report.once("web-view-background", "A web view can't hide the background of its page without OpenGL: it stays white.")
    }
    var color = GdkRGBA(red: 1, green: 1, blue: 1, alpha: isVisible || !drawsByGL ? 1 : 0)
    webkit.webkit_web_view_set_background_color(view, &color)
  }

  /// WebKitGTK has no setting for it: what recognizes two fingers is taken out of the web view's events.
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

  /// Tells of the scroll geometry once a frame at most. `orielScroll` scrolls on the program's behalf.
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
    guard !followsScrolling else { return }
    followsScrolling = true
    content.receive("orielScrolling", in: Self.ownWorld) { [weak self] message in self?.scrolled(message) }
    let script = WKUserScript(source: Self.scrollScript, injectionTime: .atDocumentEnd, forMainFrameOnly: true, in: Self.ownWorld)
    content.addOwn(script)
    Task { _ = try? await call(Self.scrollScript, in: Self.ownWorld) }
  }

  private func scrolled(_ message: ScriptValue) {
    guard case .list(let parts) = message, parts.count == 7, case .boolean(let isProgram) = parts[6] else { return }
    let numbers = parts.prefix(6).map { if case .number(let number) = $0 { number } else { 0.0 } }
    let geometry = ScrollGeometry(
      contentOffset: CGPoint(x: numbers[0], y: numbers[1]), contentSize: CGSize(width: numbers[2], height: numbers[3]),
      contentInsets: EdgeInsets(), containerSize: CGSize(width: numbers[4], height: numbers[5]))
    let before = lastGeometry
    lastGeometry = geometry
    // A position that the page hasn't been scrolled to yet takes precedence over a movement from before it.
    if !isProgram, scrollsUnderWay == 0, let position = shown.position, position.wrappedValue == appliedPosition,
      !position.wrappedValue.isPositionedByUser
    {
      position.wrappedValue.isPositionedByUser = true
    }
    if before != geometry { shown.geometry?.report(before, geometry) }
  }

  /// Scrolls to a new position of the program's: to a point, a coordinate or an edge, as far as the page goes.
  func apply(_ position: ScrollPosition) {
    guard position != appliedPosition else { return }
    appliedPosition = position
    guard !position.isPositionedByUser, let (x, y) = ScrollTarget.coordinates(of: position) else { return }
    let call = "\(Self.scrollScript)\norielScroll(\(x), \(y));"
    scrollsUnderWay += 1
    Task {
      _ = try? await self.call(call, in: Self.ownWorld)
      scrollsUnderWay -= 1
    }
  }
}

/// A scroll position as arguments of `orielScroll`.
enum ScrollTarget {
  /// nil where the position is none of a page's.
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
