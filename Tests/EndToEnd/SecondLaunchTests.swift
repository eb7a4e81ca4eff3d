import Foundation
import Testing

private let residentProgram = InstalledProgram.built("Resident")

/// A program with an identifier that is launched again while it runs, in real windows, on a session bus that belongs to the test.
@Suite(
  "A second launch of a program", .serialized, .enabled(if: XvfbSession.isAvailable && BusDaemon.isAvailable && residentProgram != nil))
struct SecondLaunchTests {
  private struct Desk {
    let bus: BusDaemon
    let display: XvfbSession
    let program: InstalledProgram

    init() throws {
      bus = try BusDaemon()
      display = try XvfbSession(width: 1000, height: 800)
      program = try InstalledProgram(try #require(residentProgram), identifier: "com.example.resident-app")
    }

    func launch(_ arguments: String..., environment: [String: String] = [:]) throws -> ChildProcess {
      try display.launch(
        program.path, arguments, environment: ["DBUS_SESSION_BUS_ADDRESS": bus.address].merging(environment) { $1 })
    }

    func end() {
      display.end()
      bus.end()
      program.end()
    }
  }

  @Test("A second launch passes its URLs and files to the running program, and exits with 0")
  func addresses() throws {
    let desk = try Desk()
    defer { desk.end() }
    let first = try desk.launch()
    _ = try desk.display.window(titled: "Resident")
    let second = try desk.launch("example://one")
    #expect(second.exitCode(within: 10) == 0, "\(second.output)")
    try first.waitForOutput("main opens example://one")
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("two \(UUID().uuidString).txt")
    try Data().write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let third = try desk.launch(file.path, "notes://three")
    #expect(third.exitCode(within: 10) == 0, "\(third.output)")
    try first.waitForOutput("main opens \(file.absoluteString)")
    try first.waitForOutput("notes opens notes://three")
    _ = try desk.display.window(titled: "Notes")
    #expect(!second.output.contains("appears") && !third.output.contains("appears"), "the second launch shows no window")
  }

  @Test("A second launch without URLs activates the last window, also if it is minimized")
  func activation() throws {
    let desk = try Desk()
    defer { desk.end() }
    let first = try desk.launch()
    let window = try desk.display.window(titled: "Resident")
    try desk.display.minimize(window)
    try first.waitForOutput("main is background")
    let second = try desk.launch()
    #expect(second.exitCode(within: 10) == 0, "\(second.output)")
    let isBack: Bool? = poll(for: 10) { first.output.hasSuffix("main is active\n") ? true : nil }
    #expect(isBack == true, "\(first.output)")
    #expect(first.output.components(separatedBy: "main appears").count == 2, "there is one window")
  }

  @Test("After the running program has quit, the next launch runs, and a launch with ORIEL_NEW_INSTANCE runs beside another")
  func ending() throws {
    let desk = try Desk()
    defer { desk.end() }
    let first = try desk.launch()
    let window = try desk.display.window(titled: "Resident")
    let beside = try desk.launch(environment: ["ORIEL_NEW_INSTANCE": "1"])
    try beside.waitForOutput("main appears")
    beside.end()
    try desk.display.close(window)
    #expect(first.exitCode(within: 10) == 0)
    let next = try desk.launch("example://again")
    try next.waitForOutput("main opens example://again")
    #expect(next.isRunning)
  }

  @Test("A program that the message bus starts for a URL opens only the scene for that URL")
  func service() throws {
    let desk = try Desk()
    defer { desk.end() }
    let service = try desk.launch("--gapplication-service")
    let call = { (method: [String]) in
      try ChildProcess(
        "gdbus",
        ["call", "--session", "--dest", "com.example.resident-app", "--object-path", "/com/example/resident_app", "--method"] + method,
        environment: ["DBUS_SESSION_BUS_ADDRESS": desk.bus.address])
    }
    let wait = try ChildProcess(
      "gdbus", ["wait", "--session", "--timeout", "10", "com.example.resident-app"],
      environment: ["DBUS_SESSION_BUS_ADDRESS": desk.bus.address])
    #expect(wait.exitCode(within: 10) == 0)
    #expect(!service.output.contains("appears"))
    let asking = try call(["org.freedesktop.Application.Open", "['notes://here']", "{}"])
    #expect(asking.exitCode(within: 10) == 0, "\(asking.output)")
    try service.waitForOutput("notes opens notes://here")
    #expect(!service.output.contains("main appears"))
    let action = try call(["org.freedesktop.Application.ActivateAction", "new-window", "[]", "{}"])
    #expect(action.exitCode(within: 10) == 0, "\(action.output)")
    try service.waitForOutput("main appears")
  }

  @Test("Each launch of a program without an identifier runs")
  func withoutIdentifier() throws {
    let desk = try Desk()
    defer { desk.end() }
    let built = try #require(residentProgram)
    let launches = try (0..<2).map { _ in
      try desk.display.launch(built, environment: ["DBUS_SESSION_BUS_ADDRESS": desk.bus.address])
    }
    for launch in launches { try launch.waitForOutput("main appears") }
    let running = launches.filter { $0.isRunning }
    #expect(running.count == 2)
  }
}
