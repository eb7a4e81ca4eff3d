import Foundation
import OrielDrawing
import OrielTesting
import Testing

@testable import Oriel

@MainActor
@Suite("ViewInspector")
struct ViewInspectorTests {
  private struct Shop: View {
    @State private var count = 3

    var body: some View {
      VStack(spacing: 0) {
        Price(amount: count)
        Button("Add") { count += 1 }
        if count > 4 { Text("Many").padding(8) }
      }
      .environment(\.lineLimit, 2)
    }
  }

  private struct Price: View {
    let amount: Int
    @Environment(\.lineLimit) private var lines

    var body: some View { Text("\(amount) coins").frame(width: 200, height: 50) }
  }

  private func rows(_ inspector: ViewInspector) -> [String] {
    inspector.rows.map { String(repeating: "  ", count: $0.depth) + $0.view.name + ($0.view.detail.map { " “\($0)”" } ?? "") }
  }

  private func id(_ name: String, in inspector: ViewInspector) -> InspectedView.ID? { inspector.rows.first { $0.view.name == name }?.id }

  private func says(_ text: String, in host: TestHost) -> Bool { host.elements.contains { $0.label.contains(text) } }

  private func has(_ label: String, in host: TestHost) -> Bool { (try? host.find(label)) != nil }

  private func makeInspector(of host: TestHost) -> ViewInspector {
    let inspector = ViewInspector()
    inspector.add(host.content, title: "Shop")
    return inspector
  }

  // MARK: The tree

  @Test("The tree lists the views that the program declares in order, and internal views on request")
  func tree() throws {
    let host = TestHost { Shop() }
    let inspector = makeInspector(of: host)
    #expect(
      rows(inspector) == [
        "Shop", "  .environment", "    VStack", "      Price", "        .frame", "          Text “3 coins”", "      Button",
        "        Text “Add”",
      ])
    for _ in 0..<2 { try host.tap("Add") }
    inspector.refresh()
    #expect(rows(inspector).suffix(2) == ["      .padding", "        Text “Many”"])
    let written = inspector.rows.count
    inspector.showsInternals = true
    #expect(inspector.rows.count > written + 10)
    inspector.showsInternals = false
    #expect(inspector.rows.count == written)
  }

  /// Stands for a library's modifier: the inspector counts OrielKit's module as the framework's and any other as the program's.
  private struct Card: ViewModifier {
    func body(content: Content) -> some View { content.padding(4).background(Color.yellow) }
  }

  @Test("The content of a modifier with a body appears below the modifier, as declared")
  func modifiers() {
    let host = TestHost { VStack { Text("a") }.help("Says a").modifier(Card()) }
    let inspector = makeInspector(of: host)
    let names = rows(inspector).map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(names.first == "Card")
    #expect(names.contains("VStack"))
  }

  @Test("Rows collapse, and a filter shows the matching rows with their ancestors even if these are collapsed")
  func filter() throws {
    let host = TestHost { Shop() }
    let inspector = makeInspector(of: host)
    inspector.toggle(try #require(id("VStack", in: inspector)))
    #expect(rows(inspector) == ["Shop", "  .environment", "    VStack"])
    inspector.search = "coin"
    #expect(rows(inspector) == ["Shop", "  .environment", "    VStack", "      Price", "        .frame", "          Text “3 coins”"])
    inspector.search = "nothing of the kind"
    #expect(rows(inspector).isEmpty)
  }

  // MARK: A view

  @Test("The details of a selected view show its frame, properties, environment and body evaluations, and follow changes")
  func details() throws {
    let host = TestHost(size: CGSize(width: 400, height: 300)) { Shop() }
    let inspector = makeInspector(of: host)
    let price: InspectedView.ID = try #require(id("Price", in: inspector))
    inspector.selection = price
    var details = try #require(inspector.details)
    #expect(details.frame?.size == CGSize(width: 200, height: 50))
    let text = try host.find("3 coins")
    #expect(details.frame?.contains(text.frame) == true)
    #expect(details.properties.map(\.name) == ["amount", "lines"])
    #expect(details.properties.map(\.value) == ["3", "2"])
    #expect(details.environment.contains { $0.name == "lineLimit" && $0.kind == "read" && $0.value == "2" })
    #expect(details.runs == 0)
    try host.tap("Add")
    inspector.refresh()
    details = try #require(inspector.details)
    #expect(details.properties.first?.value == "4")
    #expect(details.runs == 1)
    #expect(details.lastRun?.contains("the view's values have changed") == true)
    #expect(details.path.hasSuffix("Shop / Price"))
  }

  @Test("Removing the selected view clears the details")
  func departure() throws {
    let host = TestHost { Shop() }
    let inspector = makeInspector(of: host)
    let price: InspectedView.ID = try #require(id("Price", in: inspector))
    inspector.selection = price
    host.update { Text("Closed") }
    inspector.refresh()
    #expect(inspector.details == nil)
    #expect(rows(inspector) == ["Text “Closed”"])
  }

  // Markers in the window

  @Test("The selected view, borders and overdraw are marked in the window until its inspection ends")
  func marks() throws {
    let host = TestHost(size: CGSize(width: 200, height: 100)) { Color.green.frame(width: 100, height: 50).background(Color.white) }
    let inspector = ViewInspector()
    func color(_ x: Int, _ y: Int) -> [Int] {
      host.advance(by: TestHost.frameDuration)
      let pixel = host.snapshot().pixel(x, y)
      return [pixel.red, pixel.green, pixel.blue]
    }
    let (x, y) = (100 * Int(host.scale), 50 * Int(host.scale))
    let plain = color(x, y)
    inspector.add(host.content, title: "")
    #expect(color(x, y) == plain)
    inspector.selection = inspector.rows.last?.id
    #expect(color(x, y) != plain)
    inspector.selection = nil
    #expect(color(x, y) == plain)
    inspector.showsOverdraw = true
    #expect(color(x, y) != plain)
    #expect(inspector.overdraw?.most ?? 0 >= 3)
    inspector.showsOverdraw = false
    inspector.showsBorders = true
    #expect(color(50 * Int(host.scale), y) != color(40 * Int(host.scale), y))
    inspector.remove(host.content)
    #expect(color(x, y) == plain)
    #expect(host.content.graph.recorder == nil)
  }

  @Test("While the user picks a view with the pointer, clicks and keys don't reach the content")
  func picking() throws {
    let host = TestHost { Shop() }
    let inspector = makeInspector(of: host)
    inspector.isPicking = true
    try host.tap("Add")
    #expect(has("3 coins", in: host))
    #expect(inspector.rows.first { $0.id == inspector.selection }?.view.detail == "Add")
    #expect(!inspector.isPicking)
    try host.tap("Add")
    #expect(has("4 coins", in: host))
    inspector.isPicking = true
    host.press(.escape)
    #expect(!inspector.isPicking)
  }

  // MARK: The inspector's own window

  @Test("The inspector's views show the tree, a selected view and the frames, and control the inspector")
  func browser() throws {
    let subject = TestHost { Shop() }
    let inspector = makeInspector(of: subject)
    let host = TestHost(size: CGSize(width: 980, height: 1400)) { InspectorBrowser(inspector) }
    try host.settle()
    try host.tap("Price")
    #expect(inspector.details?.name == "Price")
    #expect(says("amount", in: host))
    try host.tap("Layout borders")
    #expect(inspector.showsBorders)
    try subject.tap("Add")
    inspector.refresh()
    try host.settle()
    try host.tap("Frames")
    #expect(says("Bodies evaluated", in: host))
    let latest = try #require(inspector.frames.last?.id)
    #expect(has("Frame \(latest)", in: host))
    #expect(try host.find(label: "\(inspector.frames.count) frames").decrement())
    try host.settle()
    #expect(has("Frame \(latest - 1)", in: host))
    #expect(host.messages.isEmpty, "\(host.messages)")
  }
}
