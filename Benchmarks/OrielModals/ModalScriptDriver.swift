import CGTK
import CListScript
import Foundation

/// A driver that runs the modals' script in the app's only window.
@MainActor
final class ModalScriptDriver {
  let models: [BoxModel]
  var isDialog: Bool { script.is_dialog != 0 }

  private var script = ModalScript()
  private var hasDrawn = false
  private var hasRendered = false
  private var isRunning = false

  /// Parses the arguments, or exits with the usage if they are invalid.
  init() {
    var arguments = CommandLine.arguments.map { UnsafePointer<CChar>(strdup($0)) }
    guard modal_script_begin(&script, Int32(arguments.count), &arguments) != 0 else { exit(2) }
    models = (0..<modal_script_boxes(&script)).map { _ in BoxModel() }
  }

  /// Connects to the window. Must be called once the window exists, before its first frame.
  func attach() {
    guard let window = g_list_model_get_item(gtk_window_get_toplevels(), 0) else { exit(1) }
    let clock = gtk_widget_get_frame_clock(window.assumingMemoryBound(to: GtkWidget.self))
    let driver = Unmanaged.passRetained(self).toOpaque()
    let beforePaint: ClockHandler = { clock, data in ModalScriptDriver.of(data).frameStarts() }
    let afterPaint: ClockHandler = { clock, data in ModalScriptDriver.of(data).framePainted(clock) }
    connect("before-paint", of: clock, to: unsafeBitCast(beforePaint, to: GCallback.self), driver)
    connect("after-paint", of: clock, to: unsafeBitCast(afterPaint, to: GCallback.self), driver)
    // A surface renders only after a change, so this counts the frames that were drawn.
    let render: GSignalEmissionHook = { _, _, _, data in
      MainActor.assumeIsolated { ModalScriptDriver.of(data!).surfaceRenders() }
      return 1
    }
    g_signal_add_emission_hook(g_signal_lookup("render", gdk_surface_get_type()), 0, render, driver, nil)
  }

  private func frameStarts() {
    guard isRunning else { return }
    switch modal_script_tick(&script) {
    case LIST_MOVE:
      for (number, model) in models.enumerated() {
        let isShown = modal_script_shows(&script, Int32(number)) != 0
        if model.isShown != isShown { model.isShown = isShown }
      }
    case LIST_END:
      fflush(nil)
      _exit(0)
    default: break
    }
  }

  private func surfaceRenders() { (hasDrawn, hasRendered) = (true, true) }

  private func framePainted(_ clock: OpaquePointer) {
    if hasRendered { modal_script_drew(&script) }
    hasRendered = false
    guard hasDrawn, !isRunning else { return }
    isRunning = true
    if modal_script_first_frame(&script) == 0 { _exit(0) }
    gdk_frame_clock_begin_updating(clock)
  }

  private typealias ClockHandler = @convention(c) @MainActor (OpaquePointer, UnsafeMutableRawPointer) -> Void

  private static func of(_ data: UnsafeMutableRawPointer) -> ModalScriptDriver {
    Unmanaged<ModalScriptDriver>.fromOpaque(data).takeUnretainedValue()
  }

  private func connect(_ signal: String, of clock: OpaquePointer?, to handler: @escaping GCallback, _ data: UnsafeMutableRawPointer) {
    g_signal_connect_data(UnsafeMutableRawPointer(clock), signal, handler, data, nil, GConnectFlags(0))
  }
}
