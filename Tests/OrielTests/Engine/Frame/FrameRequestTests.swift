import Testing

@testable import Oriel

@MainActor
struct FrameRequestTests {
  @Test("An action that is enqueued during layout is reported and runs nevertheless")
  func actionInLayout() {
    let stage = Stage(Color.red)
    var hasRun = false
    stage.graph.inPhase(.layout) { stage.graph.enqueueAction { hasRun = true } }
    #expect(stage.messages == ["The step layout of a frame made a request for action, which isn't permitted."])
    stage.render()
    #expect(hasRun)
  }

  @Test("Drawing can request timers only")
  func drawing() {
    let stage = Stage(Color.red)
    stage.graph.inPhase(.drawing) { stage.graph.cancel(stage.graph.schedule(after: 1) {}) }
    #expect(stage.messages.isEmpty)
    stage.graph.inPhase(.drawing) { stage.graph.enqueueLayout(stage.graph.rootBox) }
    #expect(stage.messages == ["The step drawing of a frame made a request for layout, which isn't permitted."])
  }

  @Test("An update can request actions, layout and timers")
  func update() {
    let stage = Stage(Color.red)
    stage.graph.inPhase(.update) {
      stage.graph.enqueueAction {}
      stage.graph.enqueueLayout(stage.graph.rootBox)
      stage.graph.cancel(stage.graph.schedule(after: 1) {})
    }
    #expect(stage.messages.isEmpty)
  }
}
