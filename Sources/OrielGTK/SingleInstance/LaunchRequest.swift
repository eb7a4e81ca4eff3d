import Foundation
import OrielBus

/// A request of another launch, or of the desktop environment, to a running program.
struct LaunchRequest: Equatable {
  enum Kind: Equatable {
    case activate
    case open([URL])
    /// One of the actions in the program's desktop file.
    case action(String)
  }

  var kind: Kind
  /// The identifier by which the window system recognizes the user's request, so that the program's window may come to the front.
  var startupID: String?

  init(_ kind: Kind, startupID: String? = nil) {
    self.kind = kind
    self.startupID = startupID
  }

  /// Creates the request of a program that is started with files and addresses.
  init(opening urls: [URL], environment: [String: String]) {
    let ids = ["XDG_ACTIVATION_TOKEN", "DESKTOP_STARTUP_ID"].compactMap { environment[$0] }
    self.init(urls.isEmpty ? .activate : .open(urls), startupID: ids.first { !$0.isEmpty })
  }

  /// The environment at the start of the process. When GDK is loaded, before `main`, it removes the variables for the launch.
  static var environmentAtStart: [String: String] {
    guard let block = FileManager.default.contents(atPath: "/proc/self/environ"), !block.isEmpty else {
      return ProcessInfo.processInfo.environment
    }
    return environment(in: block)
  }

  /// Returns the variables of a block in the kernel's format.
  static func environment(in block: Data) -> [String: String] {
    var environment: [String: String] = [:]
    for entry in block.split(separator: 0) {
      let parts = entry.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2 else { continue }
      environment[String(decoding: parts[0], as: UTF8.self)] = String(decoding: parts[1], as: UTF8.self)
    }
    return environment
  }

  /// The files and addresses of the request.
  var urls: [URL] { if case .open(let urls) = kind { urls } else { [] } }

  // MARK: Message bus

  static let interface = InterfaceDescription(
    name: "org.freedesktop.Application", members: "Activate(a{sv}) Open(as,a{sv}) ActivateAction(s,av,a{sv})")

  /// Creates a request from a method call, or `nil` if the interface has no such method.
  init?(_ method: String, _ arguments: DBusArguments) {
    let data: Int
    switch method {
    case "Activate": (kind, data) = (.activate, 0)
    case "Open": (kind, data) = (.open(arguments.strings(0).compactMap { URL(string: $0) }), 1)
    case "ActivateAction": (kind, data) = (.action(arguments.string(0)), 2)
    default: return nil
    }
    for key in ["activation-token", "desktop-startup-id"] {
      if startupID == nil, case .string(let id) = arguments.entry(data, key), !id.isEmpty { startupID = id }
    }
  }

  /// The method call for the request, with its arguments.
  var call: (method: String, arguments: [DBusValue]) {
    let data = DBusValue.options(
      startupID.map { ["activation-token": .string($0), "desktop-startup-id": .string($0)] } ?? [:])
    switch kind {
    case .activate: return ("Activate", [data])
    case .open(let urls): return ("Open", [.strings(urls.map(\.absoluteURL.absoluteString)), data])
    case .action(let name): return ("ActivateAction", [.string(name), .array("v", []), data])
    }
  }
}
