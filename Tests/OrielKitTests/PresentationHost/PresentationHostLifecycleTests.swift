import OrielKit
import SwiftUI
import Testing

@MainActor
@Suite struct PresentationHostLifecycleTests {
  private struct Root: View {
    let script: Script

    var body: some View {
      ZStack {
        Color.white
        if script.showsHost {
          Color.white
            .slidingModal("one", script: script) { Color.pureRed }
            .slidingModal("two", script: script) { Color.pureBlue }
        }
      }
      .filling()
      .presentationHostLayer()
    }
  }

  private let script = Script()

  @Test("PH-1 A host below a layer presents into the layer")
  func presents() {
    let stage = ModalStage(Root(script: script))
    #expect(stage.color(200, 200) == Paint.white)
    script["one"] = true
    stage.advance(by: 0.4)
    #expect(stage.color(200, 200) == Paint.red)
  }

  @Test("PH-9 onPresent is called on insertion, and then the modal receives one present event")
  func presentOrder() {
    let stage = ModalStage(Root(script: script))
    script["one"] = true
    stage.advance(by: 0.5)
    #expect(script.log == ["one onPresent", "one present"])
  }

  @Test("PH-10 A modal stays until it has called its completion, and then onDismiss is called")
  func dismissOrder() {
    let stage = ModalStage(Root(script: script))
    script["one"] = true
    stage.advance(by: 0.5)
    script.log = []
    script["one"] = false
    stage.advance(by: 0.1)
    #expect(script.log == ["one dismiss"])
    stage.advance(by: 0.4)
    #expect(script.log == ["one dismiss", "one onDismiss"])
  }

  @Test("PH-11 A modal is drawn until its dismiss animation has ended")
  func staysForAnimation() {
    let stage = ModalStage(Root(script: script))
    script["one"] = true
    stage.advance(by: 0.5)
    script["one"] = false
    stage.advance(by: 0.15)
    #expect(stage.color(200, 380) == Paint.red)
    stage.advance(by: 0.3)
    #expect(stage.color(200, 380) == Paint.white)
    #expect(script.log.last == "one onDismiss")
  }

  @Test("PH-12 The flag of the caller is false while the modal's own state still animates out")
  func twoStates() {
    let stage = ModalStage(Root(script: script))
    script["one"] = true
    stage.settle()
    // The flag is true, and the modal's own state has only begun to animate.
    #expect(script["one"])
    #expect(stage.color(200, 200) != Paint.red)
    stage.advance(by: 0.5)
    #expect(stage.color(200, 200) == Paint.red)
    script["one"] = false
    stage.advance(by: 0.1)
    #expect(!script["one"])
    #expect(stage.color(200, 350) == Paint.red)
  }

  @Test("PH-13 The reference modal of 300 by 300 points slides in from below the container")
  func reference() {
    let stage = ModalStage(Root(script: script))
    script["one"] = true
    stage.settle()
    #expect(stage.color(200, 398) != Paint.red)
    stage.advance(by: 0.15)
    #expect(stage.color(200, 380) == Paint.red)
    #expect(stage.color(200, 60) != Paint.red)
    stage.advance(by: 0.3)
    #expect(stage.color(52, 52) == Paint.red)
    #expect(stage.color(347, 347) == Paint.red)
    #expect(stage.color(45, 200) != Paint.red)
  }

  @Test("PH-14 All modals whose flags are initially true are presented in order")
  func initiallyTrue() {
    script["one"] = true
    script["two"] = true
    let stage = ModalStage(Root(script: script))
    stage.advance(by: 0.5)
    #expect(script.log.filter { $0.hasSuffix("onPresent") } == ["one onPresent", "two onPresent"])
    #expect(stage.color(200, 200) == Paint.blue)
    #expect(script.log.filter { $0.hasSuffix(" present") }.count == 2)
  }

  @Test("PH-15 A modal can be dismissed and another one presented after it")
  func sequential() {
    let stage = ModalStage(Root(script: script))
    script["one"] = true
    stage.advance(by: 1)
    script["one"] = false
    stage.advance(by: 1)
    script["two"] = true
    stage.advance(by: 1)
    #expect(stage.color(200, 200) == Paint.blue)
    #expect(script.log.suffix(4) == ["one dismiss", "one onDismiss", "two onPresent", "two present"])
  }

  @Test("PH-18 When its host disappears, the modal is dismissed and the flag is set to false")
  func hostDisappears() {
    let stage = ModalStage(Root(script: script))
    script["one"] = true
    stage.advance(by: 0.5)
    script.showsHost = false
    stage.settle()
    #expect(!script["one"])
    #expect(script.log.last == "one dismiss")
    stage.advance(by: 0.5)
    #expect(script.log.last == "one onDismiss")
    #expect(stage.color(200, 200) == Paint.white)
  }

  @Test("PH-18 A host with a removal transition dismisses its modal at once, and not when the transition has ended")
  func hostFades() {
    let stage = ModalStage(Root(script: script))
    script["one"] = true
    stage.advance(by: 0.5)
    withAnimation(.linear(duration: 2)) { script.showsHost = false }
    stage.settle()
    #expect(!script["one"])
    #expect(script.log.last == "one dismiss")
    stage.advance(by: 3)
    #expect(script.log.filter { $0 == "one dismiss" }.count == 1)
    #expect(script.log.filter { $0 == "one onDismiss" }.count == 1)
    #expect(stage.color(200, 200) == Paint.white)
  }

  @Test("PH-19 A modal that is presented again while it animates out returns")
  func comesBack() {
    let stage = ModalStage(Root(script: script))
    script["one"] = true
    stage.advance(by: 0.5)
    script["one"] = false
    stage.advance(by: 0.1)
    script["one"] = true
    stage.advance(by: 0.6)
    #expect(stage.color(200, 200) == Paint.red)
    #expect(script.log == ["one onPresent", "one present", "one dismiss", "one present"])
    script["one"] = false
    stage.advance(by: 0.5)
    #expect(script.log.suffix(2) == ["one dismiss", "one onDismiss"])
  }

  @Test("PH-20 A host that disappears while its modal animates out causes no second onDismiss")
  func dismissedOnce() {
    let stage = ModalStage(Root(script: script))
    script["one"] = true
    stage.advance(by: 0.5)
    script["one"] = false
    stage.advance(by: 0.1)
    script.showsHost = false
    stage.advance(by: 1)
    #expect(script.log.filter { $0 == "one dismiss" }.count == 1)
    #expect(script.log.filter { $0 == "one onDismiss" }.count == 1)
  }

  @Test("PH-52 The data source cache removes the entry of a modal when the modal is dismissed")
  func cacheIsCleared() {
    let stage = ModalStage(Root(script: script))
    PresentationHostDataSourceCache.shared.set(key: "one", value: 1)
    script["one"] = true
    stage.advance(by: 0.5)
    #expect(PresentationHostDataSourceCache.shared.get(key: "one") as? Int == 1)
    script["one"] = false
    stage.advance(by: 0.5)
    #expect(PresentationHostDataSourceCache.shared.get(key: "one") == nil)
  }
}
