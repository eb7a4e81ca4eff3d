import Foundation
import OrielTesting
import Testing

@testable import Oriel

@Observable
private final class Model {
  var isCovered = false
  var isInnerCovered = false
  var taps = 0
  var below = 0
  var keys = 0
  var field: String?
}

@Observable
private final class Hover { var isOver = false }

private struct Rows: View {
  let hover: Hover

  var body: some View {
    VStack { ForEach(0..<100, id: \.self) { Text(verbatim: "Row \($0)").font(.system(size: 3)) } }
      .contentShape(Rectangle())
      .onHover { hover.isOver = $0 }
  }
}

private struct Covered: View {
  let model: Model
  let hover: Hover

  var body: some View { Rows(hover: hover).outOfReach(model.isCovered) }
}

private struct Fields: View {
  @Bindable var model: Model
  @State private var name = ""
  @State private var other = ""
  @FocusState private var field: String?

  var body: some View {
    VStack {
      VStack {
        TextField("Name", text: $name).focused($field, equals: "name")
        Button("Press") { model.taps += 1 }
        Color.clear.frame(height: 20).overlayAbovePresentations(alignment: .top) { Button("In a layer") { model.taps += 1 } }
      }
      .onKeyPress(.escape) {
        model.keys += 1; return .handled
      }
      .outOfReach(model.isInnerCovered)
      .outOfReach(model.isCovered)
      .background { Color.blue.onTapGesture { model.below += 1 } }
      TextField("Other", text: $other).focused($field, equals: "other")
    }
    .onChange(of: field) { model.field = field }
    .onChange(of: model.keys) { if model.keys == 10 { field = "name" } else if model.keys == 20 { field = nil } }
  }
}

@MainActor
@Suite("Out of reach")
struct OutOfReachTests {
  private func make() -> (TestHost, Model) {
    let model = Model()
    return (TestHost(size: CGSize(width: 300, height: 400)) { Fields(model: model) }, model)
  }

  @Test("A view out of reach takes no hits, keys or focus and isn't accessible, and neither is an overlay that it presents")
  func nothing() throws {
    let (host, model) = make()
    let press = try host.find("Press").center
    let layer = try host.find("In a layer").center
    model.isCovered = true
    host.render()
    host.tap(at: press)
    host.tap(at: layer)
    #expect(model.taps == 0 && model.below == 1)
    #expect(!host.exists("Press") && !host.exists("Name") && !host.exists("In a layer") && host.exists("Other"))
    for _ in 0..<3 {
      host.press(.tab)
      #expect(model.field == "other")
    }
    model.isCovered = false
    host.render()
    host.tap(at: press)
    host.tap(at: layer)
    #expect(model.taps == 2)
  }

  @Test("A view that goes out of reach loses the focus, and regains it afterwards")
  func givesBack() throws {
    let (host, model) = make()
    try host.tap("Name")
    #expect(model.field == "name")
    model.isCovered = true
    host.render()
    host.render()
    #expect(model.field == nil && host.textInput == nil)
    host.press(.escape)
    #expect(model.keys == 0)
    model.isCovered = false
    host.render()
    host.render()
    #expect(model.field == "name" && host.textInput != nil)
  }

  @Test("A view that received the focus elsewhere meanwhile keeps it")
  func keeps() throws {
    let (host, model) = make()
    try host.tap("Name")
    model.isCovered = true
    host.render()
    try host.tap("Other")
    model.isCovered = false
    host.render()
    host.render()
    #expect(model.field == "other")
    model.isCovered = true
    host.render()
    model.isCovered = false
    host.render()
    host.render()
    #expect(model.field == "other")
  }

  @Test("A focus request inside takes effect when the view is in reach again, and a focus that was given up isn't restored")
  func focusRequest() throws {
    let (host, model) = make()
    model.isCovered = true
    host.render()
    model.keys = 10
    host.advance(by: 0.1)
    #expect(host.textInput == nil)
    model.isCovered = false
    host.advance(by: 0.1)
    #expect(model.field == "name" && host.textInput != nil)
    model.isCovered = true
    host.advance(by: 0.1)
    model.keys = 20
    host.advance(by: 0.1)
    model.isCovered = false
    host.advance(by: 0.1)
    #expect(model.field == nil && host.textInput == nil)
  }

  @Test("With nested barriers, the focus returns when both are removed, in any order", arguments: [true, false])
  func nested(innerFirst: Bool) throws {
    let (host, model) = make()
    try host.tap("Name")
    model.isCovered = true
    host.render()
    model.isInnerCovered = true
    host.render()
    if innerFirst { model.isInnerCovered = false } else { model.isCovered = false }
    host.advance(by: 0.1)
    #expect(host.textInput == nil)
    (model.isInnerCovered, model.isCovered) = (false, false)
    host.advance(by: 0.1)
    #expect(model.field == "name" && host.textInput != nil)
  }

  @Test("The modifier outOfReach causes no update inside, no layout and no drawing, and ends a hover")
  func cost() throws {
    let (model, hover) = (Model(), Hover())
    let host = TestHost { Covered(model: model, hover: hover) }
    host.hover(at: CGPoint(x: 195, y: 422))
    host.render()
    #expect(hover.isOver)
    let mark = host.mark()
    model.isCovered = true
    host.render()
    let work = host.work(since: mark)
    // The body of the view with the modifier, and nothing else.
    #expect(work.bodies == 1 && work.made == 0 && work.measured == 0 && work.placed == 0 && work.displayed == 0)
    host.render()
    #expect(!hover.isOver)
  }
}
