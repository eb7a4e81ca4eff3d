import OrielKit
import SwiftUI
import Testing

@MainActor
@Suite struct PresentationHostDimmingTests {
  private let script = Script()

  private func stage(_ change: (inout PresentationHostLayerUIModel) -> Void = { _ in }) -> ModalStage {
    var uiModel = PresentationHostLayerUIModel()
    change(&uiModel)
    var preferring = PresentationHostUIModel()
    preferring.preferredDimmingViewColor = .pureBlue
    let script = script
    return ModalStage(
      Color.white
        .contentShape(.rect)
        .onTapGesture { script.log.append("background") }
        .slidingModal("one", script: script) { Color.pureRed.onTapGesture { script.log.append("modal one") } }
        .slidingModal("two", script: script) { Color.pureGreen.frame(width: 100, height: 100) }
        .slidingModal("blue", script: script, uiModel: preferring) { Color.pureRed }
        .filling().presentationHostLayer(uiModel: uiModel))
  }

  @Test("PH-29 Several modals have one dimming view, which exists as long as one of them does")
  func dimsOnce() {
    let stage = stage { $0.dimmingViewColor = Color.black.opacity(0.5) }
    #expect(stage.color(10, 10) == Paint.white)
    script["one"] = true
    stage.advance(by: 0.5)
    let dimmed = stage.color(10, 10)
    #expect(abs(dimmed[0] - 128) < 2)
    script["two"] = true
    stage.advance(by: 0.5)
    #expect(stage.color(10, 10) == dimmed)
    script["one"] = false
    stage.advance(by: 0.5)
    #expect(stage.color(10, 10) == dimmed)
    script["two"] = false
    stage.advance(by: 0.5)
    #expect(stage.color(10, 10) == Paint.white)
  }

  @Test("PH-30 A single modal's preferred dimming color is used, and the layer's color for several modals")
  func preferredColor() {
    let stage = stage { $0.dimmingViewColor = .pureGreen }
    script["blue"] = true
    stage.advance(by: 0.5)
    #expect(stage.color(10, 10) == Paint.blue)
    script["one"] = true
    stage.advance(by: 0.5)
    #expect(stage.color(10, 10) == Paint.green)
    script["one"] = false
    stage.advance(by: 0.5)
    #expect(stage.color(10, 10) == Paint.blue)
  }

  @Test("PH-31 PH-32 A tap beside the modals is sent to the topmost one only, which can dismiss itself")
  func tapIsSent() {
    let stage = stage()
    script["one"] = true
    stage.advance(by: 0.5)
    script["two"] = true
    stage.advance(by: 0.5)
    script.log = []
    stage.tap(10, 10)
    #expect(script.log == ["two tap", "two dismiss"])
    #expect(script["one"])
    #expect(!script["two"])
  }

  @Test("PH-31 With the tap action none, the dimming view swallows taps")
  func tapIsSwallowed() {
    let stage = stage { $0.dimmingViewTapAction = .none }
    script["one"] = true
    stage.advance(by: 0.5)
    script.log = []
    stage.tap(10, 10)
    #expect(script.log.isEmpty)
    let sending = self.stage()
    sending.advance(by: 0.5)
    script.log = []
    sending.tap(10, 10)
    #expect(script.log.contains("one tap"))
  }

  @Test("PH-31 PH-34 With passTapsThrough taps reach the views behind, and the modal still receives its own")
  func tapPasses() {
    let stage = stage {
      $0.dimmingViewTapAction = .passTapsThrough
      $0.dimmingViewColor = .clear
    }
    script["one"] = true
    stage.advance(by: 0.5)
    script.log = []
    stage.tap(10, 10)
    stage.tap(200, 200)
    #expect(script.log == ["background", "modal one"])
  }

  @Test("PH-33 A tap on the visible part of a lower modal counts as a tap beside the topmost one")
  func lowerModal() {
    let stage = stage()
    script["one"] = true
    stage.advance(by: 0.5)
    script["two"] = true
    stage.advance(by: 0.5)
    script.log = []
    stage.tap(70, 70)
    #expect(script.log == ["two tap", "two dismiss"])
  }

  @Test("PH-36 When the last modal has disappeared, the background receives taps again")
  func backgroundIsFree() {
    let stage = stage()
    script["one"] = true
    stage.advance(by: 0.5)
    script["one"] = false
    stage.advance(by: 0.5)
    script.log = []
    stage.tap(200, 200)
    #expect(script.log == ["background"])
  }
}
