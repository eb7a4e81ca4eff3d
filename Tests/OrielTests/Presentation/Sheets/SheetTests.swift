import Foundation
import OrielTesting
import Testing

@testable import Oriel

struct Numbered: Identifiable, Equatable {
  let id: Int
  var name = ""
}

@Observable
private final class Model {
  var isPresented = false
  var isSecondPresented = false
  var isNestedPresented = false
  var item: Numbered?
  var number = 0
  var hasPresenter = true
  var log: [String] = []
}

private struct Sheeted: View {
  @Bindable var model: Model

  var body: some View {
    VStack {
      Button("Base") { model.log.append("base") }
      if model.hasPresenter {
        Text("Presenter")
          .onAppear { model.log.append("appear") }
          .onDisappear { model.log.append("disappear") }
          .sheet(isPresented: $model.isPresented, onDismiss: { model.log.append("dismissed") }) {
            SheetContent(model: model, name: "Sheet \(model.number)")
              .sheet(isPresented: $model.isNestedPresented, onDismiss: { model.log.append("nested dismissed") }) {
                SheetContent(model: model, name: "Nested")
              }
          }
      }
      Text("Other").sheet(isPresented: $model.isSecondPresented, onDismiss: { model.log.append("second dismissed") }) {
        SheetContent(model: model, name: "Second")
      }
      Text("Items").sheet(item: $model.item, onDismiss: { model.log.append("item dismissed") }) { item in
        SheetContent(model: model, name: "Item \(item.id)\(item.name)")
      }
    }
    .environment(\.locale, Locale(identifier: "fr_FR"))
  }
}

private struct SheetContent: View {
  let model: Model
  let name: String
  @Environment(\.dismiss) private var dismiss
  @Environment(\.isPresented) private var isPresented
  @Environment(\.presentationMode) private var mode
  @Environment(\.locale) private var locale

  var body: some View {
    VStack {
      Text(verbatim: "\(name) \(isPresented) \(mode.wrappedValue.isPresented) \(locale.identifier)").accessibilityIdentifier(name)
      Button("Dismiss \(name)") { dismiss() }
      Button("Old \(name)") { mode.wrappedValue.dismiss() }
    }
    .onAppear { model.log.append("\(name) appears") }
    .onDisappear { model.log.append("\(name) disappears") }
  }
}

@MainActor
@Suite("Sheets")
struct SheetTests {
  private func make(_ size: CGSize = CGSize(width: 390, height: 844), _ prepare: (Model) -> Void = { _ in }) -> (TestHost, Model) {
    let model = Model()
    prepare(model)
    return (TestHost(size: size) { Sheeted(model: model) }, model)
  }

  nonisolated static let sizes = [CGSize(width: 390, height: 844), CGSize(width: 1200, height: 800), CGSize(width: 844, height: 390)]

  @Test("A sheet follows its binding, inherits its presenter's environment, and calls onDismiss once", arguments: sizes)
  func comesAndGoes(size: CGSize) throws {
    let (host, model) = make(size)
    let before = host.liveNodeCount
    #expect(!host.exists("Sheet 0"))
    model.isPresented = true
    host.render()
    #expect(host.exists("Sheet 0"))
    try host.settle()
    #expect(try host.find(identifier: "Sheet 0").label == "Sheet 0 true true fr_FR")
    #expect(!host.exists("Base"))
    // The sheet's content still follows state outside of the sheet.
    model.number = 1
    host.render()
    #expect(host.exists("Sheet 1"))
    model.isPresented = false
    host.render()
    #expect(!model.log.contains("dismissed"))
    try host.settle()
    #expect(model.log == ["appear", "Sheet 0 appears", "Sheet 1 disappears", "dismissed"])
    #expect(!host.exists("Sheet 1") && host.exists("Base"))
    #expect(host.liveNodeCount == before && host.graph.rootBox.layers.boxes.isEmpty)
    host.close()
    #expect(host.leftovers().isEmpty)
  }

  @Test("dismiss() and presentationMode set the binding to false", arguments: ["Dismiss", "Old"])
  func dismisses(way: String) throws {
    let (host, model) = make { $0.isPresented = true }
    try host.settle()
    try host.tap("\(way) Sheet 0")
    #expect(!model.isPresented)
    try host.settle()
    #expect(model.log.filter { $0 == "dismissed" }.count == 1)
  }

  @Test("PH-14 A sheet whose binding is initially true is presented at launch")
  func initially() throws {
    let (host, _) = make { $0.isPresented = true }
    #expect(host.exists("Sheet 0"))
  }

  @Test("Sheets that are requested at the same time are shown one after the other, in the order of the requests")
  func oneAfterTheOther() throws {
    let (host, model) = make {
      $0.isPresented = true
      $0.isSecondPresented = true
      $0.item = Numbered(id: 7)
    }
    try host.settle()
    #expect(host.exists("Sheet 0") && !host.exists("Second"))
    model.isPresented = false
    try host.settle()
    #expect(host.exists("Second") && !host.exists("Sheet 0"))
    model.isSecondPresented = false
    try host.settle()
    #expect(host.exists("Item 7"))
    #expect(model.log.filter { $0.contains("dismissed") } == ["dismissed", "second dismissed"])
  }

  @Test("A pending sheet whose request is withdrawn is never shown")
  func withdrawn() throws {
    let (host, model) = make { $0.isPresented = true }
    model.isSecondPresented = true
    try host.settle()
    model.isSecondPresented = false
    model.isPresented = false
    try host.settle()
    #expect(!host.exists("Second") && model.log.filter { $0.contains("dismissed") } == ["dismissed"])
  }

  @Test("PH-19 A sheet that is requested again during its removal returns with its state, and onDismiss isn't called")
  func turnsRound() throws {
    let (host, model) = make { $0.isPresented = true }
    try host.settle()
    model.isPresented = false
    host.advance(by: 0.1)
    model.isPresented = true
    host.render()
    #expect(host.exists("Sheet 0"))
    try host.settle()
    #expect(model.log == ["appear", "Sheet 0 appears"])
    #expect(try host.find(identifier: "Sheet 0").frame.maxY < 844)
    model.isPresented = false
    try host.settle()
    #expect(model.log.filter { $0 == "dismissed" }.count == 1)
  }

  @Test("An item with another id is presented after the first has been dismissed, and one with the same id updates the content")
  func items() throws {
    let (host, model) = make { $0.item = Numbered(id: 1) }
    try host.settle()
    model.item = Numbered(id: 1, name: "b")
    host.render()
    #expect(host.exists("Item 1b"))
    model.item = Numbered(id: 2)
    host.advance(by: 0.05)
    #expect(!host.exists("Item 2"))
    try host.settle()
    #expect(host.exists("Item 2") && !host.exists("Item 1b"))
    model.item = nil
    host.advance(by: 0.05)
    // PH-51 The last value is shown during the removal.
    #expect(host.graph.rootBox.layers.boxes.count == 1)
    try host.settle()
    #expect(
      model.log == [
        "appear", "Item 1 appears", "Item 1b disappears", "item dismissed", "Item 2 appears", "Item 2 disappears", "item dismissed",
      ])
  }

  @Test("A sheet presents another sheet over it, and dismissing the first dismisses both and calls each onDismiss")
  func nested() throws {
    let (host, model) = make {
      $0.isPresented = true
      $0.isNestedPresented = true
    }
    try host.settle()
    #expect(host.exists("Nested") && !host.exists("Sheet 0"))
    try host.tap("Dismiss Nested")
    try host.settle()
    #expect(host.exists("Sheet 0") && model.isPresented)
    model.isNestedPresented = true
    try host.settle()
    model.isPresented = false
    try host.settle()
    #expect(!model.isNestedPresented && host.exists("Base"))
    #expect(model.log.filter { $0 == "nested dismissed" }.count == 2)
    #expect(model.log.filter { $0 == "dismissed" }.count == 1)
    #expect(host.graph.rootBox.layers.boxes.isEmpty)
  }

  @Test("Removing the presenter dismisses its sheet: the sheet's picture animates out, and its views are removed at once")
  func presenterGoes() throws {
    let (host, model) = make { $0.isPresented = true }
    try host.settle()
    model.hasPresenter = false
    host.render()
    #expect(host.exists("Base") && !model.isPresented)
    #expect(host.graph.rootBox.layers.boxes.count == 1)
    try host.tap("Base")
    try host.settle()
    #expect(host.graph.rootBox.layers.boxes.isEmpty)
    #expect(model.log.filter { $0 == "dismissed" }.count == 1 && model.log.contains("base"))
    host.close()
    #expect(host.leftovers().isEmpty)
  }

  @Test("A press outside of a sheet and Escape dismiss it unless interactive dismissal is disabled", arguments: sizes, [true, false])
  func outside(size: CGSize, isDisabled: Bool) throws {
    let (host, model) = make(size)
    let other = TestHost(size: size) {
      Color.clear.sheet(isPresented: Bindable(model).isPresented) {
        Text("Inside").frame(width: 100, height: 100).interactiveDismissDisabled(isDisabled).presentationDetents([.height(100)])
      }
    }
    _ = host
    for way in [0, 1] {
      model.isPresented = true
      try other.settle()
      if way == 0 { other.tap(at: CGPoint(x: 5, y: 20)) } else { #expect(other.press(.escape)) }
      #expect(model.isPresented == isDisabled)
      model.isPresented = false
      try other.settle()
    }
    #expect(!other.press(.escape))
  }

  @Test("A sheet whose binding rejects changes stays presented")
  func refuses() throws {
    let host = TestHost { Text("Base").sheet(isPresented: .constant(true)) { SheetContent(model: Model(), name: "Sheet") } }
    try host.settle()
    let frame = try host.find(identifier: "Sheet").frame
    try host.tap("Dismiss Sheet")
    host.press(.escape)
    host.usesTouch = true
    host.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 800))
    try host.settle()
    #expect(try host.find(identifier: "Sheet").frame == frame)
  }

  @Test("A full-screen cover fills the window without safe area insets, and neither Escape nor a drag dismisses it")
  func cover() throws {
    let model = Model()
    let host = TestHost(size: CGSize(width: 390, height: 844), safeArea: EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0)) {
      Text("Base").fullScreenCover(isPresented: Bindable(model).isPresented, onDismiss: { model.log.append("dismissed") }) {
        Color.red.accessibilityElement().accessibilityIdentifier("Cover")
      }
    }
    model.isPresented = true
    try host.settle()
    #expect(try host.find(identifier: "Cover").frame == CGRect(x: 0, y: 47, width: 390, height: 763))
    #expect(!host.press(.escape))
    host.usesTouch = true
    host.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 800))
    #expect(model.isPresented)
    model.isPresented = false
    try host.settle()
    #expect(model.log == ["dismissed"])
  }
}
