import Foundation
import OrielTesting
import SwiftUI
import Testing
import VerificationCode

@MainActor
@Suite("Entering a verification code")
struct VerificationCodeTests {
  /// A server that responds when the test requests it.
  @MainActor private final class Server {
    var received: [String] = []
    private var waiting: CheckedContinuation<Bool, Never>?

    var isAsked: Bool { waiting != nil }

    func check(_ code: String) async -> Bool {
      received.append(code)
      return await withCheckedContinuation { waiting = $0 }
    }

    func answer(_ isRight: Bool) {
      waiting?.resume(returning: isRight)
      waiting = nil
    }
  }

  private let server = Server()

  private func host() -> TestHost {
    let server = server
    return TestHost { VerificationScreen(recipient: "+1 555 0100") { await server.check($0) } }
  }

  private func code(_ host: TestHost) throws -> String? { try host.find("Verification code").value }

  private func answer(_ isRight: Bool, in host: TestHost) async throws {
    let server = server
    try await host.waitForRealTime { server.isAsked }
    server.answer(isRight)
    try await host.waitForRealTime { !host.exists("Checking…") }
  }

  private func finish(_ host: TestHost) {
    #expect(host.messages.isEmpty)
    host.close()
    #expect(host.leftovers().isEmpty)
  }

  @Test("Digits go in at once, other keys don't, and backspace takes the last one")
  func typing() throws {
    let host = host()
    host.advance(by: 0.5)
    #expect(try host.find("Verification code").isFocused)
    host.type("1a2 -3")
    #expect(try code(host) == "123")
    host.press(.delete)
    host.press(.delete)
    #expect(try code(host) == "1")
    host.type("9")
    #expect(try code(host) == "19")
    #expect(server.received.isEmpty, "nobody is asked before the code is whole")
    finish(host)
  }

  @Test("A whole code is pasted, without what stands around its digits")
  func pasting() async throws {
    let host = host()
    host.advance(by: 0.5)
    host.clipboard = " 246-810 77"
    host.press("v", modifiers: .control)
    host.advance(by: 0.5)
    try await answer(true, in: host)
    host.advance(by: 1)
    #expect(server.received == ["246810"])
    #expect(host.exists("You're in"))
    finish(host)
  }

  @Test("A wrong code shakes, goes, and leaves the keyboard where it was")
  func refusing() async throws {
    let host = host()
    host.advance(by: 0.5)
    let resting = host.snapshot()
    host.type("111111")
    let server = server
    try await host.waitForRealTime { server.isAsked }
    host.advance(by: 0.5)
    #expect(host.exists("Checking…"))
    #expect(!host.type("2"), "nobody takes it while the code is checked")
    host.clearMessages()
    #expect(try code(host) == "111111", "it can't be changed while it is checked")
    server.answer(false)
    try await host.waitForRealTime { !host.exists("Checking…") }

    let row = Int(try host.find("Verification code").center.y)
    var edges: Set<Int> = []
    for _ in 0..<30 {
      edges.insert(leftEdge(of: host.snapshot(), row: row))
      host.advance(by: TestHost.frameDuration)
    }
    #expect(edges.count >= 5, "the boxes were at many places: \(edges)")
    host.advance(by: 1)
    #expect(leftEdge(of: host.snapshot(), row: row) == leftEdge(of: resting, row: row), "and rest where they were")
    #expect(host.exists(text: "That code isn't right"))
    #expect(try code(host) == "")

    #expect(try host.find("Verification code").isFocused)
    host.type("2")
    #expect(!host.exists(text: "That code isn't right"), "the note goes with the next try")
    host.type("46810")
    try await answer(true, in: host)
    host.advance(by: 1)
    #expect(server.received == ["111111", "246810"] && host.exists("You're in"))
    try host.tap("Start Over")
    host.advance(by: 1)
    #expect(try code(host) == "" && !host.exists("You're in"))
    finish(host)
  }

  /// Returns the x-coordinate of the first box's border.
  private func leftEdge(of picture: Snapshot, row: Int) -> Int {
    let ground = picture.pixel(2, row)
    return (0..<picture.width).first { x in
      let pixel = picture.pixel(x, row)
      return abs(pixel.red - ground.red) + abs(pixel.green - ground.green) + abs(pixel.blue - ground.blue) > 60
    } ?? -1
  }

  @Test("A new code can be asked for once half a minute has passed")
  func resending() throws {
    let host = host()
    host.advance(by: 0.1)
    #expect(host.exists(text: "New code in") && !host.exists("Send a New Code"))
    let first = try host.find(text: "New code in").label
    host.advance(by: 5)
    #expect(try host.find(text: "New code in").label != first)
    host.advance(by: 26)
    host.type("12")
    try host.tap("Send a New Code")
    host.advance(by: 0.5)
    #expect(try code(host) == "")
    finish(host)
  }
}
