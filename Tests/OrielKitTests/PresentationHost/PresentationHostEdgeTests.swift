import SwiftUI
import Testing

@testable import OrielKit

/// Modals without animations, or with incomplete ones.
@MainActor
@Suite(.serialized) struct PresentationHostEdgeTests {
  private struct Bare: View {
    let script: Script
    var uiModel = PresentationHostUIModel()
    let onDismissRequest: (@escaping () -> Void) -> Void

    var body: some View {
      ZStack {
        Color.white
        if script.showsHost {
          Color.white.presentationHost(
            id: "bare", uiModel: uiModel, isPresented: script.binding("bare"), onPresent: { script.log.append("onPresent") },
            onDismiss: { script.log.append("onDismiss") }, content: { BareModal(onDismissRequest: onDismissRequest) })
        }
      }
      .presentationHostLayer()
    }
  }

  private struct BareModal: View {
    let onDismissRequest: (@escaping () -> Void) -> Void
    @Environment(\.presentationHostPresentationMode) private var mode: PresentationHostPresentationMode!

    var body: some View {
      Color.pureRed.onReceive(mode.dismissPublisher) { onDismissRequest($0) }
    }
  }

  private let script = Script()

  @Test("PH-10 A completion that is called at once removes the modal at once")
  func immediate() {
    let stage = ModalStage(Bare(script: script, onDismissRequest: { $0() }))
    script["bare"] = true
    stage.settle()
    #expect(stage.color(200, 200) == Paint.red)
    script["bare"] = false
    stage.settle()
    #expect(script.log == ["onPresent", "onDismiss"])
  }

  @Test("PH-18 With dismissesModalWhenHostDisappears set to false a modal outlives its host, and still follows the flag")
  func outlivesHost() {
    var uiModel = PresentationHostUIModel()
    uiModel.dismissesModalWhenHostDisappears = false
    let stage = ModalStage(Bare(script: script, uiModel: uiModel, onDismissRequest: { $0() }))
    script["bare"] = true
    stage.settle()
    script.showsHost = false
    stage.settle()
    #expect(script["bare"])
    #expect(stage.color(200, 200) == Paint.red)
    script["bare"] = false
    stage.settle()
    #expect(script.log == ["onPresent", "onDismiss"])
  }

  @Test("PH-18 A host that returns takes over its modal")
  func adopted() {
    var uiModel = PresentationHostUIModel()
    uiModel.dismissesModalWhenHostDisappears = false
    let stage = ModalStage(Bare(script: script, uiModel: uiModel, onDismissRequest: { $0() }))
    script["bare"] = true
    stage.settle()
    script.showsHost = false
    stage.settle()
    script.showsHost = true
    stage.settle()
    #expect(script.log == ["onPresent"])
    script["bare"] = false
    stage.settle()
    #expect(script.log == ["onPresent", "onDismiss"])
  }

  @Test("PH-21 A completion that is released without being called is reported, and the modal is removed")
  func lostCompletion() async {
    let stage = ModalStage(Bare(script: script, onDismissRequest: { _ in }))
    script["bare"] = true
    stage.settle()
    script["bare"] = false
    stage.settle()
    for _ in 0..<100 where stage.messages(about: "\"bare\"").isEmpty { await Task.yield() }
    stage.settle()
    #expect(stage.messages(about: "\"bare\"").count == 1)
    #expect(script.log == ["onPresent", "onDismiss"])
  }

  @Test("PH-21 Closing the window doesn't report a released completion", arguments: [false, true])
  func closedWindow(isInRemovedSubtree: Bool) async {
    let id = isInRemovedSubtree ? "closed on its way out" : "closed"
    let stage = ModalStage(
      Color.white.slidingModal(id, script: script) { Color.pureRed }.frame(maxWidth: .infinity, maxHeight: .infinity)
        .presentationHostLayer())
    script[id] = true
    stage.advance(by: 1)
    if isInRemovedSubtree {
      script[id] = false
      stage.advance(by: 0.1)
    }
    stage.host.close()
    for _ in 0..<100 { await Task.yield() }
    #expect(stage.messages(about: "\"\(id)\"").isEmpty)
    #expect(script.log.last == "\(id) onDismiss")
  }

  @Test("PH-21 A modal stays until its retained completion is called")
  func keptCompletion() {
    var kept: (() -> Void)?
    let stage = ModalStage(Bare(script: script, onDismissRequest: { kept = $0 }))
    script["bare"] = true
    stage.settle()
    script["bare"] = false
    stage.advance(by: 5)
    #expect(stage.color(200, 200) == Paint.red)
    kept?()
    kept?()
    stage.settle()
    #expect(script.log == ["onPresent", "onDismiss"])
  }

  @Test("PH-9 A modal that is dismissed in the frame that presents it is never drawn, and its callbacks are paired")
  func neverSeen() {
    let stage = ModalStage(Bare(script: script, onDismissRequest: { $0() }))
    for _ in 0..<3 {
      script["bare"] = true
      script["bare"] = false
      stage.settle()
    }
    #expect(script.log.filter { $0 == "onPresent" }.count == script.log.filter { $0 == "onDismiss" }.count)
    #expect(stage.color(200, 200) == Paint.white)
  }

  @Test("PH-36 A thousand presentations leave no nodes")
  func noLeaks() {
    let stage = ModalStage(Bare(script: script, onDismissRequest: { $0() }))
    let before = stage.liveNodeCount
    for _ in 0..<1_000 {
      script["bare"] = true
      stage.jump(by: 1)
      script["bare"] = false
      stage.jump(by: 1)
    }
    #expect(stage.liveNodeCount == before)
    #expect(script.log.count == 2_000)
  }
}
