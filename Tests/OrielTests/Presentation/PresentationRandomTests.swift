import Foundation
import OrielTesting
import Testing

@testable import Oriel

/// The state of six presentations; each presenting context shows at most one at a time.
@Observable
private final class Model {
  var flags = Array(repeating: false, count: 6)
  var hasThird = true
  /// The numbers of appearances and disappearances of each presentation's content, and of its dismissals.
  var appeared = Array(repeating: 0, count: 6)
  var disappeared = Array(repeating: 0, count: 6)
  var dismissed = Array(repeating: 0, count: 6)

  func binding(_ index: Int) -> Binding<Bool> {
    Binding {
      self.flags[index]
    } set: {
      self.flags[index] = $0
    }
  }
}

private struct Root: View {
  let model: Model

  var body: some View {
    VStack {
      Text("A").modifier(Presents(model: model, index: 0, nested: 1))
      Text("B").modifier(Presents(model: model, index: 2, nested: nil))
      if model.hasThird { Text("C").modifier(Presents(model: model, index: 3, nested: 4)) }
      Text("D").alert("Alert", isPresented: model.binding(5)) { Button("Go") {} }
    }
  }
}

private struct Presents: ViewModifier {
  let model: Model
  let index: Int
  let nested: Int?

  func body(content: Content) -> some View {
    content.sheet(isPresented: model.binding(index), onDismiss: { model.dismissed[index] += 1 }) {
      Group {
        if let nested {
          Text("Sheet \(index)").sheet(isPresented: model.binding(nested), onDismiss: { model.dismissed[nested] += 1 }) {
            Text("Nested \(nested)").presentationDetents([.medium, .large])
              .onAppear { model.appeared[nested] += 1 }.onDisappear { model.disappeared[nested] += 1 }
          }
        } else {
          Text("Sheet \(index)")
        }
      }
      .onAppear { model.appeared[index] += 1 }.onDisappear { model.disappeared[index] += 1 }
    }
  }
}

@MainActor
@Suite("Random presentations")
struct PresentationRandomTests {
  @Test(
    "500 random steps keep the order of presentations, and in the settled state exactly the requested ones are shown",
    arguments: SeededGenerator.seeds(1...3))
  func steps(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let model = Model()
    let host = TestHost(size: CGSize(width: 390, height: 844)) { Root(model: model) }
    try host.settle()
    let nodes = host.liveNodeCount
    for step in 0..<500 {
      let what: Comment = "seed \(seed), step \(step)"
      let index = Int.random(in: 0..<6, using: &generator)
      switch Int.random(in: 0..<12, using: &generator) {
      case 0...3: model.flags[index] = true
      case 4...5: model.flags[index] = false
      case 6: host.press(.escape)
      case 7: host.tap(at: CGPoint(x: .random(in: 0...390, using: &generator), y: .random(in: 0...844, using: &generator)))
      case 8:
        host.usesTouch = true
        let x = CGFloat.random(in: 0...390, using: &generator)
        host.drag(
          from: CGPoint(x: x, y: .random(in: 0...844, using: &generator)), to: CGPoint(x: x, y: .random(in: 0...844, using: &generator)),
          duration: 0.1)
        host.usesTouch = false
      case 9:
        host.resize(
          to: CGSize(width: [390, 844, 1000].randomElement(using: &generator)!, height: .random(in: 100...900, using: &generator)))
      case 10: model.hasThird.toggle()
      default:
        host.suspend()
        host.resume()
      }
      host.advance(by: Double.random(in: 0...0.4, using: &generator))
      let shown = host.graph.presentations.shown
      // One presentation per context is shown.
      #expect(Set(shown.map(\.presentation.context)).count == shown.count, what)
      for index in 0..<5 {
        #expect(model.appeared[index] - model.disappeared[index] >= 0 && model.appeared[index] - model.disappeared[index] <= 1, what)
        #expect(model.appeared[index] - model.dismissed[index] >= 0 && model.appeared[index] - model.dismissed[index] <= 1, what)
      }
      if step % 10 == 9 {
        try host.settle()
        let boxes = host.graph.rootBox.layers.boxes
        #expect(boxes.count == host.graph.presentations.shown.count, what)
        let asked = [0, 2, 5].contains { model.flags[$0] } || model.hasThird && model.flags[3]
        #expect(asked == !boxes.isEmpty, what)
        #expect(host.graph.rootBox.layers.cover.isRaised == !boxes.isEmpty, what)
      }
    }
    model.flags = model.flags.map { _ in false }
    model.hasThird = true
    try host.settle()
    try host.settle()
    #expect(host.liveNodeCount == nodes, "seed \(seed)")
    #expect(model.appeared == model.disappeared && model.appeared == model.dismissed, "seed \(seed)")
    host.close()
    #expect(host.leftovers().isEmpty, "seed \(seed)")
  }

  @Test("A thousand presented and dismissed sheets leave no nodes and boxes")
  func many() throws {
    let model = Model()
    let host = TestHost { Root(model: model) }
    try host.settle()
    let nodes = host.liveNodeCount
    for _ in 0..<1000 {
      model.flags[0] = true
      host.advance(by: 1.0 / 30)
      model.flags[0] = false
      try host.settle()
    }
    #expect(host.liveNodeCount == nodes && host.graph.rootBox.layers.boxes.isEmpty && model.dismissed[0] == 1000)
    #expect(host.graph.rootBox.children.count == 1)
  }
}
