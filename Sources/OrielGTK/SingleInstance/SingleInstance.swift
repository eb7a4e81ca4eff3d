import CGTK
import Foundation
import Oriel
import OrielBus
import OrielModel

/// One process for all launches of a program that has an identifier: the first launch owns the program's name on the session bus, and what others are
/// started with comes to it, by the interface that the desktop knows too (`org.freedesktop.Application`).
@MainActor
final class SingleInstance {
  /// What becomes of a launch.
  enum Claim {
    /// It runs: as the owner of the name, or, with nil, for itself.
    case runs(SingleInstance?)
    /// Another process has taken over what it was started with.
    case isHandedOver
    /// Another process has the name and doesn't answer.
    case isUnanswered(String)
  }

  private var object: BusObject?
  /// What came while nobody took it.
  private var waiting: [LaunchRequest] = []
  /// Takes requests, one after the other.
  var receiver: ((LaunchRequest) -> Void)? {
    didSet {
      while let receiver, !waiting.isEmpty { receiver(waiting.removeFirst()) }
    }
  }

  private init() {}

  /// A process that is about to end may still have the name, so asking it can fail a few times.
  private static let attempts = 5

  /// Claims the name of this program, where it has one and there is a session bus. `ORIEL_NEW_INSTANCE` in the environment has a launch run for itself.
  static func claim(for request: LaunchRequest, environment: EnvironmentVariables = .process) -> Claim {
    guard environment["ORIEL_NEW_INSTANCE"]?.isEmpty ?? true, let name = ProgramName.ofProgram(),
      SessionBus.isPresent(environment: environment), let connection = g_bus_get_sync(G_BUS_TYPE_SESSION, nil, nil)
    else { return .runs(nil) }
    return claim(name, for: request, on: connection)
  }

  static func claim(_ name: ProgramName, for request: LaunchRequest, on connection: OpaquePointer) -> Claim {
    let instance = SingleInstance()
    // The object is there before the name is: who sees the name finds the object.
    instance.object = BusObject(on: connection, path: name.path, LaunchRequest.interface) { [weak instance] in
      guard let request = LaunchRequest($0, $1) else { return nil }
      instance?.take(request)
      return []
    }
    for _ in 0..<attempts {
      switch own(name, on: connection) {
      case .success(true): return .runs(instance)
      case .success(false): break
      case .failure(let failure):
        instance.object?.remove()
        Report.once("program-name", "The name \(name.name) can't be owned on the session bus (\(failure)): this launch runs for itself.")
        return .runs(nil)
      }
      switch hand(request, to: name, on: connection) {
      case .success: return .isHandedOver
      case .failure(let failure) where failure.isGone: continue
      case .failure(let failure) where failure.isUnknown:
        instance.object?.remove()
        Report.once(
          "program-name", "Another program has the name \(name.name) and takes no launches (\(failure)): this launch runs for itself.")
        return .runs(nil)
      case .failure(let failure): return .isUnanswered("\(name.name) runs already and doesn't answer (\(failure)).")
      }
    }
    return .isUnanswered("\(name.name) begins and ends again and again.")
  }

  /// Whether the name is this process's now, and not another one's.
  private static func own(_ name: ProgramName, on connection: OpaquePointer) -> Result<Bool, BusFailure> {
    let doNotQueue: UInt32 = 4
    return BusCall.run(
      on: connection, to: "org.freedesktop.DBus", path: "/org/freedesktop/DBus", interface: "org.freedesktop.DBus", "RequestName",
      [.string(name.name), .uint32(doNotQueue)]
    ).map { [1, 4].contains($0.int(0)) }
  }

  private static func hand(_ request: LaunchRequest, to name: ProgramName, on connection: OpaquePointer) -> Result<Void, BusFailure> {
    let call = request.call
    return BusCall.run(
      on: connection, to: name.name, path: name.path, interface: LaunchRequest.interface.name, call.method, call.arguments
    ).map { _ in }
  }

  private func take(_ request: LaunchRequest) {
    if let receiver { receiver(request) } else { waiting.append(request) }
  }

  /// Waits for the first request, and takes it; nil where none comes within a time. For a program that the message bus starts because somebody asks it for something.
  func firstRequest(within seconds: TimeInterval) -> LaunchRequest? {
    let timer = g_timeout_add(guint(seconds * 1000), { _ in 1 }, nil)
    defer { g_source_remove(timer) }
    let deadline = ProcessInfo.processInfo.systemUptime + seconds
    while waiting.isEmpty, ProcessInfo.processInfo.systemUptime < deadline { g_main_context_iteration(nil, 1) }
    return waiting.isEmpty ? nil : waiting.removeFirst()
  }

  /// Takes the program's object off the bus.
  func stop() { object?.remove() }
}
