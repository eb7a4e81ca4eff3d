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
@Suite("Overlays above presentations")
struct OverlayAbovePresentationsTests {
  @Test(
    "PH-49 An overlay above presentations is laid out in the window's safe area, whatever its view's size, and shares its view's state")
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

  @Test("Views in the overlay inherit the environment of the modified view, and presses outside of them reach the content below")
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

  @Test("PH-47 The outermost of nested overlays is on top, and siblings are in source order regardless of their insertion")
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

  @Test("The overlay avoids the keyboard unless its content ignores that safe area, and its layout doesn't lay out the views below")
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

  @Test("Removing the modified view removes its overlay")
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
