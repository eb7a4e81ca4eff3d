import Foundation
import Oriel
import OrielTesting
import Testing

private struct Accessory: View {
  @Environment(\.tabViewBottomAccessoryPlacement) private var placement

  var body: some View {
    Text(verbatim: placement == .inline ? "Inline" : placement == .expanded ? "Expanded" : "None").accessibilityIdentifier("accessory")
  }
}

private struct Tabs: View {
  var behavior = TabBarMinimizeBehavior.automatic
  var isEnabled = true

  var body: some View {
    TabView {
      Tab("Home", systemImage: "house") {
        ScrollView { LazyVStack(spacing: 0) { ForEach(0..<60) { index in Text(verbatim: "Row \(index)").frame(height: 40) } } }
      }
      Tab("Basket", systemImage: "cart", role: .prominent) { Text("In the basket") }
      Tab("Profile", systemImage: "person") { Text("Me") }
    }
    .tabViewBottomAccessory(isEnabled: isEnabled) { Accessory() }
    .tabBarMinimizeBehavior(behavior)
  }
}

@MainActor
@Suite("Accessories, minimization and prominent tabs")
struct TabAccessoryTests {
  private func host(_ width: CGFloat = 390, @ViewBuilder _ content: () -> some View) throws -> TestHost {
    let host = TestHost(size: CGSize(width: width, height: 600), content: content)
    try host.settle()
    return host
  }

  private func scroll(_ host: TestHost, by distance: CGFloat) throws {
    host.touchpad(at: CGPoint(x: 190, y: 200), by: CGSize(width: 0, height: distance), rests: true)
    try host.settle()
  }

  @Test("An accessory is above the bar at the bottom, and the content keeps clear of it")
  func expanded() throws {
    let host = try host { Tabs() }
    let accessory = try host.find(identifier: "accessory")
    #expect(accessory.label == "Expanded" && accessory.frame.maxY < 600 - 52 && accessory.frame.minY > 600 - 52 - 56)
    host.press(.end)
    try host.settle()
    #expect(try host.find("Row 59").frame.maxY <= 600 - 52 - 48)
    host.close()
  }

  @Test("With a bar at the top an accessory is at the bottom of the tabs")
  func wide() throws {
    let host = try host(1000) { Tabs() }
    #expect(try host.find(identifier: "accessory").frame.minY > 540)
    #expect(try host.find(text: "Home").frame.maxY < 60)
    host.close()
  }

  @Test("An accessory that isn't enabled isn't there, and takes no space")
  func disabled() throws {
    let host = try host { Tabs(isEnabled: false) }
    #expect((try? host.find(identifier: "accessory")) == nil)
    host.press(.end)
    try host.settle()
    #expect(try host.find("Row 59").frame.maxY > 600 - 52 - 30)
    host.update { Tabs(isEnabled: true) }
    try host.settle()
    #expect((try? host.find(identifier: "accessory")) != nil)
    host.close()
  }

  @Test("A bar that minimizes shows the selected tab's button beside the accessory, and a press on it expands the bar")
  func minimizes() throws {
    let host = try host { Tabs(behavior: .onScrollDown) }
    try scroll(host, by: 200)
    #expect(!host.exists("Profile"))
    let (button, accessory) = try (host.find("Home").frame, host.find(identifier: "accessory"))
    #expect(accessory.label == "Inline" && accessory.frame.minX > button.maxX && abs(accessory.frame.midY - button.midY) < 12)
    let row = try host.find("Row 8").frame
    try host.tap("Home")
    try host.settle()
    #expect(host.exists("Profile") && host.exists("Expanded"))
    // The press has only expanded the bar: the content hasn't returned to its start.
    #expect(try host.find("Row 8").frame == row)
    host.close()
  }

  @Test("A minimized bar expands when the user scrolls back, and when another tab is selected")
  func expands() throws {
    let host = try host { Tabs(behavior: .onScrollDown) }
    try scroll(host, by: 200)
    #expect(!host.exists("Profile"))
    try scroll(host, by: -60)
    #expect(host.exists("Profile"))
    try scroll(host, by: 200)
    #expect(!host.exists("Profile"))
    host.press(.tab, modifiers: .control)
    try host.settle()
    #expect(host.exists("Profile"))
    host.close()
  }

  @Test("A bar doesn't minimize by default, nor in wide windows", arguments: [TabBarMinimizeBehavior.automatic, .never])
  func staysExpanded(behavior: TabBarMinimizeBehavior) throws {
    let narrow = try host { Tabs(behavior: behavior) }
    let wide = try host(1000) { Tabs(behavior: .onScrollDown) }
    for host in [narrow, wide] {
      try scroll(host, by: 200)
      #expect(host.exists("Profile"))
      host.close()
    }
  }

  @Test("With the other behavior the bar minimizes when the user scrolls up")
  func onScrollUp() throws {
    let host = try host { Tabs(behavior: .onScrollUp) }
    try scroll(host, by: 300)
    #expect(host.exists("Profile"))
    try scroll(host, by: -100)
    #expect(!host.exists("Profile"))
    try scroll(host, by: 100)
    #expect(host.exists("Profile"))
    host.close()
  }

  @Test("A prominent tab is the last of a bar and filled, and keeps its place in a sidebar", arguments: [390.0, 1000])
  func prominent(width: Double) throws {
    let host = try host(width) { Tabs(isEnabled: false) }
    let (profile, basket) = try (host.find(text: "Profile").frame, host.find(text: "Basket").frame)
    #expect(basket.minX > profile.minX)
    let picture = host.snapshot()
    func isFilled(_ frame: CGRect) -> Bool {
      (-24..<12).contains { distance in
        let pixel = picture.pixel(Int(frame.midX) + 20, Int(frame.midY) + distance)
        return abs(pixel.red - pixel.blue) > 60
      }
    }
    #expect(isFilled(basket) && !isFilled(profile))
    try host.tap(host.find(text: "Basket"))
    try host.settle()
    #expect(host.exists("In the basket"))
    let sidebar = try self.host(1000) { Tabs(isEnabled: false).tabViewStyle(.sidebarAdaptable) }
    #expect(try sidebar.find(text: "Basket").frame.minY < sidebar.find(text: "Profile").frame.minY)
    for host in [host, sidebar] { host.close() }
  }
}
