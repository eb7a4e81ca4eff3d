import CGTK

/// A connection of a GTK signal to a closure, until it is disconnected.
@MainActor
final class Signal {
  private let action: () -> Void
  private let object: UnsafeMutableRawPointer
  private var handler: gulong = 0

  /// Connects a closure to a signal.
  ///
  /// - Parameter name: The name of a signal whose handler receives the object only, and returns nothing.
  init<Object>(_ name: String, of object: UnsafeMutablePointer<Object>, _ action: @escaping () -> Void) {
    self.action = action
    self.object = UnsafeMutableRawPointer(object)
    let callback: @convention(c) @MainActor (UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> Void = { _, data in
      Unmanaged<Signal>.fromOpaque(data).takeUnretainedValue().action()
    }
    handler = g_signal_connect_data(
      self.object, name, unsafeBitCast(callback, to: GCallback.self), Unmanaged.passUnretained(self).toOpaque(), nil, GConnectFlags(0))
  }

  func disconnect() {
    if handler != 0 { g_signal_handler_disconnect(object, handler) }
    handler = 0
  }
}

/// Sets a string property.
@MainActor
func setText(_ widget: UnsafeMutablePointer<GtkWidget>, _ name: String, _ text: String) {
  var value = GValue()
  g_value_init(&value, GType(16 << 2))
  g_value_set_string(&value, text)
  g_object_set_property(UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self), name, &value)
  g_value_unset(&value)
}
