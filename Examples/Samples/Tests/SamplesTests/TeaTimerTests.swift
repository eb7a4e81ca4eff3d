import Foundation
import OrielTesting
import SwiftUI
import TeaTimer
import Testing

@MainActor
@Suite("The tea timer")
struct TeaTimerTests {
  /// A bell that records its calls.
  private final class Bell: TeaBell {
    let rings: Bool
    private(set) var calls: [String] = []

    init(rings: Bool) { self.rings = rings }

    func ring(for tea: Tea, after seconds: TimeInterval) async -> Bool {
      calls.append("ring \(tea.name) \(Int(seconds))")
      return rings
    }

    func silence(for tea: Tea) { calls.append("silence \(tea.name)") }
  }

  /// Runs pending tasks until a condition is `true`.
  private func wait(_ host: TestHost, for condition: () -> Bool) async {
    for _ in 0..<200 where !condition() {
      host.advance(by: 0.01)
      try? await Task.sleep(for: .milliseconds(5))
    }
  }

  @Test("A tea is started, counted down and stopped, and the bell hears of both")
  func draws() async throws {
    let bell = Bell(rings: true)
    let host = TestHost(size: CGSize(width: 380, height: 480)) { TeaList(table: TeaTable(bell: bell)) }
    try host.tap("Start Oolong")
    await wait(host) { bell.calls == ["ring Oolong 240"] && host.exists("Stop Oolong") }
    #expect(bell.calls == ["ring Oolong 240"])
    #expect(host.exists("Start Sencha") && !host.exists("Start Oolong"))
    try host.tap("Stop Oolong")
    #expect(bell.calls.last == "silence Oolong")
    #expect(host.exists("Start Oolong"))
    #expect(host.messages.isEmpty)
    host.close()
  }

  @Test("Where nothing shows notifications the list says so")
  func silentDesktop() async throws {
    let bell = Bell(rings: false)
    let host = TestHost(size: CGSize(width: 380, height: 480)) { TeaList(table: TeaTable(bell: bell)) }
    let warning = "Nothing here shows notifications: keep an eye on the time."
    #expect(!host.exists(warning))
    try host.tap("Start Sencha")
    await wait(host) { host.exists(warning) }
    #expect(host.exists(warning))
    host.close()
  }
}
