import CGTK
import CListScript
import Foundation

/// Runs a list's script in the app's only window, and splits each frame's processor time.
///
/// A move is made in the clock's `before-paint`, as late as input can come. What the process uses from then to the end of the clock's
/// `layout` is the engine's: update, layout and display list. What follows is GSK's and Cairo's.
@MainActor
public final class ListScriptDriver {
  /// Puts an offset, in points, to the top of the list.
  public var scroll: (Double) -> Void = { _ in }
  /// Rows whose content has been built since the start; the list counts them.
  public var rowsBuilt = 0

  private var script = ListScript()
  private var hasDrawn = false
  private var isRunning = false
  private var isMoving = false
  private var moveTime = 0.0
  private var rowsBuiltBefore = 0
  private var rowsBuiltMost = 0
  private var engineSamples: [Double] = []

  /// Ends the process with the usage if the arguments are wrong.
  public init(isGrid: Bool = false) {
    var arguments = CommandLine.arguments.map { UnsafePointer<CChar>(strdup($0)) }
    guard list_script_begin(&script, Int32(arguments.count), &arguments) != 0 else { exit(2) }
    if isGrid { script.extent = Int64(LIST_ROWS / GRID_COLUMNS * GRID_CELL) }
    engineSamples.reserveCapacity(Int(script.frames))
  }

  /// To be called once the window is there, before its first frame.
  public func attach() {
    guard let window = g_list_model_get_item(gtk_window_get_toplevels(), 0) else { exit(1) }
    let clock = gtk_widget_get_frame_clock(window.assumingMemoryBound(to: GtkWidget.self))
    let driver = Unmanaged.passRetained(self).toOpaque()
    let beforePaint: ClockHandler = { clock, data in ListScriptDriver.of(data).frameStarts() }
    let layout: ClockHandler = { clock, data in ListScriptDriver.of(data).engineEnds() }
    let afterPaint: ClockHandler = { clock, data in ListScriptDriver.of(data).framePainted(clock) }
    connect("before-paint", of: clock, to: unsafeBitCast(beforePaint, to: GCallback.self), driver)
    connect("layout", of: clock, to: unsafeBitCast(layout, to: GCallback.self), driver)
    connect("after-paint", of: clock, to: unsafeBitCast(afterPaint, to: GCallback.self), driver)
    // A surface renders only where something has changed, so this counts what was drawn.
    let render: GSignalEmissionHook = { _, _, _, data in
      MainActor.assumeIsolated { ListScriptDriver.of(data!).surfaceRenders() }
      return 1
    }
    g_signal_add_emission_hook(g_signal_lookup("render", gdk_surface_get_type()), 0, render, driver, nil)
  }

  private func frameStarts() {
    guard isRunning else { return }
    switch list_script_tick(&script) {
    case LIST_MOVE:
      isMoving = true
      rowsBuiltBefore = rowsBuilt
      moveTime = list_script_seconds(CLOCK_PROCESS_CPUTIME_ID)
      scroll(script.offset)
    case LIST_END:
      list_script_print_samples("engine_cpu", &engineSamples, Int32(engineSamples.count))
      print("rows_built_max \(rowsBuiltMost)")
      fflush(nil)
      _exit(0)
    default: break
    }
  }

  private func engineEnds() {
    guard isMoving else { return }
    isMoving = false
    engineSamples.append(list_script_seconds(CLOCK_PROCESS_CPUTIME_ID) - moveTime)
    rowsBuiltMost = max(rowsBuiltMost, rowsBuilt - rowsBuiltBefore)
  }

  private func surfaceRenders() {
    hasDrawn = true
    list_script_drew(&script)
  }

  private func framePainted(_ clock: OpaquePointer) {
    guard hasDrawn, !isRunning else { return }
    isRunning = true
    if list_script_first_frame(&script) == 0 { _exit(0) }
    gdk_frame_clock_begin_updating(clock)
  }

  private typealias ClockHandler = @convention(c) @MainActor (OpaquePointer, UnsafeMutableRawPointer) -> Void

  private static func of(_ data: UnsafeMutableRawPointer) -> ListScriptDriver {
    Unmanaged<ListScriptDriver>.fromOpaque(data).takeUnretainedValue()
  }

  private func connect(_ signal: String, of clock: OpaquePointer?, to handler: @escaping GCallback, _ data: UnsafeMutableRawPointer) {
    g_signal_connect_data(UnsafeMutableRawPointer(clock), signal, handler, data, nil, GConnectFlags(0))
  }
}
