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

  @Test("PH-29 One dimming view, however many modals, for as long as there is one")
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

  @Test("PH-30 A single modal's preferred colour is used; with two the layer's")
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

  @Test("PH-31 PH-32 A tap beside goes to the topmost modal alone, which may dismiss itself")
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

  @Test("PH-31 With none the tap ends at the dimming view")
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

  @Test("PH-31 PH-34 With passTapsThrough taps reach what is behind, and the modal's own still work")
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

  @Test("PH-33 A tap on a lower modal that sticks out counts as one beside the topmost")
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

  @Test("PH-36 After the last modal has gone the background takes taps again")
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
