import Foundation
import OrielTesting
import Testing

@testable import Oriel

@Observable
private final class Model {
  var isShown = false
  var width: CGFloat = 40
}

private struct Counting: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Text("Below \(count)").overlayAbovePresentations(alignment: .bottom) {
        Button("Above \(count)") { count += 1 }.frame(height: 40)
      }
      Text("End")
    }
    .frame(width: 100, height: 100)
    .clipped()
    .environment(\.locale, Locale(identifier: "de_DE"))
  }
}

private struct Named: View {
  @Environment(\.locale) private var locale
  let name: String

  var body: some View {
    Text(verbatim: "\(name) \(locale.identifier)").frame(width: 60, height: 60).background(Color.red).accessibilityIdentifier(name)
  }
}

@MainActor
@Suite("Layers above presentations")
struct OverlayAbovePresentationsTests {
  @Test("PH-49 A layer is laid out in the window's safe area, whatever the size of the view that it belongs to, and has its state")
  func place() throws {
    let host = TestHost(size: CGSize(width: 400, height: 600), safeArea: EdgeInsets(top: 50, leading: 10, bottom: 30, trailing: 0)) {
      Counting()
    }
    let button = try host.find("Above 0")
    #expect(abs(button.frame.midX - 205) < 0.5 && abs(button.frame.midY - (600 - 30 - 20)) < 0.5)
    try host.tap("Above 0")
    #expect(host.exists("Above 1") && host.exists("Below 1"))
    host.resize(to: CGSize(width: 300, height: 500))
    #expect(try abs(host.find("Above 1").frame.midY - (500 - 30 - 20)) < 0.5)
    host.close()
    #expect(host.leftovers().isEmpty)
  }

  @Test("Views in a layer have the environment of the view that they belong to, and what the layer leaves free is reached below")
  func environment() throws {
    var taps = 0
    let host = TestHost(size: CGSize(width: 300, height: 300)) {
      Button {
        taps += 1
      } label: {
        Color.blue.frame(width: 300, height: 300)
      }
      .overlayAbovePresentations(alignment: .topLeading) { Named(name: "corner") }
      .environment(\.locale, Locale(identifier: "fr_FR"))
    }
    #expect(host.exists("corner fr_FR"))
    host.tap(at: CGPoint(x: 30, y: 30))
    #expect(taps == 0)
    host.tap(at: CGPoint(x: 90, y: 90))
    #expect(taps == 1)
  }

  @Test("PH-47 Of two layers the one further out is above, and of siblings the later one, whenever they come")
  func order() throws {
    let model = Model()
    struct Root: View {
      let model: Model
      var body: some View {
        VStack {
          if model.isShown { Color.clear.overlayAbovePresentations { Named(name: "first") } }
          Color.clear.overlayAbovePresentations { Named(name: "second") }
        }
        .overlayAbovePresentations { Named(name: "outer") }
      }
    }
    let host = TestHost { Root(model: model) }
    func names() -> [String] { host.allElements.compactMap(\.identifier) }
    #expect(names() == ["second", "outer"])
    model.isShown = true
    host.render()
    #expect(names() == ["first", "second", "outer"])
    model.isShown = false
    host.render()
    #expect(names() == ["second", "outer"])
  }

  @Test("A layer keeps clear of the keyboard, what ignores that doesn't, and the views below are not laid out for the layer")
  func keyboard() throws {
    let model = Model()
    struct Root: View {
      let model: Model
      var body: some View {
        Text("Base").overlayAbovePresentations(alignment: .bottom) {
          Color.red.frame(width: model.width, height: 20).accessibilityElement().accessibilityIdentifier("bar")
        }
        .overlayAbovePresentations(alignment: .bottom) {
          Color.blue.accessibilityElement().accessibilityIdentifier("all").ignoresSafeArea(.keyboard)
        }
      }
    }
    let host = TestHost(size: CGSize(width: 300, height: 600)) { Root(model: model) }
    host.keyboard.show(height: 200)
    try host.settle()
    #expect(try host.find(identifier: "bar").frame.maxY == 400)
    #expect(try host.find(identifier: "all").frame == CGRect(x: 0, y: 0, width: 300, height: 600))
    let mark = host.mark()
    model.width = 60
    host.render()
    #expect(try host.find(identifier: "bar").frame.width == 60)
    #expect(host.work(since: mark).placed <= 6)
  }

  @Test("A layer goes with the view that it belongs to")
  func goes() throws {
    let model = Model()
    model.isShown = true
    struct Root: View {
      let model: Model
      var body: some View {
        if model.isShown { Color.clear.overlayAbovePresentations { Named(name: "above") } }
        Text("Rest")
      }
    }
    let host = TestHost { Root(model: model) }
    let before = host.liveNodeCount
    #expect(host.exists("above"))
    model.isShown = false
    host.render()
    #expect(!host.exists("above") && host.graph.rootBox.layers.boxes.isEmpty && host.liveNodeCount < before)
  }
}
