import OrielKit
import OrielTesting
import SwiftUI
import Testing

@MainActor
@Suite("Components: assistive technology")
struct ComponentAccessibilityTests {
  private func named(_ model: ModalUIModel) -> ModalUIModel {
    var model = model
    model.accessibilityTitle = "Name"
    return model
  }

  private func named(_ model: BottomSheetUIModel) -> BottomSheetUIModel {
    var model = model
    model.accessibilityTitle = "Name"
    return model
  }

  private func named(_ model: SideBarUIModel) -> SideBarUIModel {
    var model = model
    model.accessibilityTitle = "Name"
    return model
  }

  private func stage(_ component: Component, layer: PresentationHostLayerUIModel = .init()) -> ComponentStage {
    ComponentStage(layer: layer) { script in
      let flag = script.binding("it")
      let behind = Button("Behind") {}
      switch component {
      case .modal: AnyView(behind.modal(id: "it", uiModel: named(ModalUIModel()), isPresented: flag) { Text("Inside") })
      case .bottomSheet: AnyView(behind.bottomSheet(id: "it", uiModel: named(BottomSheetUIModel()), isPresented: flag) { Text("Inside") })
      case .sideBar: AnyView(behind.sideBar(id: "it", uiModel: named(SideBarUIModel()), isPresented: flag) { Text("Inside") })
      case .dialog:
        AnyView(
          behind.dialog(
            id: "it", isPresented: flag, title: "Name", message: "Inside", actions: { DialogButton(role: .cancel, title: "No") }))
      case .notification: AnyView(behind.notification(id: "it", isPresented: flag, icon: nil, title: "Name", message: "Inside"))
      case .toast: AnyView(behind.toast(id: "it", isPresented: flag, text: "Inside"))
      }
    }
  }

  @Test("A modal has the trait isModal, a name and an escape action, and makes the views behind it inert", arguments: Component.containers)
  func trait(_ component: Component) throws {
    let stage = stage(component)
    #expect(stage.host.exists("Behind"))
    stage.present()
    let modal = try stage.host.find(role: .isModal)
    #expect(modal.label == "Name" && modal.exists("Inside") && !stage.host.exists("Behind"))
    #expect(modal.perform(.escape))
    stage.host.advance(by: 0.5)
    #expect(!stage.script["it"] && stage.host.exists("Behind"))
  }

  @Test("In a layer that passes taps through, no component is modal", arguments: Component.allCases)
  func clickThrough(_ component: Component) {
    let stage = stage(component, layer: ComponentStage.clickThrough)
    stage.present(wait: 0.5)
    #expect(stage.host.exists("Inside") && stage.host.exists("Behind"))
    #expect(stage.host.findAll(role: .isModal).isEmpty)
  }

  @Test("A notification and a toast are announced once per presentation")
  func announced() {
    for (component, text) in [(Component.notification, "Name, Inside"), (.toast, "Inside")] {
      let stage = stage(component, layer: ComponentStage.clickThrough)
      for count in 1...2 {
        stage.present(wait: 0.5)
        stage.host.advance(by: 1)
        #expect(stage.host.announcements == Array(repeating: text, count: count))
        stage.script["it"] = false
        stage.host.advance(by: 1)
      }
    }
  }

  @Test("A notification stays while a view in it has the focus, and then for its full timeout")
  func focused() throws {
    let stage = ComponentStage(layer: ComponentStage.clickThrough) { script in
      VStack { TextField("other", text: .constant("")) }
        .notification(id: "it", isPresented: script.binding("it")) { TextField("field", text: .constant("")) }
    }
    stage.present()
    try stage.host.tap("field")
    stage.host.advance(by: 10)
    #expect(stage.script["it"])
    try stage.host.tap("other")
    stage.host.advance(by: 4.8)
    #expect(stage.script["it"])
    stage.host.advance(by: 0.4)
    #expect(!stage.script["it"])
  }

  @Test("A notification stays while a screen reader's focus is in it")
  func read() throws {
    struct Reader: View {
      let script: Script
      @AccessibilityFocusState private var isRead: Bool
      var body: some View {
        Button("Read") { isRead = true }
        Button("Leave") { isRead = false }
        Color.white.notification(id: "it", isPresented: script.binding("it")) { Text("Inside").accessibilityFocused($isRead) }
      }
    }
    let stage = ComponentStage(layer: ComponentStage.clickThrough) { script in VStack { Reader(script: script) }.padding(.top, 200) }
    stage.host.usesScreenReader = true
    stage.present(wait: 0.5)
    try stage.host.find("Read").activate()
    stage.host.advance(by: 10)
    #expect(stage.script["it"])
    try stage.host.find("Leave").activate()
    stage.host.advance(by: 5.2)
    #expect(!stage.script["it"])
  }

  @Test("The drag indicator has the height as its value, adjusts it to the next height, and doesn't exist for a single height")
  func indicator() throws {
    let stage = sheet(BottomSheetHeights(min: .fraction(0.25), ideal: .fraction(0.5), max: .fraction(0.75)))
    stage.present()
    for (goesUp, value) in [(true, "75%"), (true, "75%"), (false, "50%"), (false, "25%"), (false, "25%")] {
      let indicator = try stage.host.find("Height")
      if goesUp { indicator.increment() } else { indicator.decrement() }
      stage.host.advance(by: 1)
      #expect(try stage.host.find("Height").value == value && stage.script["it"])
    }
    let one = sheet(BottomSheetHeights(.fraction(0.5)))
    one.present()
    #expect(!one.host.exists("Height"))
  }

  private func sheet(_ heights: BottomSheetHeights) -> ComponentStage {
    ComponentStage { script in
      var uiModel = BottomSheetUIModel()
      uiModel.sizeGroup = BottomSheetUIModel.SizeGroup(BottomSheetUIModel.Size(width: .fraction(1), heights: heights))
      return Color.white.bottomSheet(id: "it", uiModel: uiModel, isPresented: script.binding("it")) { Probe() }
    }
  }

  @Test("A spinner that disables interaction blocks pointers, keys and assistive technology")
  func spinner() throws {
    let script = Script()
    struct Root: View {
      let script: Script
      var body: some View {
        VStack {
          TextField("field", text: Bindable(script).text)
          Button("Press") { script.log.append("pressed") }.keyboardShortcut("p")
        }
        .spinner(parameters: script["busy"] ? SpinnerParameters(isInteractionEnabled: script["enabled"]) : nil)
      }
    }
    let host = TestHost(size: CGSize(width: 200, height: 200)) { Root(script: script) }
    try host.tap("field")
    for isEnabled in [true, false] {
      script["enabled"] = isEnabled
      script["busy"] = true
      host.advance(by: 0.1)
      (script.text, script.log) = ("", [])
      for key in "abc" { host.press(KeyEquivalent(key)) }
      host.press("p", modifiers: .command)
      #expect((script.text == "abc") == isEnabled && script.log.isEmpty == !isEnabled && host.exists("Press") == isEnabled)
      #expect(host.exists("In progress"))
    }
    script["busy"] = false
    host.advance(by: 0.1)
    host.type("d")
    #expect(script.text == "d" && host.exists("Press"))
  }
}
