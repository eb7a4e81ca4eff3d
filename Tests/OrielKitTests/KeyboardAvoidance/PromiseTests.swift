import Foundation
import OrielKit
import OrielTesting
import SwiftUI
import Testing

@testable import Oriel

/// Statements of the specification about content beside the keyboard that no other suite covers.
@MainActor @Suite("Further statements about keyboard avoidance")
struct PromiseTests {
  private struct Toggled: View {
    @Bindable var flag: Flag

    var body: some View {
      ZStack { if flag.isOn { AvoidanceStage.Edge().avoidKeyboard() } }
    }
  }

  @Observable final class Flag {
    var isOn = true
  }

  @Test(
    "KB-5, KO-1, KA-1, KA-2: Content ends at the top of a visible keyboard, and otherwise at its own bottom",
    arguments: AvoidanceStage.Kind.allCases)
  func ends(kind: AvoidanceStage.Kind) {
    let stage = AvoidanceStage(kind)
    for height in [300.0, 180, 400] {
      stage.keyboard.show(height: height)
      stage.host.advance(by: 1)
      #expect(abs(stage.edge - (800 - height)) < 1e-9, "\(kind), \(height)")
    }
    stage.keyboard.hide()
    stage.host.advance(by: 1)
    #expect(abs(stage.edge - kind.bottom) < 1e-9)
  }

  @Test(
    "KB-11: A container that appears with a visible keyboard is in its place at once, and a removed container leaves nothing")
  func life() throws {
    let flag = Flag()
    flag.isOn = false
    let stage = AvoidanceStage { Toggled(flag: flag) }
    stage.keyboard.show(height: 300)
    stage.host.advance(by: 1)
    flag.isOn = true
    stage.host.render()
    #expect(abs(stage.edge - 500) < 1e-9, "in its first frame")
    flag.isOn = false
    stage.host.advance(by: 0.5)
    #expect(!stage.host.exists("edge"))
    stage.keyboard.hide()
    stage.host.advance(by: 1)
    #expect(stage.host.leftovers().isEmpty, "\(stage.host.leftovers())")
  }

  @Test("KB-21, KB-22: One modifier converts a whole screen with fields in a scroll view and a bar below")
  func wholeScreen() throws {
    let stage = AvoidanceStage {
      VStack(spacing: 0) {
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<18) { Text("row \($0)").frame(maxWidth: .infinity).frame(height: 44) }
            TextField("field", text: .constant("")).frame(height: 50)
          }
        }
        .scrollAvoidKeyboard()
        Text("edge")
      }
      .avoidKeyboard()
    }
    stage.host.scroll(at: CGPoint(x: 200, y: 300), by: CGSize(width: 0, height: 500))
    stage.host.advance(by: 1)
    try stage.host.tap("field")
    stage.keyboard.show(height: 300)
    stage.frames(60) { #expect(abs(stage.edge - (800 - stage.keyboard.inset)) < 1e-9) }
    let bar = try stage.host.find("edge").frame
    #expect(try stage.host.find("field").frame.maxY <= bar.minY + 0.5)
  }

  @Test(
    "KO-3, KP-3: Content follows the motion of the keyboard, and no animation is left when the keyboard has arrived",
    arguments: [0, 2, 7])
  func motion(curve: Int) {
    for kind in AvoidanceStage.Kind.allCases {
      let stage = AvoidanceStage(kind)
      stage.keyboard.show(height: 300, curve: curve)
      var steps = 0
      while stage.keyboard.inset < 300, steps < 60 {
        stage.host.advance(by: TestHost.frameDuration)
        steps += 1
        #expect(abs(stage.edge - min(kind.bottom, 800 - stage.keyboard.inset)) < 1e-9)
      }
      #expect(steps > 10 && stage.host.graph.isIdle)
    }
  }

  @Test("KO-9: In a window that is resized while the keyboard is visible, content follows in the same frame")
  func liveResize() {
    let stage = AvoidanceStage(.observing)
    stage.keyboard.show(height: 300)
    stage.host.advance(by: 1)
    for height in stride(from: 800.0, through: 600, by: -20) {
      stage.host.resize(to: CGSize(width: 400, height: height))
      stage.host.render()
      #expect(abs(stage.edge - (height - 300)) < 1e-9)
    }
  }

  @Test("KA-5: The distance of a field to the keyboard is the requested one, with or without a bottom safe area")
  func noExtraRoom() throws {
    for bottom in [0.0, 34] {
      let stage = AvoidanceStage(safeArea: EdgeInsets(top: 0, leading: 0, bottom: bottom, trailing: 0)) {
        KeyboardAvoider {
          VStack(spacing: 0) {
            ForEach(0..<14) { Text("row \($0)").frame(height: 44) }
            TextField("field", text: .constant("")).frame(height: 50)
            ForEach(20..<25) { Text("row \($0)").frame(height: 44) }
          }
        }
      }
      try stage.host.tap("field")
      stage.keyboard.show(height: 300)
      stage.host.advance(by: 1.5)
      let field = try #require(FirstResponderProxy.current.layoutFrame)
      #expect(abs(field.maxY - 480) < 16, "20 points above the keyboard, and the text is centered in its field: \(field)")
    }
  }

  @Test("KA-6: Another scroll view keeps its dismiss mode for the keyboard, and no tap observer is installed")
  func noSideEffects() throws {
    let stage = AvoidanceStage {
      HStack(spacing: 0) {
        KeyboardAvoider { Text("avoiding").frame(height: 900) }
        ScrollView { Text("foreign").frame(height: 900) }.scrollDismissesKeyboard(.never)
      }
    }
    let before = WindowTapObserver.count
    stage.keyboard.show(height: 300)
    stage.host.advance(by: 1)
    stage.host.usesTouch = true
    let (first, last) = (CGPoint(x: 300, y: 450), CGPoint(x: 300, y: 700))
    stage.host.drag(from: first, to: last)
    #expect(stage.keyboard.inset == 300 && WindowTapObserver.count == before)
  }

  @Test("KP-4: SwiftUI's own avoidance, avoidKeyboard and both alternatives have the same edge in every frame")
  func allAgree() {
    let stages = [
      AvoidanceStage { AvoidanceStage.Edge() }, AvoidanceStage(.avoiding), AvoidanceStage(.observing), AvoidanceStage(.avoider),
    ]
    for stage in stages { stage.keyboard.show(height: 300) }
    for _ in 0..<60 {
      for stage in stages { stage.host.advance(by: TestHost.frameDuration) }
      #expect(stages.allSatisfy { abs($0.edge - stages[0].edge) < 1e-9 })
    }
  }

  @Test("KO-7: A view that hideOnKeyboard removes fades in its place, and its siblings close the gap")
  func hidingStaysInPlace() throws {
    let stage = AvoidanceStage {
      VStack(spacing: 10) {
        Text("a wide title above").frame(width: 300, height: 40)
        Text("logo").frame(width: 200, height: 60).hideOnKeyboard()
        Text("below").frame(height: 40)
        Spacer()
      }
    }
    let start = try stage.host.find("logo").frame
    func drawn() -> CGRect? {
      var result: CGRect?
      func visit(_ box: LayoutBox) {
        if let text = box as? TextBox, text.string == "logo" { result = text.windowFrame }
        for child in box.children { visit(child) }
      }
      visit(stage.host.graph.rootBox)
      return result
    }
    stage.keyboard.show(height: 300)
    stage.frames(20) { if let frame = drawn() { #expect(abs(frame.midX - start.midX) < 0.6, "\(frame)") } }
    stage.host.advance(by: 1)
    #expect(drawn() == nil)
    #expect(try abs(stage.host.find("below").frame.midY - 70) < 0.6, "no gap remains")
    stage.keyboard.hide()
    stage.frames(20) { if let frame = drawn() { #expect(abs(frame.midX - start.midX) < 0.6, "\(frame)") } }
    stage.host.advance(by: 1)
    #expect(try stage.host.find("logo").frame == start)
  }
}
