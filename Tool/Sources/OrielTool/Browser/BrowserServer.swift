import Foundation
import ToolSupport

/// The server between browsers on this machine, Broadway's daemon and the program.
///
/// It serves the daemon's page with the program's title, its icon and a script, and forwards the messages between the script and the
/// program. It forwards all other requests of a browser to the daemon. All work is done on one thread.
final class BrowserServer: Sendable {
  /// The port on 127.0.0.1 at which the server listens.
  let port: Int
  private let stopping: Socket
  private let hasEnded = DispatchSemaphore(value: 0)

  /// Listens at the first free port and starts to serve.
  ///
  /// - Parameters:
  ///   - daemonPath: The socket at which the daemon listens for browsers. It need not exist yet.
  ///   - programPath: The path of the socket that is created for the program.
  /// - Throws: `Failure` if no port is free or `programPath` can't be created.
  init(_ facts: PageFacts, ports: ClosedRange<Int>, daemonPath: String, programPath: String) throws {
    guard let listener = try ports.lazy.compactMap({ try Socket.listening(port: $0) }).first else {
      throw Failure("No port between \(ports.lowerBound) and \(ports.upperBound) is free.")
    }
    port = listener.port
    let program = try Socket.listening(at: programPath)
    let (stopping, stop) = try Socket.pair()
    self.stopping = stopping
    let script = try Self.script()
    Thread.detachNewThread { [hasEnded] in
      let channel = ProgramChannel(listener: program)
      let site = BrowserSite(facts: facts, script: script, daemonPath: daemonPath, channel: channel)
      let loop = SocketLoop()
      loop.add(channel)
      loop.add(BrowserListener(listener, site: site, loop: loop))
      loop.run(until: stop)
      hasEnded.signal()
    }
  }

  /// Ends all connections, and returns when the server has stopped.
  func stop() {
    stopping.endWriting()
    hasEnded.wait()
    hasEnded.signal()
  }

  private static func script() throws -> Data {
    guard let folder = Bundle.module.url(forResource: "Page", withExtension: nil),
      let script = try? Data(contentsOf: folder.appendingPathComponent("oriel.js"))
    else { throw Failure("The script of the tool's page is missing: install the SDK again.") }
    return script
  }
}
