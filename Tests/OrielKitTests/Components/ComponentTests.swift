import OrielKit
import OrielTesting
import SwiftUI
import Testing

/// The common behavior of the six components.
@MainActor
@Suite("Components: common behavior")
struct ComponentTests {
  struct Pet: Equatable { var name: String }
  struct Failure: Error { var reason: String }

  @MainActor @Observable final class PetModel { var pet: Pet? }

  @MainActor @Observable final class FailureModel {
    var isPresented = false
    var error: Failure?
  }

  @Test("VC-1 onPresent and onDismiss are called once each, and onDismiss after the animation", arguments: Component.allCases)
  func handlers(_ component: Component) {
    let stage = ComponentStage { Color.white.component(component, script: $0) }
    stage.present()
    #expect(stage.script.log == ["it onPresent"])
    #expect(stage.host.exists(component.text))
    stage.script["it"] = false
    stage.host.advance(by: component.duration - 0.02)
    #expect(stage.script.log == ["it onPresent"])
    #expect(!stage.drawnTexts.isEmpty)
    stage.host.advance(by: 0.06)
    #expect(stage.script.log == ["it onPresent", "it onDismiss"])
    #expect(stage.drawnTexts.isEmpty)
    stage.host.advance(by: 0.5)
    #expect(stage.host.leftovers().isEmpty)
  }

  @Test("VC-1 layerID selects the layer in which a component is presented", arguments: Component.allCases)
  func layers(_ component: Component) {
    let script = Script()
    let host = TestHost {
      Color.white.component(component, layerID: "upper", script: script)
        .filling().presentationHostLayer(id: "upper").padding(.top, 422).presentationHostLayer()
    }
    script["it"] = true
    host.advance(by: 1)
    #expect(host.findAll(label: "Inside").first.map { $0.frame.minY > 422 } == true)
  }

  @Test("VC-1 A component with an item shows its last item while it animates out", arguments: Component.allCases)
  func items(_ component: Component) {
    let model = PetModel()
    let stage = ComponentStage { _ in
      let item = Binding<Pet?>(get: { model.pet }, set: { model.pet = $0 })
      ItemComponent(component: component, item: item)
    }
    model.pet = Pet(name: "Rex")
    stage.host.advance(by: 1)
    #expect(stage.host.exists("Rex"))
    model.pet = Pet(name: "Fido")
    stage.host.advance(by: 0.1)
    #expect(stage.host.exists("Fido") && !stage.host.exists("Rex"))
    let texts = stage.drawnTexts
    model.pet = nil
    stage.host.advance(by: component.duration / 2)
    #expect(stage.drawsTexts(like: texts))
    stage.host.advance(by: 0.5)
    #expect(stage.drawnTexts.isEmpty)
  }

  struct ItemComponent: View {
    let component: Component
    let item: Binding<Pet?>

    var body: some View {
      switch component {
      case .modal: Color.white.modal(id: "it", item: item) { Text($0.name) }
      case .bottomSheet: Color.white.bottomSheet(id: "it", item: item) { Text($0.name) }
      case .sideBar: Color.white.sideBar(id: "it", item: item) { Text($0.name) }
      case .dialog: Color.white.dialog(id: "it", item: item, title: \.name, message: { _ in nil }, actions: { _ in })
      case .notification:
        Color.white.notification(id: "it", item: item, icon: { _ in nil }, title: \.name, message: { _ in nil })
      case .toast: Color.white.toast(id: "it", item: item, text: \.name)
      }
    }
  }

  @Test("VC-1 Dialogs and toasts with an error require the flag and the error, and show the last error while they animate out")
  func errors() {
    let model = FailureModel()
    let stage = ComponentStage { _ in
      let flag = Binding(get: { model.isPresented }, set: { model.isPresented = $0 })
      ErrorComponents(model: { model.error }, isPresented: flag)
    }
    model.isPresented = true
    stage.host.advance(by: 1)
    #expect(stage.drawnTexts.isEmpty)
    model.error = Failure(reason: "lost")
    stage.host.advance(by: 1)
    // The title and the button of the dialog, and the text of the toast above them.
    #expect(stage.drawnTexts.count == 3 && stage.host.exists("toast: lost"))
    let texts = stage.drawnTexts
    model.error = nil
    stage.host.advance(by: 0.02)
    #expect(stage.drawsTexts(like: texts))
    stage.host.advance(by: 1)
    #expect(stage.drawnTexts.isEmpty)
  }

  struct ErrorComponents: View {
    let model: () -> Failure?
    let isPresented: Binding<Bool>

    var body: some View {
      Color.white
        .dialog(
          id: "dialog", isPresented: isPresented, error: model(), title: { "dialog: \($0.reason)" }, message: { _ in nil },
          actions: { _ in }
        )
        .toast(id: "toast", isPresented: isPresented, error: model(), text: { "toast: \($0.reason)" })
    }
  }

  @Test("VC-2 The preferred dimming color is passed to the presentation host", arguments: Component.allCases)
  func dimming(_ component: Component) {
    let stage = ComponentStage { Color.white.component(component, script: $0, dimming: .pureBlue) }
    stage.present()
    #expect(stage.pixel(385, component == .bottomSheet || component == .toast ? 100 : 700) == Paint.blue)
  }

  @Test("VC-3 A component without animations appears and disappears at once", arguments: Component.allCases)
  func noAnimation(_ component: Component) {
    let stage = ComponentStage { Color.white.component(component, script: $0, isAnimated: false) }
    stage.script["it"] = true
    stage.frames(2)
    let frame = stage.host.findAll(label: "Inside").first?.frame
    #expect(frame != nil)
    stage.frames(20)
    #expect(stage.host.findAll(label: "Inside").first?.frame == frame)
    stage.script["it"] = false
    stage.frames(2)
    #expect(stage.script.log == ["it onPresent", "it onDismiss"])
  }

  @Test("VC-3 A component that is presented again while it animates out returns and stays", arguments: Component.allCases)
  func turnsRound(_ component: Component) {
    let stage = ComponentStage { Color.white.component(component, script: $0) }
    stage.present()
    let frame = stage.host.findAll(label: "Inside").first?.frame
    stage.script["it"] = false
    stage.host.advance(by: component.duration / 2)
    stage.present()
    #expect(stage.host.findAll(label: "Inside").first?.frame == frame)
    #expect(stage.script.log == ["it onPresent"])
  }

  @Test("VC-4 A size group selects by the container's aspect, and measurements convert between points and fractions")
  func sizes() {
    let group = ModalComponentSizeGroup(portrait: 1, landscape: 2)
    #expect(group.current(in: CGSize(width: 100, height: 101)) == 1)
    #expect(group.current(in: CGSize(width: 101, height: 100)) == 2)
    let both = ModalComponentSizeGroup(3)
    #expect(both.portrait == 3 && both.landscape == 3)
    #expect(AbsoluteFractionMeasurement.fraction(0.25).toAbsolute(dimension: 400) == 100)
    #expect(AbsoluteFractionMeasurement.absolute(30).toAbsolute(dimension: 400) == 30)
    #expect(AbsoluteFractionMeasurement.absolute(100).toFraction(dimension: 400) == 0.25)
    #expect(AbsoluteFractionMeasurement.absolute(100).toFraction(dimension: 0) == 0)
  }

  @Test("VC-4 The size of a component follows a container that changes between portrait and landscape")
  func sizesFollow() throws {
    let stage = ComponentStage { Color.white.modal(id: "it", isPresented: $0.binding("it")) { Probe() } }
    stage.present()
    #expect(stage.probe.map { abs($0.width - 351) < 0.5 } == true)
    stage.host.resize(to: ComponentStage.landscape)
    stage.host.advance(by: 0.5)
    #expect(stage.probe.map { abs($0.width - 506.4) < 0.5 && abs($0.height - 351) < 0.5 } == true)
  }

  @Test("VC-5 A change of orientation removes the focus from a field, unless the UI model prevents it", arguments: Component.containers)
  func orientation(_ component: Component) throws {
    for hides in [true, false] {
      let stage = ComponentStage { Color.white.component(component, script: $0, hidesKeyboard: hides) }
      stage.present()
      try stage.host.tap("field")
      stage.host.advance(by: 1)
      #expect(try stage.host.find("field").isFocused)
      stage.host.resize(to: CGSize(width: 380, height: 820))
      stage.host.advance(by: 0.5)
      #expect(try stage.host.find("field").isFocused)
      stage.host.resize(to: ComponentStage.landscape)
      stage.host.advance(by: 0.5)
      #expect(try stage.host.find("field").isFocused == !hides)
    }
  }

  @Test("VC-5 Without touch, resizing a window from portrait to landscape keeps the focus", arguments: Component.containers)
  func resizing(_ component: Component) throws {
    let stage = ComponentStage(size: CGSize(width: 700, height: 900), touch: false) { Color.white.component(component, script: $0) }
    stage.present()
    try stage.host.tap("field")
    stage.host.advance(by: 1)
    stage.host.resize(to: CGSize(width: 1000, height: 900))
    stage.host.advance(by: 0.5)
    #expect(try stage.host.find("field").isFocused)
  }

  @Test(
    "VC-6 The shadow is black at 15 % with a radius of 10, and of 20 for notifications and toasts", arguments: Component.allCases)
  func shadow(_ component: Component) {
    let stage = ComponentStage { Color.white.component(component, script: $0) }
    stage.present()
    let radius = component == .notification || component == .toast ? 20 : 10
    #expect(stage.host.displayDump.contains("shadow #00000026 \(radius) 0 0"))
  }

  @Test(
    "In dark mode a component is lighter than the dimmed window and has a light border, and in light mode it has none",
    arguments: Component.allCases)
  func dark(_ component: Component) throws {
    let fill = component == .notification || component == .toast ? 60 : 44
    // As dark as the rows of a list.
    let stage = ComponentStage(colorScheme: .dark) { Color(44, 44, 46).component(component, script: $0) }
    stage.present()
    let picture = stage.host.snapshot()
    // From above, or from the side for components that are as high as the window.
    let line = component == .sideBar ? (1..<389).map { picture.pixel(390 - $0, 700).red } : (1..<843).map { picture.pixel(195, $0).red }
    #expect(line[0] < 28)
    let start = try #require((4..<line.count - 1).first { line[$0] == fill && line[$0 + 1] == fill })
    #expect(line[start - 1] > line[start - 4] + 10, "\(line[start - 4...start])")
    #expect(stage.host.displayDump.contains("#ffffff24"))
    stage.host.colorScheme = .light
    stage.host.advance(by: 0.2)
    #expect(!stage.host.displayDump.contains("#ffffff24"))
  }

  @Test("VC-7 A component is presented in the enclosing layer, or in the layer of the window", arguments: Component.allCases)
  func noLayer(_ component: Component) {
    let script = Script()
    let host = TestHost { Color.white.component(component, script: script) }
    script["it"] = true
    host.advance(by: 1)
    #expect(host.exists(component.text))
    let layered = ComponentStage { Color.white.component(component, script: $0) }
    layered.present()
    #expect(layered.host.exists(component.text))
  }

  @Test(
    "VC-7 In a layer that passes taps through, views beside a notification or a toast receive taps",
    arguments: [
      Component.notification, .toast,
    ])
  func clickThrough(_ component: Component) {
    let stage = ComponentStage(layer: ComponentStage.clickThrough) { script in
      Color.white.contentShape(.rect).onTapGesture { script.log.append("behind") }.component(component, script: script)
    }
    stage.present(wait: 0.5)
    stage.script.log = []
    stage.host.tap(at: CGPoint(x: 195, y: 400))
    #expect(stage.script.log == ["behind"])
    stage.script.log = []
    stage.host.tap(at: stage.host.findAll(label: "Inside")[0].center)
    #expect(stage.script.log.isEmpty)
  }

  @Test("VC-8 Leading and trailing corners are swapped in right-to-left layouts, unless the UI model prevents it")
  func corners() {
    func stage(_ reverses: Bool, _ direction: LayoutDirection) -> ComponentStage {
      var uiModel = ModalUIModel()
      uiModel.cornerRadii = RectangleCornerRadii(topLeading: 60)
      uiModel.reversesHorizontalCornersForRTLLanguages = reverses
      uiModel.preferredDimmingViewColor = .pureGreen
      let stage = ComponentStage(layoutDirection: direction) {
        Color.white.modal(id: "it", uiModel: uiModel, isPresented: $0.binding("it")) { Color.pureRed }
      }
      stage.present()
      return stage
    }
    // The modal is centered with 351 by 506.4 points: from (19.5, 168.8) to (370.5, 675.2).
    func corners(_ stage: ComponentStage) -> [Bool] {
      [(24, 173), (366, 173), (24, 670), (366, 670)].map { stage.pixel($0.0, $0.1)[0] < 250 }
    }
    #expect(corners(stage(true, .leftToRight)) == [true, false, false, false])
    #expect(corners(stage(true, .rightToLeft)) == [false, true, false, false])
    #expect(corners(stage(false, .rightToLeft)) == [true, false, false, false])
  }

  @Test("PH-36 Taps on a component's content don't reach the views behind it", arguments: Component.allCases)
  func tapsStay(_ component: Component) {
    let stage = ComponentStage { script in
      Color.white.contentShape(.rect).onTapGesture { script.log.append("behind") }.component(component, script: script)
    }
    stage.host.tap(at: CGPoint(x: 195, y: 422))
    #expect(stage.script.log == ["behind"])
    stage.present(wait: 0.5)
    stage.script.log = []
    stage.host.tap(at: stage.host.findAll(label: "Inside")[0].center)
    stage.host.advance(by: 0.5)
    #expect(stage.script.log.isEmpty && stage.script["it"])
  }

  @Test("Escape dismisses a component, except for notifications and toasts", arguments: Component.allCases)
  func escape(_ component: Component) {
    let stage = ComponentStage { Color.white.component(component, script: $0) }
    stage.present(wait: 0.5)
    stage.host.press(.escape)
    stage.host.advance(by: 0.5)
    #expect(stage.script["it"] == (component == .notification || component == .toast))
  }
}
