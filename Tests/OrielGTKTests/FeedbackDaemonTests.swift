import CGTK
import Foundation
import Testing

@testable import Oriel
@testable import OrielGTK

@MainActor @Suite("the daemon that has a phone vibrate", .enabled(if: PrivateBus.isAvailable), .serialized)
struct FeedbackDaemonTests {
  @Test("a daemon that knows patterns is given strengths and lengths, with silence between")
  func patterns() throws {
    let bus = try PrivateBus()
    defer { bus.end() }
    let fake = try FakeFeedback(on: bus, knowsPatterns: true)
    let daemon = FeedbackDaemon(on: try bus.connect())
    daemon.play(.success)
    #expect(bus.run { fake.calls.count == 1 })
    #expect(fake.calls == ["Vibrate [(0.59999999999999998, 18), (0.0, 90), (1.0, 28)]"])
    daemon.play(.impact(weight: .heavy, intensity: 0))
    bus.run(for: 0.1)
    #expect(fake.calls.count == 1, "nothing is to be felt")
  }

  @Test("a daemon of before patterns plays the press of a button")
  func events() throws {
    let bus = try PrivateBus()
    defer { bus.end() }
    let fake = try FakeFeedback(on: bus, knowsPatterns: false)
    let daemon = FeedbackDaemon(on: try bus.connect())
    daemon.play(.selection)
    bus.run(for: 0.2)
    #expect(fake.calls.isEmpty, "the first question finds out")
    daemon.play(.selection)
    #expect(bus.run { fake.calls.count == 1 })
    #expect(fake.calls == ["TriggerFeedback 'button-pressed' @a{sv} {} -1"])
  }

  @Test("a key of the on-screen keyboard is the press of a button to every daemon, and the environment has keys silent")
  func keys() throws {
    let bus = try PrivateBus()
    defer { bus.end() }
    let fake = try FakeFeedback(on: bus, knowsPatterns: true)
    let daemon = FeedbackDaemon(on: try bus.connect())
    daemon.playButtonPress()
    #expect(bus.run { fake.calls.count == 1 })
    #expect(fake.calls == ["TriggerFeedback 'button-pressed' @a{sv} {} -1"])
    #expect(KeyFeedback.isOn(environment: [:]) && KeyFeedback.isOn(environment: ["ORIEL_KEYBOARD_FEEDBACK": "system"]))
    #expect(!KeyFeedback.isOn(environment: ["ORIEL_KEYBOARD_FEEDBACK": "off"]))
  }

  @Test("where there is no daemon nothing is asked twice")
  func absent() throws {
    let bus = try PrivateBus()
    defer { bus.end() }
    let daemon = FeedbackDaemon(on: try bus.connect())
    daemon.play(.error)
    bus.run(for: 0.2)
    let fake = try FakeFeedback(on: bus, knowsPatterns: true)
    daemon.play(.error)
    bus.run(for: 0.2)
    #expect(fake.calls.isEmpty)
  }
}

/// Stands for feedbackd on a bus, and notes what it is asked for.
@MainActor
private final class FakeFeedback {
  private let connection: OpaquePointer
  private(set) var calls: [String] = []

  private static let events = """
    <node><interface name="org.sigxcpu.Feedback">
      <method name="TriggerFeedback">
        <arg name="app_id" type="s" direction="in"/><arg name="event" type="s" direction="in"/>
        <arg name="hints" type="a{sv}" direction="in"/><arg name="timeout" type="i" direction="in"/>
        <arg name="id" type="u" direction="out"/>
      </method>
    </interface></node>
    """

  private static let patterns = """
    <node><interface name="org.sigxcpu.Feedback.Haptic">
      <method name="Vibrate">
        <arg name="app_id" type="s" direction="in"/><arg name="pattern" type="a(du)" direction="in"/>
        <arg name="success" type="b" direction="out"/>
      </method>
    </interface></node>
    """

  init(on bus: PrivateBus, knowsPatterns: Bool) throws {
    connection = try bus.connect()
    register(Self.events)
    if knowsPatterns { register(Self.patterns) }
    g_bus_own_name_on_connection(connection, FeedbackDaemon.name, GBusNameOwnerFlags(rawValue: 0), nil, nil, nil, nil)
    bus.run(for: 0.05)
  }

  private func register(_ xml: String) {
    let node = g_dbus_node_info_new_for_xml(xml, nil)!
    defer { g_dbus_node_info_unref(node) }
    // GIO keeps the pointer to the table.
    let table = UnsafeMutablePointer<GDBusInterfaceVTable>.allocate(capacity: 1)
    table.initialize(to: GDBusInterfaceVTable())
    table.pointee.method_call = { _, _, _, _, method, parameters, invocation, data in
      nonisolated(unsafe) let (parameters, invocation, data) = (parameters!, invocation!, data!)
      let method = String(cString: method!)
      MainActor.assumeIsolated {
        Unmanaged<FakeFeedback>.fromOpaque(data).takeUnretainedValue().called(method, parameters, invocation)
      }
    }
    g_dbus_connection_register_object(
      connection, FeedbackDaemon.path, node.pointee.interfaces[0], table, Unmanaged.passUnretained(self).toOpaque(), nil, nil)
  }

  private func called(_ method: String, _ parameters: OpaquePointer, _ invocation: OpaquePointer) {
    let arguments = (1..<g_variant_n_children(parameters)).map { index in
      let child = g_variant_get_child_value(parameters, index)!
      defer { g_variant_unref(child) }
      let text = g_variant_print(child, method == "TriggerFeedback" ? 1 : 0)!
      defer { g_free(text) }
      return String(cString: text)
    }
    calls.append(([method] + arguments).joined(separator: " "))
    var answer = [method == "Vibrate" ? g_variant_new_boolean(1) : g_variant_new_uint32(1)]
    g_dbus_method_invocation_return_value(invocation, g_variant_new_tuple(&answer, 1))
  }
}
