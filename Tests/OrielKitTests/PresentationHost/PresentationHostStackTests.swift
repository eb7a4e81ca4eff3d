import OrielKit
import OrielTesting
import SwiftUI
import Testing

@MainActor
@Suite("Presentation host: several layers", .serialized)
struct PresentationHostStackTests {
  private struct Root: View {
    let script: Script

    var body: some View {
      Color.white
        .contentShape(.rect)
        .onTapGesture { script.log.append("root") }
        .plainModal("sheet", layerID: "containers", script: script) { Color.pureRed.frame(width: 300, height: 300) }
        .plainModal("alert", layerID: "alerts", script: script) { Color.pureGreen.frame(width: 200, height: 200) }
        .plainModal("toast", layerID: "notifications", script: script) { Color.pureBlue.frame(width: 100, height: 100) }
        .presentationHostLayer(id: "containers", uiModel: PresentationHostLayerUIModel { $0.dimmingViewColor = Color.black.opacity(0.5) })
        .presentationHostLayer(id: "alerts", uiModel: PresentationHostLayerUIModel { $0.dimmingViewColor = Color.black.opacity(0.5) })
        .presentationHostLayer(
          id: "notifications",
          uiModel: PresentationHostLayerUIModel {
            $0.dimmingViewTapAction = .passTapsThrough
            $0.dimmingViewColor = .clear
          })
    }
  }

  private let script = Script()

  private func host(_ ids: String...) -> TestHost {
    let host = TestHost(size: CGSize(width: 400, height: 400)) { Root(script: script) }
    for id in ids {
      script[id] = true
      host.advance(by: 0.5)
    }
    return host
  }

  @Test("PH-47 A layer that is added later is above, in any order of presentation")
  func order() {
    let host = host("toast", "alert", "sheet")
    let picture = host.snapshot()
    #expect(picture.pixel(200, 200).blue == 255 && picture.pixel(200, 200).red == 0)
    #expect(picture.pixel(110, 200).green == 255 && picture.pixel(110, 200).red == 0)
    #expect(abs(picture.pixel(60, 200).red - 128) < 3 && picture.pixel(60, 200).green == 0)
  }

  @Test("PH-48 Each layer has its own dimming, and only receives its own taps")
  func apart() {
    let host = host("sheet")
    #expect(abs(host.snapshot().pixel(10, 10).red - 128) < 3)
    script["alert"] = true
    host.advance(by: 0.5)
    #expect(abs(host.snapshot().pixel(10, 10).red - 64) < 3)
    script.log = []
    host.tap(at: CGPoint(x: 60, y: 200))
    #expect(script.log == ["alert tap", "alert dismiss", "alert onDismiss"])
    host.advance(by: 0.5)
    host.tap(at: CGPoint(x: 10, y: 10))
    #expect(script.log.suffix(3) == ["sheet tap", "sheet dismiss", "sheet onDismiss"])
  }

  @Test("PH-47 A layer on top that passes taps through lets them reach the layers and the root below")
  func clickThrough() {
    let host = host("toast")
    script.log = []
    host.tap(at: CGPoint(x: 10, y: 10))
    #expect(script.log == ["root"])
    host.tap(at: CGPoint(x: 200, y: 200))
    #expect(script.log == ["root"])
    script["sheet"] = true
    host.advance(by: 0.5)
    host.tap(at: CGPoint(x: 10, y: 10))
    #expect(!script["sheet"] && script["toast"])
  }

  @Test("PH-23 A host presents into the nearest enclosing layer with the id")
  func nearest() {
    let script = script
    let host = TestHost(size: CGSize(width: 400, height: 400)) {
      Color.white.plainModal("one", script: script) { Color.pureRed }
        .frame(width: 100, height: 100).presentationHostLayer()
        .filling().presentationHostLayer()
    }
    script["one"] = true
    host.advance(by: 0.5)
    #expect(host.snapshot().pixel(200, 200) == .init(red: 255, green: 0, blue: 0))
    #expect(host.snapshot().pixel(100, 100) == .init(red: 255, green: 255, blue: 255))
  }

  @Test("PH-48 A modal of an outer layer is above a modal of an inner layer")
  func scoped() {
    let script = script
    let host = TestHost(size: CGSize(width: 400, height: 400)) {
      Color.white
        .plainModal("obscuring", layerID: "below", script: script) { Color.pureRed }
        .plainModal("bar", layerID: "screen", script: script, uiModel: PresentationHostUIModel { $0.alignment = .leading }) {
          Color.pureBlue.frame(width: 100)
        }
        .presentationHostLayer(id: "below").presentationHostLayer(id: "screen")
    }
    script["bar"] = true
    script["obscuring"] = true
    host.advance(by: 0.5)
    #expect(host.snapshot().pixel(50, 200) == .init(red: 0, green: 0, blue: 255))
  }

  @Test("PH-36 Taps on a modal's content don't reach the views behind it, for every tap action", arguments: [0, 1, 2])
  func noFallThrough(action: Int) {
    let script = script
    let host = TestHost(size: CGSize(width: 400, height: 400)) {
      Color.white.contentShape(.rect).onTapGesture { script.log.append("root") }
        .plainModal("one", script: script) { Color.pureRed.frame(width: 200, height: 200) }
        .presentationHostLayer(uiModel: PresentationHostLayerUIModel { $0.dimmingViewTapAction = .init(rawValue: action)! })
    }
    host.tap(at: CGPoint(x: 200, y: 200))
    #expect(script.log == ["root"])
    script["one"] = true
    host.advance(by: 0.5)
    script.log = []
    host.tap(at: CGPoint(x: 200, y: 200))
    #expect(script.log.isEmpty && script["one"])
  }

  @Test("PH-36 A tap beside a modal that still animates in dismisses it")
  func tapDuringAppearance() {
    let stage = ModalStage(
      Color.white.slidingModal("one", script: script) { Color.pureRed }.filling().presentationHostLayer())
    script["one"] = true
    stage.advance(by: 0.1)
    stage.tap(10, 10)
    #expect(!script["one"])
    stage.advance(by: 0.6)
    #expect(script.log == ["one onPresent", "one present", "one tap", "one dismiss", "one onDismiss"])
  }

  @Test("PH-35 The dimming fades with the animation of the layer, or changes at once without one")
  func dimming() {
    for animation in [Animation.linear(duration: 1), nil] {
      let script = Script()
      let host = TestHost(size: CGSize(width: 400, height: 400)) {
        Color.white.plainModal("one", script: script) { Color.pureRed.frame(width: 100, height: 100) }
          .presentationHostLayer(
            uiModel: PresentationHostLayerUIModel {
              $0.dimmingViewColor = .black
              $0.dimmingViewAnimation = animation
            })
      }
      func shade() -> Int { host.snapshot().pixel(5, 5).red }
      script["one"] = true
      host.advance(by: 0.5)
      #expect(animation == nil ? shade() == 0 : abs(shade() - 128) < 10)
      host.advance(by: 0.6)
      #expect(shade() == 0)
      script["one"] = false
      host.advance(by: 0.5)
      #expect(animation == nil ? shade() == 255 : abs(shade() - 128) < 10)
      host.advance(by: 0.6)
      #expect(shade() == 255)
    }
  }

  @Test("PH-21 A completion that isn't called within 5 s is reported once with the modal's id")
  func missingCompletion() {
    struct Stubborn: View {
      let keep: (@escaping () -> Void) -> Void
      @Environment(\.presentationHostPresentationMode) private var mode: PresentationHostPresentationMode!
      var body: some View { Color.pureRed.onReceive(mode.dismissPublisher) { keep($0) } }
    }
    let script = script
    var kept: [() -> Void] = []
    let host = TestHost(size: CGSize(width: 400, height: 400)) {
      Color.white.presentationHost(id: "stubborn", isPresented: script.binding("stubborn")) { Stubborn { kept.append($0) } }
        .presentationHostLayer()
    }
    for _ in 0..<2 {
      script["stubborn"] = true
      host.advance(by: 1)
      script["stubborn"] = false
      host.advance(by: 4.9)
      // Presented again in time, it isn't reported.
      script["stubborn"] = true
      host.advance(by: 1)
    }
    #expect(host.messages(about: "\"stubborn\"").isEmpty)
    script["stubborn"] = false
    host.advance(by: 5.1)
    #expect(host.messages(about: "\"stubborn\"").count == 1)
    host.advance(by: 6)
    #expect(host.messages(about: "\"stubborn\"").count == 1)
    #expect(host.snapshot().pixel(200, 200) == .init(red: 255, green: 0, blue: 0))
    kept.last?()
    host.advance(by: 1)
    #expect(host.snapshot().pixel(200, 200) == .init(red: 255, green: 255, blue: 255))
    #expect(host.leftovers().isEmpty)
  }
}
