import Foundation
import Oriel
import OrielTesting
import Testing

private struct Page: Identifiable {
  let id: Int
  var name = ""
}

@Observable
private final class Model {
  var item: Page?
  var log: [String] = []
}

private struct Content: View {
  let model: Model
  let page: Page
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Text(verbatim: "Page \(page.id)\(page.name)")
      Button("Close") { dismiss() }
    }
    .onAppear { model.log.append("+\(page.id)") }
    .onDisappear { model.log.append("-\(page.id)") }
  }
}

private struct Covered: View {
  @Bindable var model: Model

  var body: some View {
    Button("Base") { model.item = Page(id: 1) }
      .fullScreenCover(item: $model.item, onDismiss: { model.log.append("dismissed") }) { Content(model: model, page: $0) }
  }
}

private struct Pointed: View {
  @Bindable var model: Model
  var edge = Edge.top

  var body: some View {
    Button("Anchor") { model.item = Page(id: 1) }
      .frame(width: 100, height: 40)
      .popover(item: $model.item, arrowEdge: edge) { Content(model: model, page: $0).frame(width: 200, height: 120) }
  }
}

@MainActor
@Suite("Presentations of items")
struct PresentationFormsTests {
  nonisolated static let sizes = [CGSize(width: 390, height: 844), CGSize(width: 1200, height: 800)]
  private let model = Model()

  // MARK: Full-screen covers

  @Test("A non-nil item presents a full-screen cover over the whole window, and nil dismisses it", arguments: sizes)
  func cover(size: CGSize) throws {
    let host = TestHost(size: size) { Covered(model: model) }
    #expect(!host.exists("Close"))
    try host.tap("Base")
    try host.settle()
    #expect(host.exists("Page 1") && !host.exists("Base"))
    #expect(try host.find(role: .isModal).frame == CGRect(origin: .zero, size: size))
    model.item = nil
    try host.settle()
    #expect(host.exists("Base") && !host.exists("Page 1"))
    #expect(model.log == ["+1", "-1", "dismissed"])
    host.close()
    #expect(host.leftovers().isEmpty)
  }

  @Test("The user can't dismiss a cover by a key, a press or a drag; the content can, which sets the item to nil")
  func coverIsHeld() throws {
    let host = TestHost { Covered(model: model) }
    model.item = Page(id: 1)
    try host.settle()
    host.press(.escape)
    host.tap(at: CGPoint(x: 3, y: 3))
    host.drag(from: CGPoint(x: 195, y: 60), to: CGPoint(x: 195, y: 800))
    try host.settle()
    #expect(host.exists("Page 1") && model.item != nil)
    try host.tap("Close")
    #expect(model.item == nil)
    try host.settle()
    #expect(host.exists("Base"))
    #expect(model.log == ["+1", "-1", "dismissed"])
    host.close()
  }

  @Test("A new item with another id replaces the cover's content, and one with the same id updates it")
  func coverChanges() throws {
    let host = TestHost { Covered(model: model) }
    model.item = Page(id: 1)
    try host.settle()
    model.item = Page(id: 1, name: " renamed")
    try host.settle()
    #expect(host.exists("Page 1 renamed") && model.log == ["+1"])
    model.item = Page(id: 2)
    try host.settle()
    #expect(host.exists("Page 2") && !host.exists("Page 1 renamed"))
    #expect(model.log.filter { $0 != "dismissed" } == ["+1", "-1", "+2"])
    model.item = nil
    try host.settle()
    #expect(host.exists("Base") && model.log.last == "dismissed")
    host.close()
  }

  // MARK: Popovers

  @Test("A non-nil item presents a popover beside its view, and a press outside dismisses it and sets the item to nil")
  func popover() throws {
    let host = TestHost(size: CGSize(width: 800, height: 600)) { Pointed(model: model) }
    try host.settle()
    #expect(!host.exists("Close"))
    try host.tap("Anchor")
    try host.settle()
    let card = try host.find(role: .isModal).frame
    #expect(card.size == CGSize(width: 200, height: 120) && card.midX == 400 && card.maxY <= 280)
    #expect(host.exists("Page 1"))
    host.tap(at: CGPoint(x: 20, y: 580))
    #expect(model.item == nil)
    try host.settle()
    #expect(!host.exists("Page 1") && host.exists("Anchor"))
    host.close()
    #expect(host.leftovers().isEmpty)
  }

  @Test("A popover of an item is placed at the requested edge")
  func popoverEdge() throws {
    for edge in Edge.allCases {
      model.item = Page(id: 3)
      let host = TestHost(size: CGSize(width: 800, height: 600)) { Pointed(model: model, edge: edge) }
      try host.settle()
      let card = try host.find(role: .isModal).frame
      switch edge {
      case .top: #expect(card.maxY <= 280 && card.midX == 400)
      case .bottom: #expect(card.minY >= 320 && card.midX == 400)
      case .leading: #expect(card.maxX <= 350 && card.midY == 300)
      case .trailing: #expect(card.minX >= 450 && card.midY == 300)
      }
      host.close()
    }
  }

  @Test("An item with another id replaces the popover, and the popover's content can dismiss it")
  func popoverChanges() throws {
    let host = TestHost(size: CGSize(width: 800, height: 600)) { Pointed(model: model) }
    model.item = Page(id: 1)
    try host.settle()
    model.item = Page(id: 2)
    try host.settle()
    #expect(host.exists("Page 2") && !host.exists("Page 1"))
    try host.tap("Close")
    #expect(model.item == nil)
    try host.settle()
    #expect(!host.exists("Page 2") && host.exists("Anchor"))
    host.close()
  }

  @Test("In a narrow window an item's popover is a sheet as wide as the window")
  func popoverInANarrowWindow() throws {
    let host = TestHost { Pointed(model: model) }
    model.item = Page(id: 1)
    try host.settle()
    let sheet = try host.find(role: .isModal).frame
    #expect(sheet.width == 390 && sheet.maxY == 844)
    #expect(host.exists("Page 1"))
    host.press(.escape)
    #expect(model.item == nil)
    host.close()
  }
}
