import OrielKit
import SwiftUI
import Testing

/// The state of a layer at the last evaluation of a view below it.
@MainActor
private final class Window {
  var layers: PresentationHostLayers?
  var presented: [String] = []
  var waiting: [String] = []

  var proxy: PresentationHostLayerProxy? { layers?[nil] }
}

@MainActor
@Suite("Presentation host: queues")
struct PresentationHostQueueTests {
  private struct Reader: View {
    let window: Window
    @Environment(\.presentationHostLayers) private var layers

    var body: some View {
      window.layers = layers
      window.presented = layers[nil]?.presentedIDs ?? []
      window.waiting = layers[nil]?.waitingIDs ?? []
      return Color.clear
    }
  }

  private struct Root: View {
    let script: Script
    let window: Window
    let policy: PresentationHostLayerUIModel.QueuePolicy

    var body: some View {
      let uiModel = PresentationHostLayerUIModel {
        $0.queuePolicy = script.text == "stack" ? .stack : policy
        $0.dimmingViewColor = .clear
      }
      ZStack {
        Reader(window: window)
        Color.clear.slidingModal("a", script: script) { Color.pureRed }
        Color.clear.slidingModal("b", script: script, uiModel: PresentationHostUIModel { $0.kind = "note" }) { Color.pureGreen }
        Color.clear.slidingModal("c", script: script, uiModel: PresentationHostUIModel { $0.kind = "note" }) { Color.pureBlue }
        if script.showsHost {
          Color.clear.slidingModal("urgent", script: script, uiModel: PresentationHostUIModel { $0.priority = 1 }) { Color.pureRed }
        }
      }
      .filling()
      .presentationHostLayer(uiModel: uiModel)
    }
  }

  private let script = Script()
  private let window = Window()

  private func stage(_ policy: PresentationHostLayerUIModel.QueuePolicy) -> ModalStage {
    ModalStage(Root(script: script, window: window, policy: policy))
  }

  private func ask(_ ids: String..., in stage: ModalStage) {
    for id in ids {
      script[id] = true
      stage.settle()
    }
  }

  private func leave(_ id: String, in stage: ModalStage) {
    script[id] = false
    stage.advance(by: 0.5)
  }

  @Test("PH-53 The stack policy presents all modals, and one with a higher priority is above later ones")
  func stack() {
    let stage = stage(.stack)
    ask("urgent", "a", "b", in: stage)
    #expect(window.presented == ["a", "b", "urgent"])
    #expect(window.waiting.isEmpty)
    stage.advance(by: 0.5)
    #expect(stage.color(200, 200) == Paint.red)
    leave("urgent", in: stage)
    #expect(stage.color(200, 200) == Paint.green)
  }

  @Test("PH-53 The enqueue policy presents one modal at a time, the next one when the previous has disappeared")
  func enqueue() {
    let stage = stage(.enqueue)
    ask("a", "b", "c", in: stage)
    stage.advance(by: 0.5)
    #expect(window.presented == ["a"] && window.waiting == ["b", "c"])
    #expect(stage.color(200, 200) == Paint.red)
    script["a"] = false
    stage.advance(by: 0.1)
    #expect(window.presented.isEmpty && window.waiting == ["b", "c"])
    stage.advance(by: 0.6)
    #expect(window.presented == ["b"] && window.waiting == ["c"])
    leave("b", in: stage)
    #expect(window.presented == ["c"])
    #expect(script.log.filter { $0.hasPrefix("b ") } == ["b onPresent", "b present", "b dismiss", "b onDismiss"])
    leave("c", in: stage)
    #expect(window.presented.isEmpty && stage.color(200, 200) == Paint.white)
  }

  @Test("PH-14 PH-53 Simultaneous requests are handled in the order of their hosts")
  func oneMoment() {
    let stage = stage(.enqueue)
    for id in ["c", "b", "a"] { script[id] = true }
    stage.settle()
    #expect(window.presented == ["a"] && window.waiting == ["b", "c"])
  }

  @Test("PH-53 In a queue a higher priority is next, but doesn't interrupt the presented modal")
  func priority() {
    let stage = stage(.enqueue)
    ask("a", "b", "urgent", "c", in: stage)
    #expect(window.presented == ["a"] && window.waiting == ["urgent", "b", "c"])
  }

  @Test("PH-53 A request that is withdrawn while it waits is never presented")
  func takenBack() {
    let stage = stage(.enqueue)
    ask("a", "b", in: stage)
    #expect(window.waiting == ["b"])
    script["b"] = false
    stage.settle()
    #expect(window.presented == ["a"] && window.waiting.isEmpty)
    leave("a", in: stage)
    #expect(window.presented.isEmpty)
    #expect(!script.log.contains { $0.hasPrefix("b") })
  }

  @Test("PH-53 PH-18 A waiting request is removed with its host, and its flag is set to false")
  func hostGoes() {
    let stage = stage(.enqueue)
    ask("a", "urgent", in: stage)
    #expect(window.waiting == ["urgent"] && script["urgent"])
    script.showsHost = false
    stage.settle()
    #expect(window.waiting.isEmpty && !script["urgent"])
  }

  @Test("PH-53 clear() sets the flags of waiting requests to false, and the presented modal stays")
  func clear() {
    let stage = stage(.enqueue)
    ask("a", "b", "c", in: stage)
    window.proxy?.clear()
    stage.settle()
    #expect(window.presented == ["a"] && window.waiting.isEmpty)
    #expect(script["a"] && !script["b"] && !script["c"])
    ask("c", in: stage)
    #expect(window.waiting == ["c"])
  }

  @Test("PH-53 dismissAll() dismisses all modals of a layer")
  func dismissAll() {
    let stage = stage(.stack)
    ask("a", "b", in: stage)
    stage.advance(by: 0.5)
    window.proxy?.dismissAll()
    stage.settle()
    #expect(window.presented.isEmpty && !script["a"] && !script["b"])
    stage.advance(by: 0.5)
    #expect(script.log.filter { $0.hasSuffix("onDismiss") }.count == 2)
  }

  @Test("PH-53 The replace policy dismisses the presented modal for a new one, and only the newest waiting request is presented")
  func replace() {
    let stage = stage(.replace)
    ask("a", in: stage)
    stage.advance(by: 0.5)
    ask("b", in: stage)
    #expect(!script["a"] && window.waiting == ["b"])
    ask("c", in: stage)
    #expect(!script["b"] && window.waiting == ["c"])
    stage.advance(by: 1)
    #expect(window.presented == ["c"] && stage.color(200, 200) == Paint.blue)
    #expect(!script.log.contains("b onPresent"))
    #expect(script.log.contains("a onDismiss"))
  }

  @Test("PH-53 The replace policy rejects requests with a lower priority than the presented modal")
  func replaceByPriority() {
    let stage = stage(.replace)
    ask("urgent", "a", in: stage)
    #expect(!script["a"] && script["urgent"])
    #expect(window.presented == ["urgent"] && window.waiting.isEmpty)
    ask("b", in: stage)
    #expect(!script["b"])
  }

  @Test("PH-53 PH-19 A replaced modal that is requested again while it animates out returns, and its successor is rejected")
  func comesBack() {
    let stage = stage(.replace)
    ask("a", in: stage)
    stage.advance(by: 0.5)
    ask("b", in: stage)
    stage.advance(by: 0.1)
    ask("a", in: stage)
    #expect(window.presented == ["a"] && window.waiting.isEmpty && !script["b"])
    stage.advance(by: 1)
    #expect(stage.color(200, 200) == Paint.red)
    #expect(script.log.filter { $0.hasPrefix("a on") } == ["a onPresent"])
  }

  @Test("PH-53 The dropDuplicates policy rejects requests of the same kind as a presented or waiting one")
  func dropDuplicates() {
    let stage = stage(.dropDuplicates)
    ask("b", "c", "a", in: stage)
    #expect(window.presented == ["b"] && window.waiting == ["a"])
    #expect(!script["c"])
    leave("b", in: stage)
    ask("c", in: stage)
    #expect(window.presented == ["a"] && window.waiting == ["c"])
    ask("b", in: stage)
    #expect(!script["b"])
  }

  @Test("PH-53 When a queue's policy changes to stack, all waiting modals are presented")
  func policyChanges() {
    let stage = stage(.enqueue)
    ask("a", "b", "c", in: stage)
    script.text = "stack"
    stage.settle()
    #expect(window.presented == ["a", "b", "c"] && window.waiting.isEmpty)
  }

  @Test("PH-21 remove(id:) removes a modal at once, sets its flag to false and calls onDismiss once")
  func forced() {
    let stage = stage(.stack)
    ask("a", "b", in: stage)
    stage.advance(by: 0.5)
    #expect(window.proxy?.remove(id: "a") == true)
    #expect(window.proxy?.remove(id: "a") == false)
    #expect(script.log.suffix(1) == ["a onDismiss"] && !script["a"])
    stage.advance(by: 0.5)
    #expect(window.presented == ["b"] && stage.color(200, 200) == Paint.green)
    #expect(script.log.filter { $0 == "a onDismiss" }.count == 1)
    ask("a", in: stage)
    #expect(window.presented == ["b", "a"])
  }
}
