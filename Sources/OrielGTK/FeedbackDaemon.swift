import CGTK
import Foundation
import Oriel

/// The haptic feedback daemon of a phone, `org.sigxcpu.Feedback` on the session bus: feedbackd or a substitute.
///
/// It plays a pattern if it supports patterns, and otherwise its feedback for a pressed button. If there is no daemon, only the first call
/// is sent.
@MainActor
final class FeedbackDaemon {
  static let name = "org.sigxcpu.Feedback"
  static let path = "/org/sigxcpu/Feedback"
  static let session = FeedbackDaemon()

  private enum Manner { case patterns, events, absent }

  private var manner = Manner.patterns
  private var connection: OpaquePointer?
  private var isConnected = false

  /// Creates a client on the session bus, if there is one.
  private init() {}

  /// Creates a client on the bus of a connection.
  init(on connection: OpaquePointer) {
    g_object_ref(UnsafeMutableRawPointer(connection))
    self.connection = connection
    isConnected = true
  }

  isolated deinit { if let connection { g_object_unref(UnsafeMutableRawPointer(connection)) } }

  func play(_ feedback: SensoryFeedback) {
    guard !feedback.pulses.isEmpty, manner != .absent, let connection = connected() else { return }
    switch manner {
    case .patterns: call("\(Self.name).Haptic", "Vibrate", Self.pattern(of: feedback), connection)
    case .events: call(Self.name, "TriggerFeedback", Self.buttonPress(), connection)
    case .absent: break
    }
  }

  /// Plays the feedback that the daemon's theme has for a button in the user's profile: a sound, a vibration, or nothing.
  ///
  /// - Parameter otherwise: A closure that is called if there is no daemon, possibly later.
  func playButtonPress(otherwise: @escaping @MainActor () -> Void = {}) {
    guard manner != .absent, let connection = connected() else { return otherwise() }
    call(Self.name, "TriggerFeedback", Self.buttonPress(), connection, otherwise: otherwise)
  }

  private func connected() -> OpaquePointer? {
    if !isConnected {
      isConnected = true
      if SessionBus.isPresent() { connection = g_bus_get_sync(G_BUS_TYPE_SESSION, nil, nil) }
    }
    return connection
  }

  private static var program: OpaquePointer? {
    g_variant_new_string(g_get_prgname().map { String(cString: $0) } ?? ProcessInfo.processInfo.processName)
  }

  /// Returns the arguments of `Vibrate`: the program, and pairs of strength and milliseconds. A pause has strength 0.
  private static func pattern(of feedback: SensoryFeedback) -> OpaquePointer? {
    var entries: [OpaquePointer?] = []
    func add(_ strength: Double, _ length: Int) {
      guard length > 0 else { return }
      var pair = [g_variant_new_double(strength), g_variant_new_uint32(guint32(length))]
      entries.append(g_variant_new_tuple(&pair, 2))
    }
    for pulse in feedback.pulses {
      add(0, pulse.pause)
      add(pulse.strength, pulse.length)
    }
    var parts = [program, g_variant_new_array(nil, &entries, gsize(entries.count))]
    return g_variant_new_tuple(&parts, 2)
  }

  /// Returns the arguments of `TriggerFeedback`: the program, the event, no hints, and the timeout -1 for the event's own duration.
  private static func buttonPress() -> OpaquePointer? {
    let hint = g_variant_type_new("{sv}")
    defer { g_variant_type_free(hint) }
    let hints = g_variant_new_array(hint, nil, 0)
    var parts = [program, g_variant_new_string("button-pressed"), hints, g_variant_new_int32(-1)]
    return g_variant_new_tuple(&parts, 4)
  }

  /// A call that awaits its reply.
  private final class Call {
    let daemon: FeedbackDaemon
    let otherwise: @MainActor () -> Void

    init(_ daemon: FeedbackDaemon, otherwise: @escaping @MainActor () -> Void) {
      self.daemon = daemon
      self.otherwise = otherwise
    }
  }

  private func call(
    _ interface: String, _ method: String, _ arguments: OpaquePointer?, _ connection: OpaquePointer,
    otherwise: @escaping @MainActor () -> Void = {}
  ) {
    g_dbus_connection_call(
      connection, Self.name, Self.path, interface, method, arguments, nil, G_DBUS_CALL_FLAGS_NONE, -1, nil, Self.answered,
      Unmanaged.passRetained(Call(self, otherwise: otherwise)).toOpaque())
  }

  private static let answered: GAsyncReadyCallback = { source, result, data in
    MainActor.assumeIsolated(with: (source, result, data!)) { source, result, data in
      let call = Unmanaged<Call>.fromOpaque(data).takeRetainedValue()
      var error: UnsafeMutablePointer<GError>?
      if let answer = g_dbus_connection_call_finish(OpaquePointer(source), result, &error) { g_variant_unref(answer) }
      guard let failure = error else { return }
      call.daemon.failed(failure)
      g_clear_error(&error)
      if call.daemon.manner == .absent { call.otherwise() }
    }
  }

  private func failed(_ error: UnsafeMutablePointer<GError>) {
    let unknown = [G_DBUS_ERROR_UNKNOWN_METHOD, G_DBUS_ERROR_UNKNOWN_INTERFACE].contains {
      g_error_matches(error, g_dbus_error_quark(), gint($0.rawValue)) != 0
    }
    switch manner {
    case .patterns where unknown: manner = .events
    default: manner = .absent
    }
  }
}
