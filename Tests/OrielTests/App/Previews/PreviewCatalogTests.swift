import Foundation
import Oriel
import OrielTesting
import Testing

private struct Card_Previews: PreviewProvider {
  static var previews: some View {
    Color.red.accessibilityElement().accessibilityIdentifier("fixed").previewLayout(.fixed(width: 120, height: 60)).previewDisplayName(
      "Small")
    Color.blue.accessibilityElement().accessibilityIdentifier("device").previewDevice(PreviewDevice(rawValue: "iPhone SE (3rd generation)"))
    Color.green.accessibilityElement().accessibilityIdentifier("wide").previewDevice("iPhone SE").previewInterfaceOrientation(
      .landscapeLeft)
    Text("as large as it wants").previewLayout(PreviewLayout.sizeThatFits)
    Color.pink.accessibilityElement().accessibilityIdentifier("default")
  }
}

private struct Generic_Previews<T>: PreviewProvider {
  static var previews: some View { Text("never found") }
}

private enum Elsewhere {
  struct Card_Previews: PreviewProvider {
    static var previews: some View { Text("of another file") }
  }
}

private class Old: PreviewProvider {
  static var previews: some View { Color.red.accessibilityElement().accessibilityIdentifier("of a class") }
  static var platform: PreviewPlatform? { .watchOS }
}

private struct Registered: PreviewRegistry {
  static var fileID: String { "Shop/Basket.swift" }
  static var line: Int { 20 }
  static func makePreview() -> Preview { Preview("Full", traits: .fixedLayout(width: 80, height: 40)) { Counter() } }
}

private struct RegisteredAbove: PreviewRegistry {
  static var fileID: String { "Shop/Basket.swift" }
  static var line: Int { 3 }
  static func makePreview() -> Preview { Preview { Text("Empty") } }
}

private struct Counter: View {
  @State private var count = 0
  var body: some View { Button("Count \(count)") { count += 1 } }
}

@MainActor @Suite("PreviewCatalog")
struct PreviewCatalogTests {
  private func entry(_ title: String) throws -> PreviewEntry { try #require(PreviewCatalog.entries().first { $0.title == title }) }

  @Test("The catalog finds providers of any kind and registries, except for generic types")
  func finds() {
    let entries = PreviewCatalog.entries()
    let titles = entries.map(\.title)
    #expect(titles.contains("Card"))
    #expect(titles.contains("Old"))
    #expect(!titles.contains { $0.contains("Generic") })
    #expect(entries.filter { $0.group == "Shop" }.map(\.title) == ["Basket", "Full"])
    #expect(Set(entries.map(\.id)).count == entries.count)
    #expect(!entries.contains { $0.id.contains("$") }, "Ids contain no generated names and so persist across builds")
  }

  @Test("Each preview of a provider has the size that its modifiers set, with its name above it")
  func rooms() throws {
    let entry = try entry("Card")
    let host = TestHost(size: CGSize(width: 900, height: 2600)) { PreviewPage(entry) }
    func size(_ name: String) throws -> CGSize { try host.find(name).frame.size }
    #expect(try size("fixed") == CGSize(width: 120, height: 60))
    #expect(try size("device") == CGSize(width: 375, height: 667))
    #expect(try size("wide") == CGSize(width: 667, height: 375))
    #expect(try size("default") == CGSize(width: 390, height: 844))
    #expect(try host.find(text: "as large as it wants").frame.height < 40)
    let name = try host.find(text: "Small")
    let named = try host.find("fixed")
    #expect(abs(name.frame.midX - named.frame.midX) < 0.5)
    #expect(name.frame.maxY <= named.frame.minY)
  }

  @Test("A provider's platform determines the screen size of its previews")
  func platform() throws {
    let entry = try entry("Old")
    let host = TestHost(size: CGSize(width: 400, height: 400)) { PreviewPage(entry) }
    #expect(try host.find("of a class").frame.size == CGSize(width: 198, height: 242))
  }

  @Test("The preview browser lists the previews, opens the initially chosen one, and its content is interactive")
  func browser() throws {
    let entries = PreviewCatalog.entries()
    var told: [String] = []
    let host = TestHost(size: CGSize(width: 1000, height: 760)) {
      PreviewBrowser(entries, chosen: "Shop/Basket.swift#2") { told.append($0) }
    }
    try host.tap("Count 0")
    #expect(host.exists("Count 1"))
    try host.tap("Basket")
    #expect(told == ["Shop/Basket.swift#1"])
    #expect(host.exists(text: "Empty"))
    #expect(!host.exists("Count 1"))
    #expect(host.messages.isEmpty)
  }

  @Test("The browser reports a program without previews, and shows the first preview if the chosen one doesn't exist")
  func nothing() {
    #expect(TestHost { PreviewBrowser([], chosen: nil) }.exists(text: "This program has no previews."))
    let host = TestHost(size: CGSize(width: 1000, height: 760)) {
      PreviewBrowser(PreviewCatalog.entries().filter { $0.group == "Shop" }, chosen: "gone")
    }
    #expect(host.exists(text: "Empty"))
  }
}

@MainActor @Suite("SinglePreview")
struct SinglePreviewTests {
  private func entry(_ title: String) throws -> PreviewEntry { try #require(PreviewCatalog.entries().first { $0.title == title }) }

  @Test("A selection matches the previews of a file by its path, and of a provider by its full type name")
  func selection() throws {
    func titles(_ selection: String...) -> [String] { PreviewCatalog.entries().filter { $0.isOne(of: selection) }.map(\.title) }
    #expect(titles("Shop/Basket.swift") == ["Basket", "Full"])
    #expect(titles("OrielTests.Card_Previews") == ["Card", "Card"])
    #expect(titles("OrielTests.Elsewhere.Card_Previews") == ["Card"])
    #expect(titles("Shop/Basket", "Shop/Basket.swif", "Shop.Card_Previews", "OrielTests.d_Previews", "Card_Previews", "").isEmpty)
    #expect(titles("Shop/Basket.swift", "OrielTests.Old") == ["Old", "Basket", "Full"])
  }

  @Test("Each part shows one preview in its own size, reports the names, and keeps the others offscreen")
  func parts() throws {
    let entry = try entry("Card")
    let measures = PreviewMeasures()
    let host = TestHost(size: SinglePreview.expectedSize(entry)) { SinglePreview(entry, index: 0, measures: measures) }
    #expect(measures.all.map(\.name) == ["Small", nil, nil, nil, nil])
    #expect(measures.all[0].size == CGSize(width: 120, height: 60) && measures.all[2].size == CGSize(width: 667, height: 375))
    #expect(try host.find("fixed").frame.size == CGSize(width: 120, height: 60))
    host.resize(to: measures.all[0].size)
    #expect(try host.find("fixed").frame == CGRect(x: 0, y: 0, width: 120, height: 60))
    #expect(try host.find("device").frame.maxX < 0)
    #expect(host.messages.isEmpty)
  }
}
