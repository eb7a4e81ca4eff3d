import Foundation
import ToolSupport

/// The server between browsers on this machine, broadway's daemon and the program.
///
/// It serves the daemon's page with the program's title, its icon and a script, and passes on what the script and the program tell each other. Everything else
/// that a browser asks for is the daemon's to answer. One thread does all of it.
final class BrowserServer: Sendable {
  /// Where it listens, on 127.0.0.1.
  let port: Int
  private let stopping: Socket
  private let hasEnded = DispatchSemaphore(value: 0)

  /// Listens at the first free port, and begins to serve.
  ///
  /// - Parameters:
  ///   - daemonPath: The socket at which the daemon listens for browsers. It need not be there yet.
  ///   - programPath: The socket that is made for the program.
  /// - Throws: `Failure` where no port is free, or `programPath` can't be made.
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

  /// Ends all connections, and returns once no more is served.
  func stop() {
    stopping.endWriting()
    hasEnded.wait()
    hasEnded.signal()
  }

  private static func script() throws -> Data {
    guard let folder = Bundle.module.url(forResource: "Page", withExtension: nil),
      let script = try? Data(contentsOf: folder.appendingPathComponent("oriel.js"))
    else { throw Failure("The page's script of the tool isn't there: install the SDK again.") }
    return script
  }
}
