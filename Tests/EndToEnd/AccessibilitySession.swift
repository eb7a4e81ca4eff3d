import Foundation

/// A display with its own session bus and accessibility bus, and a client of the latter: python3-pyatspi, which Orca uses as well.
///
/// Requires at-spi2-core, python3-pyatspi and dbus in addition to the requirements of the display.
final class AccessibilitySession {
  let display: XvfbSession
  private let bus: BusDaemon
  private let launcher: ChildProcess

  private static let launcherPath = "/usr/libexec/at-spi-bus-launcher"
  private static let python = "/usr/bin/python3"

  static let isAvailable: Bool = {
    guard XvfbSession.isAvailable, BusDaemon.isAvailable, FileManager.default.isExecutableFile(atPath: launcherPath),
      FileManager.default.isExecutableFile(atPath: python)
    else { return false }
    guard let check = try? ChildProcess(python, ["-c", "import importlib.util as u, sys; sys.exit(u.find_spec('pyatspi') is None)"])
    else { return false }
    defer { check.end() }
    return check.exitCode(within: 10) == 0
  }()

  init() throws {
    bus = try BusDaemon()
    display = try XvfbSession(width: 1100, height: 1000)
    launcher = try ChildProcess(
      Self.launcherPath, ["--launch-immediately"],
      environment: [
        "DBUS_SESSION_BUS_ADDRESS": bus.address, "DISPLAY": display.display, "GSETTINGS_BACKEND": "memory", "AT_SPI_BUS_ADDRESS": "",
      ])
  }

  private var environment: [String: String] {
    [
      "DBUS_SESSION_BUS_ADDRESS": bus.address, "GTK_A11Y": "", "GSETTINGS_BACKEND": "memory", "AT_SPI_BUS_ADDRESS": "",
      "LC_ALL": "C.UTF-8",
      // The Gallery has a web page, and the root user of a container can't sandbox it.
      "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1",
    ]
  }

  @discardableResult
  func launch(_ program: String, environment more: [String: String] = [:]) throws -> ChildProcess {
    try display.launch(program, environment: environment.merging(more) { $1 })
  }

  /// Runs a script of an accessibility client, which can use `desktop`, `app`, `window`, `find`, `every`, `spin`, `events` and `say`, and
  /// returns the lines that it prints with `say`.
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
    def section(name):
        for node in every():
            if node.getRoleName() == 'list item' and any(child.name == name for child in every(node)): return node
        raise LookupError('section ' + name)
    def states(node): return sorted(pyatspi.stateToString(s) for s in node.getState().getStates())

    """
}
