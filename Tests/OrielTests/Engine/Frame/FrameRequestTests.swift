import Testing

@testable import Oriel

@MainActor
struct FrameRequestTests {
  @Test("A layout that enqueues an action is reported, and the action runs all the same")
  func actionInLayout() {
    let stage = Stage(Color.red)
    var hasRun = false
    stage.graph.inPhase(.layout) { stage.graph.enqueueAction { hasRun = true } }
    #expect(stage.messages == ["The step layout of a frame made a request for action, which it may not make."])
    stage.render()
    #expect(hasRun)
  }

  @Test("Drawing may request nothing but a timer")
  func drawing() {
    let stage = Stage(Color.red)
    stage.graph.inPhase(.drawing) { stage.graph.cancel(stage.graph.schedule(after: 1) {}) }
    #expect(stage.messages.isEmpty)
    stage.graph.inPhase(.drawing) { stage.graph.enqueueLayout(stage.graph.rootBox) }
    #expect(stage.messages == ["The step drawing of a frame made a request for layout, which it may not make."])
  }

  @Test("An update may request everything")
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
