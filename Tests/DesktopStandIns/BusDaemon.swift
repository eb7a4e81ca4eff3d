import Foundation

/// A message bus that belongs to a test and starts no services. Activated portals would use other displays.
package final class BusDaemon {
  package let address: String
  private let daemon: ChildProcess
  private let folder: URL

  package static var isAvailable: Bool { InstalledPrograms.has("dbus-daemon") }

  package init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("oriel-bus-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let configuration = """
      <!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
        "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
      <busconfig><type>session</type><listen>unix:tmpdir=/tmp</listen>
      <policy context="default"><allow send_destination="*" eavesdrop="true"/><allow eavesdrop="true"/><allow own="*"/></policy></busconfig>
      """
    let file = folder.appendingPathComponent("bus.conf")
    try configuration.write(to: file, atomically: true, encoding: .utf8)
    let daemon = try ChildProcess("dbus-daemon", ["--config-file=\(file.path)", "--nofork", "--print-address=1"])
    let address = poll(for: 10) { daemon.output.split(separator: "\n").first { $0.hasPrefix("unix:") }.map(String.init) }
    guard let address else { throw ChildProcess.Failure(description: "no session bus: \(daemon.output)") }
    self.daemon = daemon
    self.address = address
  }

  package func end() {
    daemon.end()
    try? FileManager.default.removeItem(at: folder)
  }

  deinit { end() }
}
