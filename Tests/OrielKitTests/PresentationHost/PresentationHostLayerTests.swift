import Oriel
import SwiftUI
import Testing

@testable import OrielKit

@MainActor
@Suite(.serialized) struct PresentationHostLayerTests {
  private let script = Script()

  @Test("PH-2 PH-6 Modals are clipped to the frame of a layer that is scoped to a view")
  func clipped() {
    script["one"] = true
    let stage = ModalStage(
      Color.white
        .slidingModal("one", script: script) { Color.pureRed }
        .frame(width: 200, height: 200)
        .presentationHostLayer()
        .filling())
    stage.advance(by: 0.5)
    #expect(stage.color(105, 105) == Paint.red)
    #expect(stage.color(295, 295) == Paint.red)
    #expect(stage.color(97, 200) == Paint.white)
    #expect(stage.color(200, 303) == Paint.white)
  }

  @Test("PH-3 PH-16 A modal that is presented later is above earlier ones")
  func laterIsAbove() {
    let stage = ModalStage(
      Color.white
        .slidingModal("one", script: script) { Color.pureRed }
        .slidingModal("two", script: script) { Color.pureBlue }
        .filling().presentationHostLayer())
    script["two"] = true
    stage.advance(by: 1)
    script["one"] = true
    stage.advance(by: 1)
    #expect(stage.color(200, 200) == Paint.red)
    script["one"] = false
    stage.advance(by: 1)
    #expect(stage.color(200, 200) == Paint.blue)
  }

  @Test("PH-4 A second modal with the id of a presented one isn't presented, and is reported once")
  func duplicateID() {
    let other = Script()
    let stage = ModalStage(
      ZStack {
        Color.white.slidingModal("same", script: script) { Color.pureRed }
        Color.clear.slidingModal("same", script: other) { Color.pureBlue }
      }
      .filling().presentationHostLayer())
    script["same"] = true
    stage.advance(by: 0.5)
    other["same"] = true
    stage.advance(by: 0.5)
    #expect(stage.color(200, 200) == Paint.red)
    #expect(other.log.isEmpty)
    #expect(stage.messages(about: "\"same\"").count == 1)
    other["same"] = false
    stage.advance(by: 0.5)
    #expect(stage.color(200, 200) == Paint.red)
  }

  @Test("PH-5 layerID selects the layer, and nil is the default layer")
  func layerIDs() {
    let stage = ModalStage(
      Color.white
        .slidingModal("one", script: script) { Color.pureRed }
        .slidingModal("two", layerID: "x", script: script) { Color.pureBlue }
        .frame(width: 100, height: 100)
        .presentationHostLayer(id: "x")
        .filling()
        .presentationHostLayer())
    script["one"] = true
    script["two"] = true
    stage.advance(by: 0.5)
    #expect(stage.color(200, 200) == Paint.red)
    script["one"] = false
    stage.advance(by: 0.5)
    #expect(stage.color(200, 200) == Paint.blue)
    #expect(stage.color(140, 200) != Paint.blue)
  }

  @Test("PH-22 A request to a missing layer waits until the layer exists, and is reported once")
  func missingLayer() {
    struct Root: View {
      let script: Script
      var body: some View {
        Color.white.slidingModal("one", layerID: script.text, script: script) { Color.pureRed }
          .filling().presentationHostLayer(id: "late")
      }
    }
    script["one"] = true
    script.text = "missing"
    let stage = ModalStage(Root(script: script))
    stage.advance(by: 0.5)
    script.size = 200
    stage.advance(by: 0.5)
    #expect(stage.color(200, 200) == Paint.white)
    let said = stage.messages(about: "\"missing\"")
    #expect(said.count == 1 && said[0].contains("(Root"), "\(said)")
    script.text = "late"
    stage.advance(by: 0.5)
    #expect(stage.color(200, 200) == Paint.red)
  }

  @Test("PH-23 Layers with the same id in two windows present separately")
  func windowsApart() {
    let other = Script()
    func root(_ script: Script) -> some View {
      Color.white.slidingModal("one", script: script) { Color.pureRed }.filling().presentationHostLayer()
    }
    let (first, second) = (ModalStage(root(script)), ModalStage(root(other)))
    script["one"] = true
    first.advance(by: 0.5)
    second.advance(by: 0.5)
    #expect(first.color(200, 200) == Paint.red)
    #expect(second.color(200, 200) == Paint.white)
  }

  @Test("PH-17 A host in a modal presents into the same layer, and its modal is dismissed with the outer one")
  func nested() {
    let script = script
    let stage = ModalStage(
      Color.white
        .slidingModal("one", script: script) {
          Color.pureRed.slidingModal("two", script: script) { Color.pureBlue }
        }
        .filling().presentationHostLayer())
    script["one"] = true
    stage.advance(by: 1)
    script["two"] = true
    stage.advance(by: 1)
    #expect(stage.color(200, 200) == Paint.blue)
    script["two"] = false
    stage.advance(by: 1)
    #expect(stage.color(200, 200) == Paint.red)
    script["two"] = true
    stage.advance(by: 1)
    script["one"] = false
    stage.advance(by: 1)
    #expect(!script["two"])
    stage.advance(by: 1)
    #expect(stage.color(200, 200) == Paint.white)
  }

  @Test("PH-45 A fixed frame confines modals to its size")
  func fixedFrame() {
    var uiModel = PresentationHostLayerUIModel()
    uiModel.frame = .fixed(size: CGSize(width: 100, height: 100), alignment: .topLeading, offset: CGSize(width: 10, height: 20))
    let stage = ModalStage(
      Color.white.slidingModal("one", script: script) { Color.pureRed }.filling().presentationHostLayer(uiModel: uiModel))
    script["one"] = true
    stage.advance(by: 0.5)
    #expect(stage.color(15, 25) == Paint.red)
    #expect(stage.color(105, 115) == Paint.red)
    #expect(stage.color(5, 25) == Paint.white)
    #expect(stage.color(115, 25) == Paint.white)
  }
}
