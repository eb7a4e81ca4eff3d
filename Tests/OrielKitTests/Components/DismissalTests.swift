import OrielKit
import OrielTesting
import SwiftUI
import Testing

/// The ways in which the user dismisses a component, and the environment of the views in it.
@MainActor
@Suite("Components: dismissal")
struct DismissalTests {
  /// The components that show large surfaces.
  nonisolated private static let surfaces: [Component] = [.modal, .bottomSheet, .sideBar]

  private struct Way: View {
    let script: Script
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented
    @Environment(\.presentationMode) private var mode

    var body: some View {
      VStack {
        Text("presented \(isPresented) \(mode.wrappedValue.isPresented)")
        Button("Dismiss") { dismiss() }
        Button("Old") { mode.wrappedValue.dismiss() }
      }
      .interactiveDismissDisabled(script.text == "locked")
    }
  }

  private func stage(_ component: Component, touch: Bool = false, layer: PresentationHostLayerUIModel = .init()) -> ComponentStage {
    ComponentStage(size: ComponentStage.desktop, touch: touch, layer: layer) { script in
      Base(component: component, script: script)
    }
  }

  private struct Base: View {
    let component: Component
    let script: Script

    var body: some View {
      let flag = script.binding("it")
      switch component {
      case .modal: Color.white.modal(id: "it", isPresented: flag) { Way(script: script) }
      case .bottomSheet: Color.white.bottomSheet(id: "it", isPresented: flag) { Way(script: script) }
      case .sideBar: Color.white.sideBar(id: "it", isPresented: flag) { Way(script: script) }
      case .dialog: Color.white.dialog(id: "it", isPresented: flag, title: "T", message: nil, content: { Way(script: script) }, actions: {})
      case .notification, .toast: Color.white.notification(id: "it", isPresented: flag) { Way(script: script) }
      }
    }
  }

  @Test("On a desktop, Escape and a click beside dismiss a component", arguments: surfaces)
  func desktop(_ component: Component) {
    let stage = stage(component)
    stage.present()
    stage.host.press(.escape)
    stage.host.advance(by: 0.5)
    #expect(!stage.script["it"] && !stage.host.exists("Dismiss"))
    stage.present()
    stage.host.tap(at: CGPoint(x: 960, y: 20))
    stage.host.advance(by: 0.5)
    #expect(!stage.script["it"] && !stage.host.exists("Dismiss"))
  }

  @Test("Escape dismisses a component with touch as well, and a tap beside it only a side bar")
  func touch() {
    for (component, closes) in [(Component.modal, false), (.bottomSheet, false), (.sideBar, true)] {
      let stage = stage(component, touch: true)
      stage.present()
      stage.host.tap(at: CGPoint(x: 960, y: 20))
      stage.host.advance(by: 0.5)
      #expect(stage.script["it"] == !closes)
      stage.present()
      stage.host.press(.escape)
      #expect(!stage.script["it"])
    }
  }

  @Test("A custom dismiss type determines whether Escape and taps beside dismiss a sheet")
  func own() {
    var nothing = BottomSheetUIModel()
    nothing.dismissType = []
    let stage = ComponentStage(size: ComponentStage.desktop, touch: false) {
      Color.white.bottomSheet(id: "it", uiModel: nothing, isPresented: $0.binding("it")) { Text("Inside") }
    }
    stage.present()
    stage.host.press(.escape)
    stage.host.tap(at: CGPoint(x: 960, y: 20))
    #expect(stage.script["it"])
    var own = BottomSheetUIModel()
    own.dismissType = .swipe
    let swiped = ComponentStage(size: ComponentStage.desktop, touch: false) {
      Color.white.bottomSheet(id: "it", uiModel: own, isPresented: $0.binding("it")) { Text("Inside") }
    }
    swiped.present()
    swiped.host.tap(at: CGPoint(x: 960, y: 20))
    #expect(swiped.script["it"])
    swiped.host.press(.escape)
    #expect(!swiped.script["it"])
  }

  @Test("An onExitCommand in the content takes precedence over dismissal by Escape")
  func ownEscape() {
    for component in Self.surfaces {
      let stage = ComponentStage(size: ComponentStage.desktop, touch: false) { script in
        switch component {
        case .modal: AnyView(Color.white.modal(id: "it", isPresented: script.binding("it")) { Escape(script: script) })
        case .bottomSheet: AnyView(Color.white.bottomSheet(id: "it", isPresented: script.binding("it")) { Escape(script: script) })
        default: AnyView(Color.white.sideBar(id: "it", isPresented: script.binding("it")) { Escape(script: script) })
        }
      }
      stage.present()
      stage.host.press(.escape)
      #expect(stage.script["it"] && stage.script.log == ["own"])
    }
  }

  private struct Escape: View {
    let script: Script
    var body: some View { Text("Inside").onExitCommand { script.log.append("own") } }
  }

  @Test("A mouse can drag a sheet and a side bar away, as a touch can", arguments: [true, false])
  func mouse(_ touch: Bool) {
    for (component, start, way) in [
      (Component.bottomSheet, CGPoint(x: 500, y: 155), CGSize(width: 0, height: 400)),
      (.sideBar, CGPoint(x: 250, y: 600), CGSize(width: -200, height: 0)),
    ] {
      let stage = ComponentStage(size: ComponentStage.desktop, touch: touch) { Color.white.component(component, script: $0) }
      stage.present()
      let y: CGFloat = component == .bottomSheet ? (touch ? 85 : 155) : 600
      stage.drag(from: CGPoint(x: start.x, y: y), by: way, speed: 1000)
      stage.host.advance(by: 1)
      #expect(!stage.script["it"], "\(component)")
    }
  }

  @Test("interactiveDismissDisabled prevents dismissal by Escape, clicks and drags until it is false", arguments: surfaces)
  func disabled(_ component: Component) throws {
    let stage = stage(component)
    stage.script.text = "locked"
    stage.present()
    func tryAll() {
      stage.host.press(.escape)
      stage.host.advance(by: 0.5)
      stage.host.tap(at: CGPoint(x: 960, y: 20))
      stage.host.advance(by: 0.5)
      stage.drag(from: CGPoint(x: 500, y: 155), by: CGSize(width: 0, height: 450), speed: 2000)
      stage.drag(from: CGPoint(x: 250, y: 600), by: CGSize(width: -200, height: 0), speed: 1000)
      stage.host.advance(by: 1)
    }
    tryAll()
    #expect(stage.script["it"] && stage.host.exists("Dismiss"))
    stage.script.text = ""
    stage.host.advance(by: 0.1)
    stage.host.press(.escape)
    #expect(!stage.script["it"])
    // The program can always dismiss the component.
    stage.script.text = "locked"
    stage.present()
    try stage.host.tap("Dismiss")
    #expect(!stage.script["it"])
  }

  @Test("interactiveDismissDisabled prevents dismissal of a dialog by Escape, and of a banner by swipes")
  func disabledOthers() throws {
    let dialog = stage(.dialog)
    dialog.script.text = "locked"
    dialog.present()
    dialog.host.press(.escape)
    #expect(dialog.script["it"])
    dialog.script.text = ""
    dialog.host.advance(by: 0.1)
    dialog.host.press(.escape)
    #expect(!dialog.script["it"])
    let banner = stage(.notification, layer: ComponentStage.clickThrough)
    banner.script.text = "locked"
    banner.present(wait: 0.5)
    let place = try #require(banner.host.findAll(text: "presented").first).center
    banner.drag(from: place, by: CGSize(width: 0, height: -80), speed: 500)
    #expect(banner.script["it"])
    banner.script.text = ""
    banner.host.advance(by: 0.1)
    banner.drag(from: place, by: CGSize(width: 0, height: -80), speed: 500)
    #expect(!banner.script["it"])
  }

  @Test("dismiss, isPresented and presentationMode refer to the component, and not to the enclosing sheet", arguments: Component.allCases)
  func dismiss(_ component: Component) throws {
    struct Root: View {
      let component: Component
      @Bindable var script: Script
      var body: some View {
        Color.white.sheet(isPresented: script.binding("sheet")) {
          Base(component: component, script: script).filling().presentationHostLayer()
        }
      }
    }
    let script = Script()
    let host = TestHost(size: ComponentStage.desktop) { Root(component: component, script: script) }
    script["sheet"] = true
    host.advance(by: 1)
    for button in ["Dismiss", "Old"] {
      script["it"] = true
      host.advance(by: 0.6)
      #expect(host.exists("presented true true"))
      try host.tap(button)
      host.advance(by: 0.6)
      #expect(!script["it"] && script["sheet"] && !host.exists("Dismiss"))
    }
  }
}
