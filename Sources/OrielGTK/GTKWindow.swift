import CGTK
import COrielGTK
import Foundation
import Oriel
import OrielDrawing
import OrielGSK

/// One window of the desktop: a GTK window with its usual title bar and a single widget that shows the content.
@MainActor
final class GTKWindow {
  let window: UnsafeMutablePointer<GtkWindow>
  let widget: UnsafeMutablePointer<GtkWidget>
  let content: any WindowContent
  private let renderer: GSKRenderer
  private let settings: DesktopSettings
  let systemKeyboard: (any SystemKeyboard)?
  private let onClose: (GTKWindow) -> Void

  private let frames = FrameDriver()
  let textInput: TextInput
  private var pointers: PointerInput?
  private var keys: KeyInput?
  private lazy var signals = SignalConnections(owner: self)
  private lazy var surfaceSignals = SignalConnections(owner: self)

  private var eventClock = EventClock()
  private var displayed: DisplayNode?
  private var size = CGSize.zero
  private var contentSize: CGSize?
  private var contentScale: CGFloat = 0
  private var traits: WindowTraits?
  private var hasHadKeyboard = false
  private(set) var isClosed = false

  init(
    title: String, size: CGSize, content: any WindowContent, renderer: GSKRenderer, settings: DesktopSettings,
    systemKeyboard: (any SystemKeyboard)?, onClose: @escaping (GTKWindow) -> Void
  ) {
    self.content = content
    self.renderer = renderer
    self.settings = settings
    self.systemKeyboard = systemKeyboard
    self.onClose = onClose
    let root = gtk_window_new()!
    window = UnsafeMutableRawPointer(root).assumingMemoryBound(to: GtkWindow.self)
    let width = Int32(min(max(size.width.rounded(), 1), 16384))
    let height = Int32(min(max(size.height.rounded(), 1), 16384))
    widget = oriel_surface_new(Self.surfaceHandlers, width, height)
    textInput = TextInput(widget: widget, content: content)
    oriel_surface_set_owner(widget, Unmanaged.passUnretained(self).toOpaque())

    let pointers = PointerInput(window: asWidget(window), widget: widget, content: content) { [unowned self] in time(of: $0) }
    pointers.willPress = { [unowned self] in textInput.reset() }
    self.pointers = pointers
    keys = KeyInput(widget: widget, content: content, textInput: textInput) { [unowned self] in time(of: $0) }
    frames.runFrame = { [unowned self] in runFrame(at: $0) }

    gtk_window_set_title(window, title)
    gtk_window_set_child(window, widget)
    gtk_window_set_focus(window, widget)
    connect()
    content.surface = self
    updateTraits()
    frames.request()
  }

  func present() { gtk_window_present(window) }

  /// Ends the content and the window; doing it twice is harmless.
  func close() {
    guard !isClosed else { return }
    isClosed = true
    frames.detach()
    signals.disconnectAll()
    surfaceSignals.disconnectAll()
    pointers?.disconnect()
    keys?.disconnect()
    content.close()
    textInput.disconnect()
    content.surface = nil
    oriel_surface_set_owner(widget, nil)
    gtk_window_destroy(window)
    onClose(self)
  }

  func updateTraits() {
    let isHidden = oriel_window_is_hidden(asWidget(window)) != 0
    let hasKeyboard = gtk_window_is_active(window) != 0
    hasHadKeyboard = hasHadKeyboard || hasKeyboard
    let activity = WindowTraits.Activity(isHidden: isHidden, hasKeyboard: hasKeyboard, hasHadKeyboard: hasHadKeyboard)
    let new = settings.readings.traits(activity: activity)
    guard new != traits else { return }
    let wasInBackground = traits?.activity == .background
    traits = new
    content.update(new)
    frames.pace = activity == .background ? .background : isBroadway ? .limited(1 / 60) : .display
    guard activity == .background, !wasInBackground else { return }
    // The clock may already stand still, and the app should learn now that nobody sees it.
    pointers?.cancelAll()
    frames.runNow()
  }

  func requestFrame() { frames.request() }

  /// When the earliest frame that was asked for in advance is due, on the frame clock.
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
    return content.needsFrame
  }

  private var isBroadway: Bool { oriel_display_is_broadway(gtk_widget_get_display(widget)) != 0 }

  private func time(of event: GdkEventTime) -> TimeInterval {
    switch event {
    case .now: eventClock.time(of: 0, now: frames.now)
    case .event(let event): eventClock.time(of: gdk_event_get_time(event), now: frames.now)
    }
  }

  private func keyboardChanged() {
    let hasKeyboard = gtk_window_is_active(window) != 0
    textInput.keyboardDidChange(hasKeyboard)
    if !hasKeyboard { keys?.releaseAll() }
    updateTraits()
  }

  private func connect() {
    let closeRequested: @convention(c) @MainActor (OpaquePointer, UnsafeMutableRawPointer) -> gboolean = {
      owner($1, as: GTKWindow.self).close()
      return 1
    }
    let activityChanged: NotifyHandler = { owner($2, as: GTKWindow.self).keyboardChanged() }
    let scaleChanged: NotifyHandler = { owner($2, as: GTKWindow.self).frames.request() }
    signals.connect("close-request", of: UnsafeMutableRawPointer(window), to: closeRequested)
    signals.connect("notify::is-active", of: UnsafeMutableRawPointer(window), to: activityChanged)
    signals.connect("notify::scale-factor", of: UnsafeMutableRawPointer(widget), to: scaleChanged)
  }

  private func surfaceRealized() {
    guard let clock = gtk_widget_get_frame_clock(widget) else { return }
    frames.attach(to: clock)
    oriel_widget_keep_image_memory(widget)
    guard let surface = gtk_native_get_surface(gtk_widget_get_native(widget)) else { return }
    let stateChanged: NotifyHandler = { owner($2, as: GTKWindow.self).updateTraits() }
    let scaleChanged: NotifyHandler = { owner($2, as: GTKWindow.self).frames.request() }
    surfaceSignals.connect("notify::state", of: surface, to: stateChanged)
    surfaceSignals.connect("notify::scale", of: surface, to: scaleChanged)
  }

  private func surfaceUnrealized() {
    frames.detach()
    surfaceSignals.disconnectAll()
  }

  private func surfaceAllocated(_ size: CGSize) {
    guard size != self.size else { return }
    self.size = size
    frames.request()
  }

  private func snapshot(into snapshot: OpaquePointer) {
    guard let displayed else { return }
    gtk_snapshot_append_node(snapshot, renderer.renderNode(for: displayed))
  }

  private static let surfaceHandlers = OrielSurfaceHandlers(
    snapshot: { owner($0!, as: GTKWindow.self).snapshot(into: $1!) },
    allocate: { owner($0!, as: GTKWindow.self).surfaceAllocated(CGSize(width: Int($1), height: Int($2))) },
    realize: { owner($0!, as: GTKWindow.self).surfaceRealized() },
    unrealize: { owner($0!, as: GTKWindow.self).surfaceUnrealized() },
    unmap: { owner($0!, as: GTKWindow.self).pointers?.cancelAll() })
}

private func asWidget(_ window: UnsafeMutablePointer<GtkWindow>) -> UnsafeMutablePointer<GtkWidget> {
  UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWidget.self)
}
