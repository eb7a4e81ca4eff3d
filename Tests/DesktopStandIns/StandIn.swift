import Foundation
import OrielBus

/// A program that stands in for a service of the desktop environment, on a bus that belongs to a test. It ends with the test.
///
/// It writes a line for each call that it receives, and performs acts through the method `Act` of `org.example.StandIn` at
/// `/org/example/StandIn`.
package final class StandIn: Sendable {
  // Only one test at a time uses the process.
  private nonisolated(unsafe) let child: ChildProcess
  private let name: String
  private let bus: ServiceBus

  /// - Parameter script: Python code that can use `register(path, xml, called, get)`, `own(name)`, `emit(path, interface, signal, value)`,
  /// `note(text)` and the dictionary `acts`, which `beginning` defines.
  package init(of name: String, on daemon: BusDaemon, script: String) throws {
    self.name = name
    bus = ServiceBus(address: daemon.address)
    child = try ChildProcess(
      "/usr/bin/python3", ["-c", Self.beginning + script + "\nown('\(name)')\nloop.run()\n"],
      environment: ["DBUS_SESSION_BUS_ADDRESS": daemon.address])
    try child.waitForOutput("owned \(name)")
  }

  private static let beginning = """
    import sys
    from gi.repository import Gio, GLib
    bus = Gio.bus_get_sync(Gio.BusType.SESSION)
    loop, acts = GLib.MainLoop(), {}
    def note(text): print(text, flush=True)
    def register(path, xml, called, get=None):
        info = Gio.DBusNodeInfo.new_for_xml('<node>' + xml + '</node>').interfaces[0]
        def call(bus, sender, path, interface, method, arguments, invocation):
            try: invocation.return_value(called(method, arguments.unpack()))
            except Exception as error: invocation.return_dbus_error('org.example.Failed', str(error))
        bus.register_object(path, info, call, (lambda bus, sender, path, interface, name: get(name)) if get else None, None)
    def emit(path, interface, signal, value): bus.emit_signal(None, path, interface, signal, value)
    def act(method, arguments):
        acts[arguments[0]](*arguments[1])
    register('/org/example/StandIn', '''<interface name="org.example.StandIn"><method name="Act"><arg type="s" direction="in"/>
      <arg type="as" direction="in"/></method></interface>''', act)
    def own(name):
        Gio.bus_own_name_on_connection(bus, name, 0, lambda bus, name: note('owned ' + name), lambda bus, name: note('lost ' + name))

    """

  /// The lines that it has written so far.
  package var notes: [String] { child.output.split(separator: "\n").map(String.init).filter { !$0.hasPrefix("owned ") } }

  /// Performs one of its acts.
  package func act(_ act: String, _ arguments: String...) async throws {
    try await bus.call(
      name, path: "/org/example/StandIn", interface: "org.example.StandIn", "Act", [.string(act), .strings(arguments)])
  }

  /// Waits for a line that meets a condition. Returns `nil` if there is none within ten minutes.
  package func note(where isWanted: @Sendable (String) -> Bool) async -> String? {
    for _ in 0..<30_000 {
      if let note = notes.first(where: isWanted) { return note }
      try? await Task.sleep(for: .milliseconds(20))
    }
    return nil
  }

  package func end() { child.end() }
}
