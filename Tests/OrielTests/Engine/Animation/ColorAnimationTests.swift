import Foundation
import Observation
import OrielDrawing
import Testing

@testable import Oriel

@MainActor @Observable
private final class Lamp {
  var isOn = false
}

@MainActor
@Suite("Animated colors")
struct ColorAnimationTests {
  private struct Lit: View {
    let lamp: Lamp
    let kind: Kind
    private var color: Color { lamp.isOn ? Color(red: 1, green: 0, blue: 0) : Color(red: 0, green: 0, blue: 1) }

    var body: some View {
      switch kind {
      case .textStyle: Text("a").foregroundStyle(color)
      case .textColor: Text("a").bold().foregroundColor(color)
      case .concatenation: (Text("a") + Text("b").bold()).foregroundColor(color)
      case .surroundings: HStack { Text("a") }.foregroundStyle(color)
      case .symbol: HStack { Image(systemName: "star") }.foregroundStyle(color)
      case .shape: HStack { Circle() }.foregroundStyle(color)
      case .filledShape: Circle().fill(color)
      }
    }
  }

  enum Kind: CaseIterable { case textStyle, textColor, concatenation, surroundings, symbol, shape, filledShape }

  private func colors(_ stage: Stage) -> [RGBA] {
    stage.nodes.compactMap { node in
      switch node.content {
      case .text(_, _, let color), .fill(_, _, .color(let color)), .stroke(_, _, .color(let color)): color
      case .image(_, let drawing): drawing.tint
      default: nil
      }
    }
  }

  @Test("A color change animates without evaluating a body or a layout in a tick, and ends at its target", arguments: Kind.allCases)
  func animated(kind: Kind) {
    let lamp = Lamp()
    let stage = Stage(Lit(lamp: lamp, kind: kind))
    #expect(colors(stage) == [RGBA(red: 0, green: 0, blue: 1)])
    let change = stage.work { withAnimation(.linear(duration: 1)) { lamp.isOn = true } }
    #expect(colors(stage) == [RGBA(red: 0, green: 0, blue: 1)])
    #expect(change.measured == 0 && change.placed == 0)
    let tick = stage.work { stage.advance(by: 0.5) }
    #expect(tick.bodies == 0 && tick.measured == 0 && tick.placed == 0)
    #expect(abs((colors(stage).first?.red ?? 0) - 0.5) < 1e-3 && abs((colors(stage).first?.blue ?? 0) - 0.5) < 1e-3)
    stage.advance(by: 0.6)
    #expect(colors(stage) == [RGBA(red: 1, green: 0, blue: 0)])
    #expect(stage.graph.isIdle)
  }

  @Test("A color change without an animation ends a running color animation", arguments: Kind.allCases)
  func interrupted(kind: Kind) {
    let lamp = Lamp()
    let stage = Stage(Lit(lamp: lamp, kind: kind))
    withAnimation(.linear(duration: 1)) { lamp.isOn = true }
    stage.render()
    stage.advance(by: 0.5)
    lamp.isOn = false
    stage.render()
    #expect(colors(stage) == [RGBA(red: 0, green: 0, blue: 1)])
    withAnimation(.linear(duration: 1)) { lamp.isOn = true }
    stage.render()
    stage.advance(by: 0.25)
    #expect(abs((colors(stage).first?.red ?? 0) - 0.25) < 1e-3)
  }

  @Test("An inherited color is animated by an animation modifier that watches a value")
  func implicit() {
    let lamp = Lamp()
    let stage = Stage(Watched(lamp: lamp))
    lamp.isOn = true
    stage.render()
    stage.advance(by: 0.5)
    #expect(abs((colors(stage).first?.red ?? 0) - 0.5) < 1e-3)
    stage.advance(by: 0.6)
    #expect(colors(stage) == [RGBA(red: 1, green: 0, blue: 0)] && stage.graph.isIdle)
  }

  private struct Watched: View {
    let lamp: Lamp

    var body: some View {
      HStack { Text("a") }
        .foregroundStyle(lamp.isOn ? Color(red: 1, green: 0, blue: 0) : Color(red: 0, green: 0, blue: 1))
        .animation(.linear(duration: 1), value: lamp.isOn)
    }
  }

  @Test("The completion runs when the color animation has ended")
  func completion() {
    let lamp = Lamp()
    let stage = Stage(Lit(lamp: lamp, kind: .textStyle))
    var ends = 0
    withAnimation(.linear(duration: 1), { lamp.isOn = true }, completion: { ends += 1 })
    stage.render()
    stage.advance(by: 0.5)
    #expect(ends == 0)
    stage.advance(by: 0.6)
    #expect(ends == 1)
  }
}
