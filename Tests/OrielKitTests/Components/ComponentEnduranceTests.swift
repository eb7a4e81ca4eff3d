import OrielKit
import OrielTesting
import SwiftUI
import Testing

@MainActor
@Suite("Components: endurance")
struct ComponentEnduranceTests {
  @Test("A component that is presented and dismissed many times leaves no nodes, timers or animations", arguments: Component.allCases)
  func cycles(_ component: Component) {
    let stage = ComponentStage { Color.white.component(component, script: $0) }
    func cycle() {
      stage.script["it"] = true
      stage.host.advance(by: 0.4)
      stage.script["it"] = false
      stage.host.advance(by: 0.6)
    }
    cycle()
    let count = stage.host.liveNodeCount
    for _ in 0..<20 { cycle() }
    #expect(stage.host.liveNodeCount == count)
    #expect(stage.host.leftovers().isEmpty && stage.host.messages.isEmpty)
    #expect(stage.script.log.count == 42)
  }

  @Test("A component that is presented and dismissed 20 times leaves no boxes", arguments: Component.allCases)
  func boxes(_ component: Component) {
    let stage = ComponentStage { Color.white.component(component, script: $0) }
    let census = BoxCensus()
    for _ in 0..<20 {
      stage.script["it"] = true
      stage.host.advance(by: 0.4)
      census.note(stage.host)
      stage.script["it"] = false
      stage.host.advance(by: 0.6)
    }
    #expect(census.strays.isEmpty)
    stage.host.close()
    // The box of the window itself.
    #expect(census.liveCount == 1)
  }

  @Test("A component that is presented and dismissed at random times ends in the state of its flag", arguments: Component.allCases)
  func anyMoment(_ component: Component) {
    let seed = UInt64.random(in: .min ... .max)
    print("Component at any moment, seed \(seed)")
    var generator = SeededGenerator(seed: seed)
    let stage = ComponentStage { Color.white.component(component, script: $0) }
    stage.present()
    let texts = stage.drawnTexts
    stage.script["it"] = false
    stage.host.advance(by: 1)
    for _ in 0..<60 {
      stage.script["it"].toggle()
      stage.host.advance(by: Double.random(in: 0...0.4, using: &generator))
      if Int.random(in: 0..<8, using: &generator) == 0 {
        stage.host.advance(by: 1)
        #expect(stage.script["it"] ? stage.drawsTexts(like: texts) : stage.drawnTexts.isEmpty, "seed \(seed)")
      }
    }
    stage.script["it"] = false
    stage.host.advance(by: 1)
    #expect(stage.drawnTexts.isEmpty && stage.host.leftovers().isEmpty, "seed \(seed)")
    let presented = stage.script.log.count { $0 == "it onPresent" }
    #expect(presented == stage.script.log.count { $0 == "it onDismiss" }, "seed \(seed)")
  }
}
