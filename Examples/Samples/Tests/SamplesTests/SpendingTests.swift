import OrielTesting
import Spending
import SwiftUI
import Testing

@MainActor
@Suite("The expenses")
struct SpendingTests {
  private func host() -> TestHost { TestHost(size: CGSize(width: 460, height: 800)) { SpendingScreen() } }

  @Test("All three charts are shown, without a message")
  func charts() throws {
    let host = host()
    try host.settle()
    for title in ["By month", "By category", "Day by day"] { #expect(host.exists(title)) }
    #expect(host.messages.isEmpty)
    host.close()
    #expect(host.leftovers().isEmpty)
  }

  @Test("A month that is pointed at says what it cost")
  func pointing() throws {
    let host = host()
    try host.settle()
    let bars = try host.find("By month").frame
    host.hover(at: CGPoint(x: 200, y: bars.maxY + 120))
    try host.settle()
    #expect(host.allElements.contains { $0.label.contains("€") && $0.frame.maxY < bars.maxY + 100 })
    host.close()
  }

  @Test("A category that is tapped fades the others")
  func tapping() throws {
    let host = host()
    try host.settle()
    func months() -> Int { host.allElements.filter { $0.label.contains("2025") && $0.label.contains("Food") }.count }
    #expect(months() > 0)
    let title = try host.find("By category").frame
    // This is the first of four bars.
    host.tap(at: CGPoint(x: 200, y: title.maxY + 30))
    try host.settle()
    #expect(months() == 0)
    host.close()
  }
}
