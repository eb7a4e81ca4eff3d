import CGTK

/// The signal handlers of one owner, which are disconnected together so that none is called after the owner's deinitialization.
@MainActor
final class SignalConnections {
  private struct Connection {
    let object: UnsafeMutableRawPointer
    let id: gulong
  }

  private unowned let owner: AnyObject
  private var connections: [Connection] = []

  init(owner: AnyObject) { self.owner = owner }

  /// Connects `handler`, a `@convention(c)` function with the signal's own parameters and the owner's pointer as the last one. The object
  /// must live until `disconnectAll()`, or as long as the process.
  func connect<Handler>(_ signal: String, of object: UnsafeMutableRawPointer, to handler: Handler) {
    let id = g_signal_connect_data(
      object, signal, unsafeBitCast(handler, to: GCallback.self), Unmanaged.passUnretained(owner).toOpaque(), nil,
      GConnectFlags(rawValue: 0))
    connections.append(Connection(object: object, id: id))
  }

  func connect<Handler>(_ signal: String, of object: OpaquePointer, to handler: Handler) {
    connect(signal, of: UnsafeMutableRawPointer(object), to: handler)
  }

  func disconnectAll() {
    for connection in connections { g_signal_handler_disconnect(connection.object, connection.id) }
    connections = []
  }
}

/// A handler of a signal without parameters, or of `notify` without use of its property.
typealias PlainHandler = @convention(c) @MainActor (UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> Void
typealias NotifyHandler = @convention(c) @MainActor (UnsafeMutableRawPointer, OpaquePointer?, UnsafeMutableRawPointer) -> Void

/// Returns the owner from the last argument of a handler.
@MainActor
func owner<Owner: AnyObject>(_ pointer: UnsafeMutableRawPointer, as type: Owner.Type = Owner.self) -> Owner {
  Unmanaged<Owner>.fromOpaque(pointer).takeUnretainedValue()
}
