import CGTK
import Foundation
import OrielBus
import OrielTesting
import Testing

@testable import Oriel
@testable import OrielGTK

@MainActor @Suite("Single-instance apps", .serialized)
struct SingleInstanceTests {
  @Test("A bus name is derived from a valid identifier only")
  func names() {
    #expect(ProgramName(identifier: "com.example.Notes")?.path == "/com/example/Notes")
    #expect(ProgramName(identifier: "com.my-company.notes_2")?.path == "/com/my_company/notes_2")
    for identifier in ["Notes", "com.example.3d", "com..example", "", ":1.5", "com.example.Nötes", "com/example"] {
      #expect(ProgramName(identifier: identifier) == nil, "\(identifier)")
    }
  }

  @Test("A launch request is encoded for the bus and decoded")
  func requests() throws {
    let file = URL(fileURLWithPath: "two words.txt")
    let address = try #require(URL(string: "notes://a?b=c"))
    let opening = LaunchRequest(opening: [file, address], environment: ["XDG_ACTIVATION_TOKEN": "", "DESKTOP_STARTUP_ID": "id_TIME1"])
    #expect(opening.startupID == "id_TIME1" && opening.urls == [file, address])
    let activating = LaunchRequest(opening: [], environment: ["XDG_ACTIVATION_TOKEN": "token"])
    #expect(activating == LaunchRequest(.activate, startupID: "token"))
    for request in [opening, activating, LaunchRequest(.action("new-window"))] {
      let call = request.call
      let tuple = try #require(g_variant_ref_sink(DBusValue.tuple(call.arguments).makeVariant()))
      defer { g_variant_unref(tuple) }
      let back = try #require(LaunchRequest(call.method, DBusArguments(tuple)))
      #expect(back.startupID == request.startupID)
      #expect(back.urls.map(\.absoluteString) == request.urls.map(\.absoluteURL.absoluteString))
      if case .open = request.kind {} else { #expect(back == request) }
    }
    #expect(LaunchRequest("Quit", DBusArguments([])) == nil)
  }

  @Test("The launch environment is read from the kernel, because GDK removes the startup id from the process's environment")
  func environmentAtStart() {
    let block = Data("A=1\0DESKTOP_STARTUP_ID=x=y_TIME1\0EMPTY=\0junk\0".utf8)
    #expect(LaunchRequest.environment(in: block) == ["A": "1", "DESKTOP_STARTUP_ID": "x=y_TIME1", "EMPTY": ""])
    #expect(LaunchRequest.environmentAtStart["PATH"] != nil)
  }

  private let name = ProgramName(identifier: "com.example.test-program")!

  private func call(_ method: String, _ arguments: [DBusValue], on connection: OpaquePointer) {
    g_dbus_connection_call(
      connection, name.name, name.path, "org.freedesktop.Application", method, DBusValue.tuple(arguments).makeVariant(), nil,
      G_DBUS_CALL_FLAGS_NONE, -1, nil, nil, nil)
  }

  @Test(
    "The first launch owns the name and receives requests, including those before it has a receiver", .enabled(if: PrivateBus.isAvailable))
  func first() throws {
    let bus = try PrivateBus()
    defer { bus.end() }
    guard case .runs(let instance?) = SingleInstance.claim(name, for: LaunchRequest(.activate), on: try bus.connect()) else {
      Issue.record("The name is free")
      return
    }
    defer { instance.stop() }
    let other = try bus.connect()
    call("Open", [.strings(["notes://early"]), .options([:])], on: other)
    let early = instance.firstRequest(within: 5)
    #expect(early?.urls.map(\.absoluteString) == ["notes://early"])
    var heard: [LaunchRequest] = []
    call("Activate", [.options(["desktop-startup-id": .string("x"), "else": .uint32(3)])], on: other)
    bus.run(for: 0.1)
    instance.receiver = { heard.append($0) }
    #expect(heard == [LaunchRequest(.activate, startupID: "x")])
    call("ActivateAction", [.string("new-window"), .array("v", []), .options([:])], on: other)
    #expect(bus.run { heard.count == 2 })
    #expect(heard.last == LaunchRequest(.action("new-window")))
  }

  @Test("A launch runs by itself and reports it if the owner of the name doesn't accept launches", .enabled(if: PrivateBus.isAvailable))
  func unknown() throws {
    let bus = try PrivateBus()
    defer { bus.end() }
    let owner = try bus.connect()
    let answer = BusCall.run(
      on: owner, to: "org.freedesktop.DBus", path: "/org/freedesktop/DBus", interface: "org.freedesktop.DBus", "RequestName",
      [.string(name.name), .uint32(4)])
    #expect((try? answer.get())?.int(0) == 1)
    let log = MessageLog()
    log.listen()
    guard case .runs(nil) = SingleInstance.claim(name, for: LaunchRequest(.activate), on: try bus.connect()) else {
      Issue.record("No other program accepts the launch")
      return
    }
    #expect(log.messages.count == 1 && log.messages[0].contains("doesn't accept launch requests"))
  }

  @Test("An app without requests waits no longer than its timeout", .enabled(if: PrivateBus.isAvailable))
  func impatience() throws {
    let bus = try PrivateBus()
    defer { bus.end() }
    guard case .runs(let instance?) = SingleInstance.claim(name, for: LaunchRequest(.activate), on: try bus.connect()) else { return }
    defer { instance.stop() }
    #expect(instance.firstRequest(within: 0.1) == nil)
  }
}
