import Foundation
import Oriel
import OrielTesting
import Testing

@MainActor
@Suite("Minimization of a screen's bar")
struct ToolbarMinimizationTests {
  private func host(
    _ behavior: ToolbarMinimizationBehavior, _ restoration: ToolbarMinimizationRestoration = .automatic, isLarge: Bool = false
  ) throws -> TestHost {
    let host = TestHost(size: CGSize(width: 390, height: 600)) {
      NavigationStack {
        ScrollView {
          LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
            Section {
              ForEach(0..<100) { index in Text(verbatim: "Row \(index)").frame(height: 40) }
            } header: {
              Text("Header").frame(height: 30)
            }
          }
        }
        .navigationTitle("Title")
        .navigationBarTitleDisplayMode(isLarge ? .large : .inline)
        .toolbar { Button("Add") {} }
        .toolbarMinimizationBehavior(behavior, for: .navigationBar)
        .toolbarMinimizationRestoration(restoration, for: .navigationBar)
      }
    }
    try host.settle()
    return host
  }

  private func scroll(_ host: TestHost, by distance: CGFloat) throws {
    host.touchpad(at: CGPoint(x: 190, y: 300), by: CGSize(width: 0, height: distance), rests: true)
    try host.settle()
  }

  @Test("A bar that minimizes leaves its space to the content, and returns when the user scrolls back", arguments: [false, true])
  func onScrollDown(isLarge: Bool) throws {
    let host = try host(.onScrollDown, isLarge: isLarge)
    #expect(host.exists("Add"))
    try scroll(host, by: 400)
    #expect(!host.exists("Add"))
    #expect(try host.find("Header").frame.midY == 15)
    try scroll(host, by: -60)
    #expect(host.exists("Add"))
    #expect(try host.find("Header").frame.midY == 61)
    host.close()
  }

  @Test("Content doesn't move on the screen when the bar minimizes or returns")
  func keepsContent() throws {
    let plain = try host(.never)
    let moving = try host(.onScrollDown)
    for distance in [300, 100, -60, 50, -300] as [CGFloat] {
      for host in [plain, moving] { try scroll(host, by: distance) }
      #expect(try abs(plain.find("Row 12").frame.midY - moving.find("Row 12").frame.midY) < 0.6, "\(distance)")
    }
    for host in [plain, moving] { host.close() }
  }

  @Test("A bar never minimizes by default, nor for movements at the start")
  func never() throws {
    for behavior in [ToolbarMinimizationBehavior.automatic, .never] {
      let host = try host(behavior)
      try scroll(host, by: 400)
      #expect(host.exists("Add"))
      host.close()
    }
    let host = try host(.onScrollDown)
    try scroll(host, by: 30)
    #expect(host.exists("Add"))
    host.close()
  }

  @Test("With the other behavior the bar minimizes when the user scrolls up")
  func onScrollUp() throws {
    let host = try host(.onScrollUp)
    try scroll(host, by: 600)
    #expect(host.exists("Add"))
    try scroll(host, by: -100)
    #expect(!host.exists("Add"))
    try scroll(host, by: 100)
    #expect(host.exists("Add"))
    host.close()
  }

  @Test("A bar that returns at the start only stays away when the user scrolls back a little")
  func atScrollEdge() throws {
    let host = try host(.onScrollDown, .atScrollEdge)
    try scroll(host, by: 400)
    try scroll(host, by: -100)
    #expect(!host.exists("Add"))
    try scroll(host, by: -600)
    #expect(host.exists("Add"))
    #expect(try host.find("Row 0").frame.midY == 96)
    host.close()
  }

  @Test("The bar returns when the app scrolls to the start")
  func app() throws {
    let host = try host(.onScrollDown)
    try scroll(host, by: 400)
    #expect(!host.exists("Add"))
    host.press(.home)
    try host.settle()
    #expect(host.exists("Add"))
    host.close()
  }
}
