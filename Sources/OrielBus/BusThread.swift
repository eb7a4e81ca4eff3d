import CGTK
import Foundation

/// A thread with a GLib main context. It runs closures serially, together with the callbacks of GLib functions that were called on it. It
/// exists for the lifetime of the process.
// GLib's functions on a main context may be called on any thread, and the pointer is constant.
package final class BusThread: @unchecked Sendable {
  private let context = g_main_context_new()

  package init(name: String = "oriel-bus") {
    let context = UncheckedContext(pointer: context)
    let thread = Thread {
      g_main_context_push_thread_default(context.pointer)
      let loop = g_main_loop_new(context.pointer, 0)
      g_main_loop_run(loop)
    }
    thread.name = name
    thread.start()
  }

  /// Runs a closure on the thread, after all closures that were passed earlier.
  package func run(_ work: @escaping @Sendable () -> Void) {
    let source = g_idle_source_new()
    // With the default priority of idle sources, the closure would run only after all messages were handled.
    g_source_set_priority(source, G_PRIORITY_DEFAULT)
    g_source_set_callback(
      source,
      { data in
        Unmanaged<Work>.fromOpaque(data!).takeUnretainedValue().run()
        return 0
      }, Unmanaged.passRetained(Work(work)).toOpaque(), { Unmanaged<Work>.fromOpaque($0!).release() })
    g_source_attach(source, context)
    g_source_unref(source)
  }

  // The context may be used on any thread, as explained at the class.
  private struct UncheckedContext: @unchecked Sendable { let pointer: OpaquePointer? }

  private final class Work {
    let run: @Sendable () -> Void

    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }
}
