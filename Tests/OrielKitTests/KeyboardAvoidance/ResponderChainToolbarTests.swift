import Foundation
import OrielKit
import OrielTesting
import SwiftUI
import Testing

@MainActor @Suite("The toolbar above the keyboard for a chain of fields")
struct ResponderChainToolbarTests {
  private enum Field: CaseIterable { case name, city, notes }

  private struct Form: View {
    var uiModel = ResponderChainToolbarUIModel()
    @State private var texts = ["", "", "", ""]
    @FocusState private var focus: Field?

    var body: some View {
      VStack {
        TextField("Name", text: $texts[0]).responderChainToolbar(uiModel: uiModel, focus: $focus, equals: .name)
        TextField("City", text: $texts[1]).responderChainToolbar(uiModel: uiModel, focus: $focus, equals: .city)
        TextField("Notes", text: $texts[2])
          .responderChainToolbar(uiModel: uiModel, focus: $focus, equals: .notes, inResponderChain: [.name, .notes])
        Spacer()
      }
      .padding()
    }
  }

  private func open(_ field: String, _ uiModel: ResponderChainToolbarUIModel = ResponderChainToolbarUIModel()) throws -> TestHost {
    let host = TestHost(size: CGSize(width: 390, height: 844)) { Form(uiModel: uiModel) }
    host.usesTouch = true
    try host.tap(field)
    host.advance(by: 1)
    return host
  }

  @Test("Previous and Next move through the chain and are disabled at its ends, and the keyboard stays visible")
  func chain() throws {
    let host = try open("Name")
    #expect(try !host.find("Previous").isEnabled && host.find("Next").isEnabled)
    let inset = host.keyboard.inset
    try host.tap("Next")
    for _ in 0..<30 {
      host.advance(by: TestHost.frameDuration)
      #expect(host.keyboard.inset == inset)
    }
    #expect(try host.find("City").isFocused && host.find("Previous").isEnabled && host.find("Next").isEnabled)
    try host.tap("Next")
    host.advance(by: 0.5)
    #expect(try host.find("Notes").isFocused && !host.find("Next").isEnabled)
    try host.tap("Previous")
    host.advance(by: 0.5)
    #expect(try host.find("Name").isFocused, "this field has its own chain")
  }

  @Test("Done ends editing, and hides the keyboard and its toolbar")
  func done() throws {
    let host = try open("City")
    #expect(host.keyboard.isShown && host.keyboard.inset > 0)
    try host.tap("Done")
    host.advance(by: 1)
    #expect(!host.keyboard.isShown && host.keyboard.inset == 0 && !host.exists("Done"))
  }

  @Test("The navigation buttons and the Done button can be omitted")
  func parts() throws {
    var uiModel = ResponderChainToolbarUIModel()
    uiModel.hasNavigationButtons = false
    let host = try open("City", uiModel)
    #expect(host.exists("Done") && !host.exists("Next"))
    uiModel.hasNavigationButtons = true
    uiModel.hasDoneButton = false
    let other = try open("City", uiModel)
    #expect(!other.exists("Done") && other.exists("Next"))
  }
}
