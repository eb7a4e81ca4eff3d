import Foundation
import OrielTesting
import SwiftUI
import Testing
import Weather

@MainActor
@Suite("The weather")
struct WeatherTests {
  private let suite = "oriel-samples-\(UUID().uuidString)"

  private func host() throws -> TestHost {
    let defaults = try #require(UserDefaults(suiteName: suite))
    let host = TestHost { WeatherScreen().defaultAppStorage(defaults) }
    host.usesTouch = true
    host.advance(by: 0.5)
    return host
  }

  /// Checks for leaks after the host is closed, because the animation of the sky never settles.
  private func finish(_ host: TestHost) {
    #expect(host.messages.isEmpty)
    host.close()
    #expect(host.leftovers().isEmpty)
    UserDefaults.standard.removePersistentDomain(forName: suite)
  }

  private func swipe(_ host: TestHost, by distance: CGFloat) {
    host.drag(from: CGPoint(x: 195 - distance / 2, y: 300), to: CGPoint(x: 195 + distance / 2, y: 302))
    host.advance(by: 1.5)
  }

  /// Returns the name of the city on the page in the middle of the window.
  private func city(_ host: TestHost) throws -> String {
    try #require(host.findAll(role: .isHeader).first { (0..<390).contains($0.center.x) }).label
  }

  @Test("Pages are swiped, and each has a sky of its own")
  func paging() throws {
    let host = try host()
    #expect(try city(host) == "Lisbon" && host.exists("Page 1 of 4"))
    let sky = host.snapshot().pixel(30, 200)
    swipe(host, by: -260)
    #expect(try city(host) == "Edinburgh" && host.exists("Page 2 of 4"))
    let rain = host.snapshot().pixel(30, 200)
    #expect(sky.blue - rain.blue > 40, "rain makes the sky darker")
    swipe(host, by: -260)
    swipe(host, by: -260)
    #expect(try city(host) == "Santiago")
    swipe(host, by: -260)
    #expect(try city(host) == "Santiago", "there is no further page")
    swipe(host, by: 260)
    #expect(try city(host) == "Tromsø")
    finish(host)
  }

  @Test("Details are pulled up, follow the finger, and fall back after a short pull")
  func drawer() throws {
    let host = try host()
    let closed = try find("Show details", in: host).frame
    #expect(!host.exists("Wind"))
    host.pointerDown(at: closed.center)
    for step in 1...10 {
      host.advance(by: TestHost.frameDuration)
      host.pointerMove(to: CGPoint(x: closed.midX, y: closed.midY - CGFloat(step) * 6))
    }
    host.advance(by: 0.5)
    #expect(try abs(find("Show details", in: host).frame.midY - (closed.midY - 60)) < 15, "it is where the finger is")
    host.pointerUp(at: CGPoint(x: closed.midX, y: closed.midY - 60))
    host.advance(by: 1.5)
    #expect(try find("Show details", in: host).frame == closed)

    host.drag(from: closed.center, to: CGPoint(x: closed.midX, y: closed.midY - 300))
    host.advance(by: 1.5)
    let open = try find("Hide details", in: host).frame
    #expect(open.minY < closed.minY - 200)
    #expect(host.exists(text: "Humidity") && host.exists("Sat"))
    host.advance(by: 0.5)
    #expect(try find("Hide details", in: host).frame == open, "the motion has an end")

    try host.tap(find("Hide details", in: host))
    host.advance(by: 1.5)
    #expect(try find("Show details", in: host).frame == closed)
    finish(host)
  }

  @Test("The unit changes everywhere, and is known after the next start")
  func units() throws {
    var host = try host()
    #expect(try temperature(host) == "24°")
    try host.tap("Show °F")
    host.advance(by: 1)
    #expect(try temperature(host) == "75°")
    #expect(host.exists("High 79°"))
    host.close()
    host = try self.host()
    #expect(try temperature(host) == "75°" && host.exists("Show °C"))
    finish(host)
  }

  /// Returns the element on the visible page.
  private func find(_ name: String, in host: TestHost) throws -> Element {
    try #require(host.findAll(label: name).first { (0..<390).contains($0.center.x) }, "\(name)")
  }

  private func temperature(_ host: TestHost) throws -> String {
    try #require(host.findAll(identifier: "temperature").first { (0..<390).contains($0.center.x) }).label
  }

  @Test("The hours scroll sideways without turning the page")
  func hours() throws {
    let host = try host()
    let strip = try #require(host.findAll(identifier: "hours").first { (0..<390).contains($0.center.x) }).frame
    let before = try host.find(text: "13, ").frame.minX
    host.drag(from: CGPoint(x: 300, y: strip.midY), to: CGPoint(x: 180, y: strip.midY + 2))
    host.advance(by: 1.5)
    #expect(try city(host) == "Lisbon")
    let after = host.findAll(text: "13, ").first?.frame.minX ?? -.infinity
    #expect(after < before - 80)
    finish(host)
  }

  @Test("The sky moves while it is looked at")
  func motion() throws {
    let host = try host()
    swipe(host, by: -260)
    let before = host.snapshot().pngData
    host.advance(by: 0.5)
    #expect(host.snapshot().pngData != before)
    finish(host)
  }
}

extension CGRect {
  fileprivate var center: CGPoint { CGPoint(x: midX, y: midY) }
}
