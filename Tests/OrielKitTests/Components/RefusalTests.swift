import OrielKit
import OrielTesting
import SwiftUI
import Testing

/// Dismissals that the binding rejects: `set: { if isAllowed { isPresented = $0 } }`.
@MainActor
@Suite("Components: rejected dismissals")
struct RefusalTests {
  private final class Permission {
    var isGiven = false
    var asked = 0
  }

  private func stage(
    _ component: Component, _ permission: Permission, touch: Bool = true, layer: PresentationHostLayerUIModel = .init()
  ) -> ComponentStage {
    ComponentStage(touch: touch, layer: layer) { script in
      Color.white.component(
        component, script: script,
        isPresented: Binding(
          get: { script["it"] },
          set: {
            permission.asked += 1
            if permission.isGiven { script["it"] = $0 }
          }))
    }
  }

  private func inside(_ stage: ComponentStage) throws -> CGRect { try #require(stage.host.findAll(label: "Inside").last).frame }

  @Test("A sheet that is dragged away and rejected returns, and uses its own disappear animation once it is allowed")
  func sheet() throws {
    let permission = Permission()
    let stage = stage(.bottomSheet, permission)
    stage.present()
    let rest = try inside(stage)
    for _ in 0..<2 {
      stage.drag(from: CGPoint(x: 195, y: 350), by: CGSize(width: 0, height: 400), speed: 2000)
      stage.host.advance(by: 1)
      #expect(try inside(stage) == rest && stage.script["it"])
    }
    #expect(permission.asked == 2)
    permission.isGiven = true
    stage.script["it"] = false
    // The animation after a swipe would have ended.
    stage.host.advance(by: 0.2)
    #expect(!stage.drawnTexts.isEmpty)
    stage.host.advance(by: 0.2)
    #expect(stage.drawnTexts.isEmpty)
  }

  @Test("A flag that is set again before the sheet has disappeared brings the sheet back")
  func risesAgain() throws {
    struct Root: View {
      let script: Script
      var body: some View {
        let flag = script.binding("it")
        Color.white.component(.bottomSheet, script: script)
          .onChange(of: flag.wrappedValue) { if !flag.wrappedValue { flag.wrappedValue = true } }
      }
    }
    let stage = ComponentStage { Root(script: $0) }
    stage.present()
    let rest = try inside(stage)
    stage.drag(from: CGPoint(x: 195, y: 350), by: CGSize(width: 0, height: 400), speed: 2000)
    stage.host.advance(by: 1)
    #expect(try stage.script["it"] && inside(stage) == rest)
  }

  @Test("A rejected side bar requests dismissal once per swipe, and uses its own disappear animation once it is allowed")
  func sideBar() throws {
    let permission = Permission()
    let stage = stage(.sideBar, permission)
    stage.present()
    for count in 1...2 {
      stage.drag(from: CGPoint(x: 200, y: 400), by: CGSize(width: -150, height: 0), speed: 500)
      stage.host.advance(by: 0.5)
      #expect(permission.asked == count && stage.script["it"])
    }
    permission.isGiven = true
    stage.script["it"] = false
    stage.host.advance(by: 0.25)
    #expect(!stage.drawnTexts.isEmpty)
    stage.host.advance(by: 0.1)
    #expect(stage.drawnTexts.isEmpty)
    stage.present()
    stage.drag(from: CGPoint(x: 200, y: 400), by: CGSize(width: -150, height: 0), speed: 500)
    stage.host.advance(by: 0.5)
    #expect(!stage.script["it"])
  }

  @Test(
    "A rejected banner can be swiped again, and requests dismissal again after another timeout",
    arguments: [Component.notification, .toast])
  func banner(_ component: Component) throws {
    let permission = Permission()
    let stage = stage(component, permission, layer: ComponentStage.clickThrough)
    stage.present(wait: 0.5)
    func swipe() throws {
      let center = try inside(stage).center
      stage.drag(from: center, by: CGSize(width: 0, height: component == .toast ? 60 : -60), speed: 500)
    }
    try swipe()
    #expect(permission.asked == 1)
    try swipe()
    #expect(permission.asked == 2 && stage.script["it"])
    stage.host.advance(by: 5.5)
    let asked = permission.asked
    #expect(asked >= 3)
    stage.host.advance(by: 5.5)
    #expect(permission.asked > asked && stage.script["it"])
    permission.isGiven = true
    try swipe()
    stage.host.advance(by: 0.5)
    #expect(!stage.script["it"] && !stage.host.exists("Inside"))
  }

  @Test("A rejected modal or dialog doesn't move", arguments: [Component.modal, .dialog])
  func still(_ component: Component) throws {
    let permission = Permission()
    let stage = stage(component, permission, touch: false)
    stage.present()
    let rest = try inside(stage)
    stage.host.press(.escape)
    stage.host.advance(by: 0.5)
    #expect(try permission.asked == 1 && inside(stage) == rest)
    permission.isGiven = true
    stage.host.press(.escape)
    stage.host.advance(by: 0.5)
    #expect(!stage.host.exists("Inside"))
  }
}
