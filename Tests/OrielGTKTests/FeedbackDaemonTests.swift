import CGTK
import Foundation
import OrielModel
import Testing

@testable import Oriel
@testable import OrielGTK

@MainActor @Suite("Feedback daemon for vibration", .enabled(if: PrivateBus.isAvailable), .serialized)
struct FeedbackDaemonTests {
  @Test("A daemon with pattern support receives strengths and durations with pauses")
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
    #expect(fake.calls.count == 1, "A feedback without intensity plays nothing")
  }

  @Test("A daemon without pattern support plays the press of a button")
  func events() throws {
    let bus = try PrivateBus()
    defer { bus.end() }
    let fake = try FakeFeedback(on: bus, knowsPatterns: false)
    let daemon = FeedbackDaemon(on: try bus.connect())
    daemon.play(.selection)
    bus.run(for: 0.2)
    #expect(fake.calls.isEmpty, "The first call finds out what the daemon supports")
    daemon.play(.selection)
    #expect(bus.run { fake.calls.count == 1 })
    #expect(fake.calls == ["TriggerFeedback 'button-pressed' @a{sv} {} -1"])
  }

  @Test("A key of the software keyboard plays a button press with each daemon, and the environment can turn it off")
  func keys() throws {
    let bus = try PrivateBus()
    defer { bus.end() }
    let fake = try FakeFeedback(on: bus, knowsPatterns: true)
    let daemon = FeedbackDaemon(on: try bus.connect())
    daemon.playButtonPress()
    #expect(bus.run { fake.calls.count == 1 })
    #expect(fake.calls == ["TriggerFeedback 'button-pressed' @a{sv} {} -1"])
    func choice(_ word: String?) -> KeyFeedback { KeyFeedback.choice(environment: word.map { ["ORIEL_KEYBOARD_FEEDBACK": $0] } ?? [:]) }
    #expect(choice(nil) == .system && choice("") == .system && choice("system") == .system && choice("sound") == .sound)
    #expect(choice("off") == .off)
    KeyFeedback.off.play(by: daemon)
    bus.run(for: 0.2)
    #expect(fake.calls.count == 1)
    KeyFeedback.sound.play(by: daemon)
    #expect(bus.run { fake.calls.count == 2 })
  }

  @Test("Without a daemon, further feedback makes no calls")
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

  @Test("Without a daemon, keys including the first play the desktop theme's sound, according to the user's settings")
  func sounds() async throws {
    let library = try StubCanberra()
    defer { library.remove() }
    let bus = try PrivateBus()
    defer { bus.end() }
    let daemon = FeedbackDaemon(on: try bus.connect())
    let sounds = SoundTheme([library.path])
    let loud = SoundSettings(playsInput: true, theme: "ocean")
    KeyFeedback.system.play(by: daemon, or: sounds, settings: loud)
    #expect(library.calls.isEmpty, "The daemon hasn't answered yet")
    bus.run(for: 0.2)
    #expect(await library.waits(for: ["play event.id=button-pressed canberra.xdg-theme.name=ocean media.role=event"]))
    KeyFeedback.system.play(by: daemon, or: sounds, settings: loud)
    #expect(await library.waits(for: 2))
    let silent = SoundSettings(playsInput: false, theme: "ocean")
    KeyFeedback.system.play(by: daemon, or: sounds, settings: silent)
    KeyFeedback.off.play(by: daemon, or: sounds, settings: loud)
    KeyFeedback.sound.play(by: daemon, or: sounds, settings: SoundSettings(playsInput: true, theme: nil))
    KeyFeedback.sound.play(by: daemon, or: sounds, settings: silent)
    #expect(await library.waits(for: 3))
    #expect(library.calls.count == 3, "The user has requested sounds")
    #expect(await SoundTheme(["libnothing-of-the-kind.so"]).play("button-pressed", of: "ocean") == false)
    #expect(await sounds.play("nothing", of: "ocean") == false, "The theme has no such sound")
  }
}

/// A stand-in for feedbackd on a bus, which records its calls.
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

/// A library with libcanberra's functions that records the played sounds in a file.
private struct StubCanberra {
  private let folder: URL

  var path: String { folder.appendingPathComponent("libcanberra.so").path }

  private static let source = """
    #include <stdint.h>
    #include <stdio.h>
    #include <stdlib.h>
    #include <string.h>
    typedef struct { char text[1000]; } list;
    int ca_context_create(void **context) { *context = malloc(1); return 0; }
    int ca_proplist_create(list **properties) { *properties = calloc(1, sizeof(list)); return 0; }
    int ca_proplist_sets(list *properties, const char *key, const char *value) {
      snprintf(properties->text + strlen(properties->text), 1000 - strlen(properties->text), " %s=%s", key, value);
      return 0;
    }
    int ca_proplist_destroy(list *properties) { free(properties); return 0; }
    int ca_context_play_full(void *context, uint32_t id, list *properties, void *callback, void *data) {
      if (strstr(properties->text, "event.id=button-pressed") == NULL) return -9;
      FILE *file = fopen(LOG, "a");
      fprintf(file, "play%s\\n", properties->text);
      fclose(file);
      return 0;
    }
    """

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("canberra-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let code = folder.appendingPathComponent("canberra.c")
    try Self.source.write(to: code, atomically: true, encoding: .utf8)
    let log = folder.appendingPathComponent("log").path
    let compiler = Process()
    compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    compiler.arguments = ["clang", "-shared", "-fPIC", "-DLOG=\"\(log)\"", "-o", path, code.path]
    try compiler.run()
    compiler.waitUntilExit()
    try #require(compiler.terminationStatus == 0)
  }

  var calls: [String] {
    let text = (try? String(contentsOf: folder.appendingPathComponent("log"), encoding: .utf8)) ?? ""
    return text.split(separator: "\n").map(String.init)
  }

  func waits(for count: Int) async -> Bool { await waits { $0.count >= count } }

  func waits(for beginnings: [String]) async -> Bool {
    await waits { calls in calls.count == beginnings.count && zip(calls, beginnings).allSatisfy { $0.hasPrefix($1) } }
  }

  private func waits(until condition: ([String]) -> Bool) async -> Bool {
    for _ in 0..<500 {
      if condition(calls) { return true }
      try? await Task.sleep(for: .milliseconds(10))
    }
    return false
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }
}
