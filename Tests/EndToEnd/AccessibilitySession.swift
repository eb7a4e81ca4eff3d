import Foundation

/// A display with a session bus and an accessibility bus of its own, and somebody who reads windows there: python3-pyatspi, as Orca does.
///
/// Needs at-spi2-core, python3-pyatspi and dbus beside what the display needs.
final class AccessibilitySession {
  let display: XvfbSession
  private let bus: ChildProcess
  private let launcher: ChildProcess
  private let busAddress: String
  private let folder: URL

  private static let launcherPath = "/usr/libexec/at-spi-bus-launcher"
  private static let python = "/usr/bin/python3"

  static let isAvailable: Bool = {
    guard XvfbSession.isAvailable, XvfbSession.has("dbus-daemon"), FileManager.default.isExecutableFile(atPath: launcherPath),
      FileManager.default.isExecutableFile(atPath: python)
    else { return false }
    guard let check = try? ChildProcess(python, ["-c", "import importlib.util as u, sys; sys.exit(u.find_spec('pyatspi') is None)"])
    else { return false }
    defer { check.end() }
    return check.exitCode(within: 10) == 0
  }()

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("oriel-accessibility-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    // One that starts no services: portals would be looked for on other displays.
    let configuration = """
      <!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
        "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
      <busconfig><type>session</type><listen>unix:tmpdir=/tmp</listen>
      <policy context="default"><allow send_destination="*" eavesdrop="true"/><allow eavesdrop="true"/><allow own="*"/></policy></busconfig>
      """
    let file = folder.appendingPathComponent("bus.conf")
    try configuration.write(to: file, atomically: true, encoding: .utf8)
    let daemon = try ChildProcess("dbus-daemon", ["--config-file=\(file.path)", "--nofork", "--print-address=1"])
    bus = daemon
    let address = poll(for: 10) { daemon.output.split(separator: "\n").first { $0.hasPrefix("unix:") }.map(String.init) }
    guard let address else { throw ChildProcess.Failure(description: "no session bus: \(daemon.output)") }
    busAddress = address
    display = try XvfbSession(width: 1100, height: 800)
    launcher = try ChildProcess(
      Self.launcherPath, ["--launch-immediately"],
      environment: [
        "DBUS_SESSION_BUS_ADDRESS": address, "DISPLAY": display.display, "GSETTINGS_BACKEND": "memory", "AT_SPI_BUS_ADDRESS": "",
      ])
  }

  private var environment: [String: String] {
    ["DBUS_SESSION_BUS_ADDRESS": busAddress, "GTK_A11Y": "", "GSETTINGS_BACKEND": "memory", "AT_SPI_BUS_ADDRESS": "", "LC_ALL": "C.UTF-8"]
  }

  @discardableResult
  func launch(_ program: String, environment more: [String: String] = [:]) throws -> ChildProcess {
    try display.launch(program, environment: environment.merging(more) { $1 })
  }

  /// Runs what a reader does, with `desktop`, `app`, `window`, `find`, `every`, `spin`, `events` and `say` at hand, and returns what it said.
  func read(_ script: String, app: String = "Gallery", timeout: TimeInterval = 60) throws -> [String] {
    let child = try display.launch(
      Self.python, ["-c", Self.prelude.replacingOccurrences(of: "APP", with: app) + script], environment: environment)
    let code = child.exitCode(within: timeout)
    guard code == 0 else {
      throw ChildProcess.Failure(description: "the reader ended with \(code.map(String.init) ?? "nothing"): \(child.output)")
    }
    return child.output.split(separator: "\n").filter { $0.hasPrefix("> ") }.map { String($0.dropFirst(2)) }
  }

  func end() {
    display.end()
    launcher.end()
    bus.end()
    try? FileManager.default.removeItem(at: folder)
  }

  deinit { end() }

  private static let prelude = """
    import pyatspi, time
    from gi.repository import GLib
    events = []
    def heard(event):
        events.append((str(event.type), event.source.name if event.source else '', event.detail1, str(event.any_data)))
    for kind in ('object:state-changed', 'object:children-changed', 'object:property-change', 'object:text-changed',
                 'object:text-caret-moved', 'window'):
        pyatspi.Registry.registerEventListener(heard, kind)
    def spin(seconds=0.5):
        loop = GLib.MainLoop()
        GLib.timeout_add(int(seconds * 1000), loop.quit)
        loop.run()
    def wait(condition, seconds=10):
        end = time.time() + seconds
        while time.time() < end:
            spin(0.1)
            try:
                if condition(): return True
            except (GLib.Error, LookupError, NotImplementedError): pass
        return False
    def say(*words): print('>', *words, flush=True)
    desktop = pyatspi.Registry.getDesktop(0)
    def apps(): return [a for a in desktop if a is not None and a.name == 'APP' and a.childCount > 0]
    assert wait(lambda: apps(), 20), [a.name for a in desktop]
    app = apps()[0]
    window = app[0]
    def every(node=None):
        node = window if node is None else node
        yield node
        for child in node:
            if child is not None: yield from every(child)
    def find(role, name=None):
        for node in every():
            if node.getRoleName() == role and (name is None or node.name == name): return node
        raise LookupError(role + ' ' + str(name))
    def states(node): return sorted(pyatspi.stateToString(s) for s in node.getState().getStates())

    """
}
