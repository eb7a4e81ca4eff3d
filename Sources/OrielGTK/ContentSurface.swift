import CGTK
import COrielGTK
import Foundation
import Oriel
import OrielDrawing
import OrielGSK

/// The widget that shows a content in any window: it runs the content's frames, draws them, and passes events on to the content.
@MainActor
final class ContentSurface {
  let widget: UnsafeMutablePointer<GtkWidget>
  let content: any WindowContent
  private let sessionKeyboard: (any SystemKeyboard)?
  /// The compositor's keyboard on Wayland; `nil` elsewhere.
  private let compositorKeyboard: CompositorKeyboard?
  let textInput: TextInput
  private let desktop: Desktop
  private let frames = FrameDriver()
  private var pointers: PointerInput?
  private var keys: KeyInput?
  private var drops: DropInput?
  private lazy var signals = SignalConnections(owner: self)
  private lazy var surfaceSignals = SignalConnections(owner: self)
  private lazy var windowSignals = SignalConnections(owner: self)

  /// The window that contains the widget, or `nil` if there is none.
  private(set) var window: UnsafeMutablePointer<GtkWidget>?
  private var eventClock = EventClock()
  private var displayed: DisplayNode?
  private var size = CGSize.zero
  private var contentSize: CGSize?
  private var contentScale: CGFloat = 0
  private var traits: WindowTraits?
  private var hasHadKeyboard = false
  private(set) var isClosed = false
  /// The widgets that are embedded among the content's views.
  private var represented: [PlacedWidget] = []
  private var emojiChooser: EmojiChooser?
  /// Indicates whether popups may extend beyond the window's edges.
  var letsPopupsOut = false
  private var popups: [PopupSurface] = []
  private var pointerShape = PointerShape.arrow

  var canBeClosed = true
  var titleChanged: (String) -> Void = { _ in }
  var behaviorChanged: (WindowBehavior) -> Void = { _ in }
  /// A closure that returns the size that the widget requests instead of its natural size, for a width, a height or neither.
  var idealSize: ((ProposedViewSize) -> CGSize)?
  var didRunFrame: () -> Void = {}
  /// A closure that is called when the window becomes active or inactive.
  var activityChanged: (Bool) -> Void = { _ in }

  init(content: any WindowContent, initialSize: CGSize, desktop: Desktop, systemKeyboard: (any SystemKeyboard)?) {
    self.content = content
    self.desktop = desktop
    sessionKeyboard = systemKeyboard
    widget = oriel_surface_new(
      Self.handlers, Int32(min(max(initialSize.width.rounded(), 1), 16384)), Int32(min(max(initialSize.height.rounded(), 1), 16384)))
    textInput = TextInput(widget: widget, content: content)
    compositorKeyboard = oriel_display_is_wayland(gtk_widget_get_display(widget)) != 0 ? CompositorKeyboard() : nil
    oriel_surface_set_owner(widget, Unmanaged.passUnretained(self).toOpaque())
    keys = KeyInput(widget: widget, content: content, textInput: textInput) { [unowned self] in time(of: $0) }
    drops = DropInput(widget: widget, content: content)
    frames.runFrame = { [unowned self] in runFrame(at: $0) }
    let rootChanged: NotifyHandler = { owner($2, as: ContentSurface.self).rootChanged() }
    let focusChanged: NotifyHandler = { owner($2, as: ContentSurface.self).keyboardChanged() }
    let scaleChanged: NotifyHandler = { owner($2, as: ContentSurface.self).frames.request() }
    signals.connect("notify::root", of: UnsafeMutableRawPointer(widget), to: rootChanged)
    signals.connect("notify::has-focus", of: UnsafeMutableRawPointer(widget), to: focusChanged)
    signals.connect("notify::scale-factor", of: UnsafeMutableRawPointer(widget), to: scaleChanged)
    followCompositorKeyboard()
    followPage()
    desktop.add(self)
    content.surface = self
    frames.request()
  }

  /// Closes the content, after which the widget draws nothing. A second call has no effect.
  func close() {
    guard !isClosed else { return }
    isClosed = true
    desktop.remove(self)
    frames.detach()
    signals.disconnectAll()
    surfaceSignals.disconnectAll()
    leaveWindow()
    keys?.disconnect()
    drops?.disconnect()
    content.close()
    textInput.disconnect()
    emojiChooser?.close()
    emojiChooser = nil
    content.surface = nil
    for widget in represented { widget.detach() }
    represented = []
    closePopups()
    oriel_surface_set_owner(widget, nil)
  }

  // MARK: Window

  private func rootChanged() {
    leaveWindow()
    guard !isClosed, let root = gtk_widget_get_root(widget) else { return }
    let window = UnsafeMutableRawPointer(root).assumingMemoryBound(to: GtkWidget.self)
    guard oriel_is_window(window) != 0 else { return }
    self.window = window
    textInput.joinWindowSystem()
    let pointers = PointerInput(window: window, widget: widget, content: content) { [unowned self] in time(of: $0) }
    pointers.willPress = { [unowned self] in
      textInput.reset()
      if gtk_widget_is_focus(widget) == 0 { gtk_widget_grab_focus(widget) }
    }
    self.pointers = pointers
    let activityChanged: NotifyHandler = { owner($2, as: ContentSurface.self).keyboardChanged() }
    let focusChanged: NotifyHandler = { owner($2, as: ContentSurface.self).focusWidgetChanged() }
    windowSignals.connect("notify::is-active", of: UnsafeMutableRawPointer(window), to: activityChanged)
    windowSignals.connect("notify::focus-widget", of: UnsafeMutableRawPointer(window), to: focusChanged)
    updateTraits()
  }

  private func leaveWindow() {
    guard window != nil else { return }
    pointers?.cancelAll()
    pointers?.disconnect()
    pointers = nil
    windowSignals.disconnectAll()
    window = nil
  }

  /// Indicates whether the enclosing window is the key window.
  var isActive: Bool { window.map { oriel_window_is_active($0) != 0 } ?? false }

  /// Indicates whether the key focus is in this widget or in one of the widgets embedded in it.
  var hasFocusWithin: Bool { isActive && focusWidgetIsWithin }

  private var focusWidgetIsWithin: Bool {
    guard let window, let focus = gtk_root_get_focus(OpaquePointer(UnsafeMutableRawPointer(window))) else { return false }
    return focus == widget || gtk_widget_is_ancestor(focus, widget) != 0
  }

  /// Removes the content's focus if another widget of the window has the focus. A window that isn't the key window keeps its focus.
  private func focusWidgetChanged() {
    guard !isClosed, let window, gtk_root_get_focus(OpaquePointer(UnsafeMutableRawPointer(window))) != nil else { return }
    if !focusWidgetIsWithin { content.leaveFocus() }
  }

  private func keyboardChanged() {
    let hasKeyboard = isActive && gtk_widget_is_focus(widget) != 0
    textInput.keyboardDidChange(hasKeyboard)
    if !hasKeyboard { keys?.releaseAll() }
    activityChanged(isActive)
    updateTraits()
    desktop.keyboardDidMove()
  }

  func updateTraits() {
    guard !isClosed else { return }
    let isHidden = window.map { oriel_window_is_hidden($0) != 0 } ?? false
    hasHadKeyboard = hasHadKeyboard || isActive
    let activity = WindowTraits.Activity(isHidden: isHidden, hasKeyboard: isActive, hasHadKeyboard: hasHadKeyboard)
    let new = desktop.settings.readings.traits(activity: activity)
    guard new != traits else { return }
    let wasInBackground = traits?.activity == .background
    traits = new
    content.update(new)
    frames.pace = activity == .background ? .background : isBroadway ? .limited(1 / 60) : .display
    guard activity == .background, !wasInBackground else { return }
    closePopups()
    // The clock may have stopped already, and the app should be notified now that the window isn't visible.
    pointers?.cancelAll()
    frames.runNow()
  }

  // MARK: System keyboard

  var systemKeyboard: (any SystemKeyboard)? { sessionKeyboard?.isAvailable == true ? sessionKeyboard : compositorKeyboard }

  private func followCompositorKeyboard() {
    guard let keyboard = compositorKeyboard else { return }
    keyboard.didChange = { [unowned self] in content.systemKeyboardDidChange() }
    textInput.focusDidChange = { [weak self] isFocused in
      keyboard.textInputDidChange(isFocused: isFocused, at: ProcessInfo.processInfo.systemUptime)
      guard isFocused else { return }
      DispatchQueue.main.asyncAfter(deadline: .now() + CompositorKeyboard.patience + 0.01) {
        MainActor.assumeIsolated {
          guard let self, !self.isClosed else { return }
          keyboard.patienceIsOver(at: ProcessInfo.processInfo.systemUptime)
        }
      }
    }
  }

  // MARK: Browser page

  private func followPage() {
    guard let page = desktop.browserPage else { return }
    textInput.isServedByPage = true
    textInput.stateDidChange = { [unowned self] in page.show($0, of: self) }
  }

  /// Plays feedback if the window is the key window.
  func play(_ feedback: SensoryFeedback) { if isActive { FeedbackDaemon.session.play(feedback) } }

  var words: (any WordSource)? { KeyboardWords.shared }

  func playKeyPress() { if isActive { KeyFeedback.choice.play() } }

  private var isBroadway: Bool { oriel_display_is_broadway(gtk_widget_get_display(widget)) != 0 }

  // MARK: Frames

  func requestFrame() { frames.request() }

  /// The time on the frame clock at which the earliest frame that was requested with a delay is due.
  private var wakeTime = TimeInterval.infinity

  func requestFrame(after delay: TimeInterval) {
    let due = frames.now + delay
    guard due < wakeTime else { return }
    wakeTime = due
    DispatchQueue.main.asyncAfter(deadline: .now() + delay) { [weak self] in
      MainActor.assumeIsolated {
        guard let self, self.wakeTime == due else { return }
        self.wakeTime = .infinity
        self.frames.request()
      }
    }
  }

  private func runFrame(at time: TimeInterval) -> Bool {
    guard !isClosed, size.width > 0, size.height > 0 else { return false }
    let scale = CGFloat(oriel_widget_scale(widget))
    if contentSize != size || contentScale != scale {
      contentSize = size
      contentScale = scale
      content.resize(to: size, scale: scale)
    }
    let node = content.renderFrame(at: time)
    if node !== displayed {
      displayed = node
      gtk_widget_queue_draw(widget)
    }
    content.updatePlatformViewPositions()
    settlePopups()
    if represented.contains(where: \.needsAllocation) { gtk_widget_queue_allocate(widget) }
    didRunFrame()
    return content.needsFrame
  }

  private func time(of event: GdkEventTime) -> TimeInterval {
    switch event {
    case .now: eventClock.time(of: 0, now: frames.now)
    case .event(let event): eventClock.time(of: gdk_event_get_time(event), now: frames.now)
    case .stamp(let stamp): eventClock.time(of: stamp, now: frames.now)
    }
  }

  private func surfaceRealized() {
    textInput.widgetDidRealize()
    guard let clock = gtk_widget_get_frame_clock(widget) else { return }
    frames.attach(to: clock)
    oriel_widget_keep_image_memory(widget)
    guard let surface = gtk_native_get_surface(gtk_widget_get_native(widget)) else { return }
    let stateChanged: NotifyHandler = { owner($2, as: ContentSurface.self).updateTraits() }
    let scaleChanged: NotifyHandler = { owner($2, as: ContentSurface.self).frames.request() }
    surfaceSignals.connect("notify::state", of: surface, to: stateChanged)
    surfaceSignals.connect("notify::scale", of: surface, to: scaleChanged)
  }

  private func surfaceUnrealized() {
    closePopups()
    textInput.widgetWillUnrealize()
    frames.detach()
    surfaceSignals.disconnectAll()
  }

  private func surfaceUnmapped() {
    pointers?.cancelAll()
    closePopups()
  }

  private func allocated(_ size: CGSize) {
    for widget in represented { widget.allocate() }
    guard size != self.size else { return }
    self.size = size
    compositorKeyboard?.windowDidResize(to: size, at: ProcessInfo.processInfo.systemUptime)
    frames.request()
  }

  private func snapshot(into snapshot: OpaquePointer) {
    var isStale = false
    for widget in represented where widget.takePicture() { isStale = true }
    // The drawing of an embedded widget belongs to this very frame.
    if isStale { displayed = content.redraw() }
    guard let displayed else { return }
    gtk_snapshot_append_node(snapshot, desktop.renderer.renderNode(for: displayed))
  }

  // MARK: Popups

  private func settlePopups() {
    let wanted = content.popups
    guard !wanted.isEmpty || !popups.isEmpty else { return }
    closePopups { surface in wanted.contains { $0 === surface.popup && $0.picture != nil } }
    guard gtk_widget_get_mapped(widget) != 0, traits?.activity != .background else { return }
    for popup in wanted where popup.picture != nil {
      if let surface = popups.first(where: { $0.popup === popup }) {
        if surface.update() { continue }
        closePopups { $0 !== surface }
        popup.refuse()
      } else if let surface = PopupSurface(
        popup, on: popups.first { $0.popup === popup.parent }, over: widget, painter: desktop.renderer,
        handle: { [unowned self] in pointers?.handle($0, inPopup: $1) })
      {
        surface.setCursor(pointerShape)
        popups.append(surface)
      } else {
        popup.refuse()
      }
    }
  }

  /// Closes the popups that don't stay, and those whose parents close, the topmost first, as the window system requires.
  private func closePopups(butThose stays: (PopupSurface) -> Bool = { _ in false }) {
    var left: [PopupSurface] = []
    for surface in popups where stays(surface) {
      if surface.parent == nil || left.contains(where: { $0 === surface.parent }) { left.append(surface) }
    }
    for surface in popups.reversed() where !left.contains(where: { $0 === surface }) { surface.close() }
    popups = left
  }

  // MARK: Embedded widgets

  func add(_ placed: PlacedWidget) { represented.append(placed) }

  func remove(_ placed: PlacedWidget) { represented.removeAll { $0 === placed } }

  private static let handlers = OrielSurfaceHandlers(
    snapshot: { owner($0!, as: ContentSurface.self).snapshot(into: $1!) },
    allocate: { owner($0!, as: ContentSurface.self).allocated(CGSize(width: Int($1), height: Int($2))) },
    realize: { owner($0!, as: ContentSurface.self).surfaceRealized() },
    unrealize: { owner($0!, as: ContentSurface.self).surfaceUnrealized() },
    unmap: { owner($0!, as: ContentSurface.self).surfaceUnmapped() },
    measure: { data, orientation, length, minimum, natural in
      owner(data!, as: ContentSurface.self).measure(orientation, length, minimum!, natural!)
    },
    focus: { owner($0!, as: ContentSurface.self).enterFocus($1) ? 1 : 0 })

  private func measure(
    _ orientation: GtkOrientation, _ length: Int32, _ minimum: UnsafeMutablePointer<Int32>, _ natural: UnsafeMutablePointer<Int32>
  ) {
    guard let idealSize else { return }
    let other: CGFloat? = length < 0 ? nil : CGFloat(length)
    let isAcross = orientation == GTK_ORIENTATION_HORIZONTAL
    func extent(_ own: CGFloat?) -> Int32 {
      let size = idealSize(isAcross ? ProposedViewSize(width: own, height: other) : ProposedViewSize(width: other, height: own))
      return Int32(min(max((isAcross ? size.width : size.height).rounded(.up), 1), 16384))
    }
    // A window larger than the screen would be unusable.
    var screen: (width: Int32, height: Int32) = (0, 0)
    let hasScreen = oriel_widget_screen_size(widget, &screen.width, &screen.height) != 0
    let room = hasScreen ? isAcross ? screen.width : screen.height : .max
    minimum.pointee = min(extent(0), room)
    natural.pointee = max(minimum.pointee, min(extent(nil), room))
  }

  /// Indicates whether an embedded widget has reported that its last focusable element has the focus, so that the next Tab leaves it.
  var widgetIsAtEnd = false

  /// Moves the focus into the widget from outside. If the focus is inside already, Tab has reached the end of an embedded widget.
  private func enterFocus(_ direction: GtkDirectionType) -> Bool {
    // A web page handles Tab itself. At its end it makes the window move the focus, and then leaves the key to the views.
    if focusWidgetIsWithin, gtk_widget_is_focus(widget) == 0 {
      widgetIsAtEnd = true
      return true
    }
    guard !focusWidgetIsWithin, content.enterFocus(isForward: direction != GTK_DIR_TAB_BACKWARD) else { return false }
    if !focusWidgetIsWithin { gtk_widget_grab_focus(widget) }
    return true
  }
}

extension ContentSurface: WindowSurface {
  func textInputDidChange(_ state: TextInputState?) {
    guard !isClosed else { return }
    textInput.update(state)
  }

  func softwareKeyboardDidChange(isShown: Bool) {
    guard !isClosed else { return }
    textInput.servesItself = isShown
  }

  func setPointerShape(_ shape: PointerShape) {
    guard !isClosed else { return }
    gtk_widget_set_cursor_from_name(widget, shape.rawValue)
    pointerShape = shape
    for surface in popups { surface.setCursor(shape) }
  }

  func setTitle(_ title: String) { if !isClosed { titleChanged(title) } }

  func setBehavior(_ behavior: WindowBehavior) { if !isClosed { behaviorChanged(behavior) } }

  func open(_ url: URL) -> Bool { g_app_info_launch_default_for_uri(url.absoluteString, nil, nil) != 0 }

  func canOpen(_ url: URL) -> Bool {
    let file = url.isFileURL ? g_file_new_for_path(url.path) : nil
    defer { if let file { g_object_unref(UnsafeMutableRawPointer(file)) } }
    let app = file.map { g_file_query_default_handler($0, nil, nil) } ?? url.scheme.flatMap { g_app_info_get_default_for_uri_scheme($0) }
    guard let app else { return false }
    g_object_unref(UnsafeMutableRawPointer(app))
    return true
  }

  func chooseFiles(_ request: FileRequest, completion: @escaping @MainActor ([URL]?) -> Void) -> (any FileDialog)? {
    window.map { FileChooser(request, above: $0, completion: completion) }
  }

  func readClipboard(_ completion: @escaping @MainActor (String?) -> Void) { Clipboard.read(completion) }

  func writeClipboard(_ text: String?) { Clipboard.write(text) }

  func readPrimarySelection(_ completion: @escaping @MainActor (String?) -> Void) { Clipboard.readSelection(completion) }

  func writePrimarySelection(_ text: String) { Clipboard.writeSelection(text) }

  var hasEmojiChooser: Bool { true }

  func chooseEmoji(beside rect: CGRect, _ completion: @escaping @MainActor (String) -> Void) {
    guard !isClosed else { return }
    let chooser = emojiChooser ?? EmojiChooser(widget: widget)
    emojiChooser = chooser
    chooser.open(beside: rect, completion)
  }

  var ownClipboardText: String? { Clipboard.ownText }

  var clipboardChangeCount: Int { Clipboard.changeCount }

  func popupArea(around rect: CGRect) -> PopupSpace? {
    guard letsPopupsOut, !isClosed else { return nil }
    var (frame, size) = (graphene_rect_t(), graphene_size_t())
    var isExact: gboolean = 0
    guard oriel_widget_popup_room(widget, rect.midX, rect.midY, &frame, &size, &isExact) != 0 else { return nil }
    let room = CGRect(
      x: CGFloat(frame.origin.x), y: CGFloat(frame.origin.y), width: CGFloat(frame.size.width), height: CGFloat(frame.size.height))
    return PopupSpace(frame: room, size: isExact != 0 ? nil : CGSize(width: CGFloat(size.width), height: CGFloat(size.height)))
  }

  func beginDrag(_ parcel: DragPayload) -> Bool {
    guard !isClosed, OutgoingDrag.begin(parcel, from: widget, renderer: desktop.renderer) else { return false }
    // The drag receives the events of the button from here on.
    DispatchQueue.main.async { MainActor.assumeIsolated { self.pointers?.cancelAll() } }
    return true
  }
}

extension ContentSurface {
  /// Returns the surface that contains a widget at any depth, or `nil` if there is none.
  static func around(_ widget: UnsafeMutablePointer<GtkWidget>) -> ContentSurface? {
    oriel_surface_around(widget).map { owner($0, as: ContentSurface.self) }
  }
}

extension ContentSurface: BrowserPage.Field {
  func take(_ input: BrowserPageInput) {
    switch input {
    case .commit(let text): textInput.insert(text)
    case .preedit(let text, let caret): textInput.compose(text, caret: caret)
    case .key(.backspace): keys?.type(.delete)
    case .key(.deleteForward): keys?.type(.deleteForward)
    case .key(.returnKey): keys?.type(.return)
    // The clipboard belongs to the process.
    case .clipboard: break
    }
  }
}
