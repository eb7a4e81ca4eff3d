import CGTK
import CListScript
import Foundation

/// A driver that runs a list's script in the app's only window, and splits the processor time of each frame.
///
/// A move is made in the clock's `before-paint`, as late as input can arrive. The processor time from then to the end of the clock's
/// `layout` is that of the engine: update, layout and display list. The rest is that of GSK and Cairo.
@MainActor
public final class ListScriptDriver {
  /// A closure that scrolls to an offset from the top of the list, in points.
  public var scroll: (Double) -> Void = { _ in }
  /// The number of rows whose content has been built since the start. The list counts them.
  public var rowsBuilt = 0

  private var script = ListScript()
  private var hasDrawn = false
  private var isRunning = false
  private var isMoving = false
  private var moveTime = 0.0
  private var rowsBuiltBefore = 0
  private var rowsBuiltMost = 0
  private var engineSamples: [Double] = []

  /// Parses the arguments, or exits with the usage if they are invalid.
  public init(isGrid: Bool = false) {
    var arguments = CommandLine.arguments.map { UnsafePointer<CChar>(strdup($0)) }
    guard list_script_begin(&script, Int32(arguments.count), &arguments) != 0 else { exit(2) }
    if isGrid { script.extent = Int64(LIST_ROWS / GRID_COLUMNS * GRID_CELL) }
    engineSamples.reserveCapacity(Int(script.frames))
  }

  /// Connects to the window. Must be called once the window exists, before its first frame.
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
    // A surface renders only after a change, so this counts the frames that were drawn.
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
