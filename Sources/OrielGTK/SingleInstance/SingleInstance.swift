import CGTK
import Foundation
import Oriel
import OrielBus
import OrielModel

/// A single process for all launches of a program with an identifier. The first launch owns the program's name on the session bus. Further
/// launches send it their files and addresses, by the interface that desktop environments use as well (`org.freedesktop.Application`).
@MainActor
final class SingleInstance {
  /// The outcome of a launch.
  enum Claim {
    /// The process runs: as the owner of the name or, with `nil`, independently.
    case runs(SingleInstance?)
    /// Another process has accepted the request.
    case isHandedOver
    /// Another process owns the name and doesn't answer.
    case isUnanswered(String)
  }

  private var object: BusObject?
  /// The requests that arrived without a receiver.
  private var waiting: [LaunchRequest] = []
  /// A closure that receives requests, one after the other.
  var receiver: ((LaunchRequest) -> Void)? {
    didSet {
      while let receiver, !waiting.isEmpty { receiver(waiting.removeFirst()) }
    }
  }

  private init() {}

  /// The number of attempts: a process that is about to end may still own the name, so that a request to it fails.
  private static let attempts = 5

  /// Claims the name of this program, if it has one and there is a session bus. With `ORIEL_NEW_INSTANCE` in the environment the process
  /// runs independently.
  static func claim(for request: LaunchRequest, environment: EnvironmentVariables = .process) -> Claim {
    guard environment["ORIEL_NEW_INSTANCE"]?.isEmpty ?? true, let name = ProgramName.ofProgram(),
      SessionBus.isPresent(environment: environment), let connection = g_bus_get_sync(G_BUS_TYPE_SESSION, nil, nil)
    else { return .runs(nil) }
    return claim(name, for: request, on: connection)
  }

  static func claim(_ name: ProgramName, for request: LaunchRequest, on connection: OpaquePointer) -> Claim {
    let instance = SingleInstance()
    // The object exists before the name does, so that a process that finds the name finds the object.
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
        Report.once(
          "program-name", "The name \(name.name) can't be owned on the session bus (\(failure)); this launch runs as a separate instance.")
        return .runs(nil)
      }
      switch hand(request, to: name, on: connection) {
      case .success: return .isHandedOver
      case .failure(let failure) where failure.isGone: continue
      case .failure(let failure) where failure.isUnknown:
        instance.object?.remove()
        Report.once(
          "program-name",
          "Another program owns the name \(name.name) and doesn't accept launch requests (\(failure)); this launch runs as a separate "
            + "instance.")
        return .runs(nil)
      case .failure(let failure): return .isUnanswered("\(name.name) is already running and doesn't respond (\(failure)).")
      }
    }
    return .isUnanswered("\(name.name) repeatedly starts and exits.")
  }

  /// Claims the name, and returns whether this process owns it now.
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

  /// Waits for the first request and returns it, or `nil` if none arrives in time. For a program that the message bus has started for a
  /// request.
  func firstRequest(within seconds: TimeInterval) -> LaunchRequest? {
    let timer = g_timeout_add(guint(seconds * 1000), { _ in 1 }, nil)
    defer { g_source_remove(timer) }
    let deadline = ProcessInfo.processInfo.systemUptime + seconds
    while waiting.isEmpty, ProcessInfo.processInfo.systemUptime < deadline { g_main_context_iteration(nil, 1) }
    return waiting.isEmpty ? nil : waiting.removeFirst()
  }

  /// Removes the program's object from the bus.
  func stop() { object?.remove() }
}
