import OrielKit
import OrielTesting
import SwiftUI
import Testing

@MainActor
@Suite("Components: bottom sheets that adapt to cards")
struct SheetCardTests {
  private func stage(
    _ size: CGSize, touch: Bool = true, margins: CGFloat = 0, card: BottomSheetUIModel.Card? = nil
  ) -> ComponentStage {
    var uiModel = BottomSheetUIModel.adaptive
    uiModel.contentMargins = EdgeInsets(top: margins, leading: margins, bottom: margins, trailing: margins)
    if let card { uiModel.card = card }
    return ComponentStage(size: size, touch: touch) {
      Color.white.bottomSheet(id: "it", uiModel: uiModel, isPresented: $0.binding("it")) { Probe() }
    }
  }

  private static func isNear(_ frame: CGRect?, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> Bool {
    guard let frame else { return false }
    return zip([frame.minX, frame.minY, frame.width, frame.height], [x, y, width, height]).allSatisfy { abs($0 - $1) < 0.6 }
  }

  @Test(
    "A card has 540 by 620 points and is centered if it fits, is lower in a lower container, and is a sheet in a small one",
    arguments: [
      (CGSize(width: 1000, height: 700), CGRect(x: 230, y: 40, width: 540, height: 620)),
      (CGSize(width: 1000, height: 600), CGRect(x: 230, y: 24, width: 540, height: 552)),
      (CGSize(width: 588, height: 900), CGRect(x: 24, y: 140, width: 540, height: 620)),
      // Narrower than 588 points, or lower than 448.
      (CGSize(width: 587, height: 900), nil), (ComponentStage.phone, nil), (ComponentStage.landscape, nil),
    ])
  func place(_ window: CGSize, _ card: CGRect?) {
    let stage = stage(window)
    stage.present()
    if let card {
      #expect(Self.isNear(stage.probe, card.minX, card.minY, card.width, card.height))
    } else {
      let heights: (seen: CGFloat, all: CGFloat) = window.height >= window.width ? (0.6, 0.9) : (0.9, 0.9)
      let width = window.width * (window.height >= window.width ? 1 : 0.7)
      #expect(
        Self.isNear(
          stage.probe, (window.width - width) / 2, window.height * (1 - heights.seen) + 34, width, window.height * heights.all - 34))
    }
  }

  @Test("A card appears from below the container and disappears to below it")
  func comesFromBelow() throws {
    let stage = stage(ComponentStage.desktop)
    stage.script["it"] = true
    var tops: [CGFloat] = []
    for _ in 0..<40 {
      stage.frames(1)
      if let top = stage.probe?.minY { tops.append(top) }
    }
    #expect(try #require(tops.first) > 600)
    #expect(zip(tops, tops.dropFirst()).allSatisfy { $0 >= $1 - 0.01 })
    #expect(tops.last == 40)
    stage.script["it"] = false
    stage.host.advance(by: 0.2)
    #expect(try #require(stage.probe).minY > 200)
    stage.host.advance(by: 0.5)
    #expect(stage.probe == nil)
  }

  @Test(
    "A drag of its background dismisses a card beyond a tenth of its height, and it springs back before",
    arguments: [(50.0, true), (90.0, false)])
  func drag(_ distance: CGFloat, _ stays: Bool) {
    let stage = stage(ComponentStage.desktop, margins: 30)
    stage.present()
    stage.dragAndHold(from: CGPoint(x: 500, y: 55), by: CGSize(width: 0, height: distance))
    #expect(Self.isNear(stage.probe, 260, 70 + distance, 480, 560))
    stage.host.pointerUp(at: CGPoint(x: 500, y: 55 + distance))
    stage.host.advance(by: 1)
    #expect(stage.script["it"] == stays)
    #expect(stays ? Self.isNear(stage.probe, 260, 70, 480, 560) : stage.probe == nil)
  }

  @Test("A drag upwards doesn't move a card")
  func dragUpwards() {
    let stage = stage(ComponentStage.desktop, margins: 30)
    stage.present()
    stage.dragAndHold(from: CGPoint(x: 500, y: 400 + 245), by: CGSize(width: 0, height: -200))
    #expect(Self.isNear(stage.probe, 260, 70, 480, 560))
  }

  @Test("With a pointer, Escape and a click beside it dismiss a card", arguments: [true, false])
  func dismissal(_ byClick: Bool) throws {
    let stage = stage(ComponentStage.desktop, touch: false)
    stage.present()
    #expect(stage.isThere)
    if byClick { stage.host.tap(at: CGPoint(x: 60, y: 350)) } else { stage.host.press(.escape) }
    stage.host.advance(by: 1)
    #expect(!stage.script["it"] && stage.probe == nil)
  }

  @Test("The content keeps its state and its focus when resizing the window changes a card to a sheet and back")
  func keepsState() throws {
    // With touch, the change of orientation would hide the keyboard.
    let stage = ComponentStage(size: ComponentStage.desktop, touch: false) {
      Color.white.bottomSheet(id: "it", uiModel: .adaptive, isPresented: $0.binding("it")) { Draft() }
    }
    stage.present()
    try stage.host.tap("Name")
    stage.host.type("Ada")
    try stage.host.tap("Add")
    let card = try stage.frame("Name")
    stage.host.resize(to: ComponentStage.phone)
    stage.host.advance(by: 1)
    let sheet = try stage.frame("Name")
    #expect(card.width > sheet.width && sheet.minX < 40)
    stage.host.type(" L")
    #expect(try stage.host.find("Name").value == "Ada L")
    #expect(stage.host.exists("Count 1"))
    stage.host.resize(to: ComponentStage.desktop)
    stage.host.advance(by: 1)
    #expect(try stage.frame("Name").width == card.width)
    #expect(stage.host.exists("Count 1"))
    #expect(stage.script["it"])
  }

  @Test("A card with an invalid size is presented as a sheet", arguments: [CGFloat.nan, .infinity, 0, -10])
  func badSize(_ value: CGFloat) {
    let stage = stage(ComponentStage.desktop, card: BottomSheetUIModel.Card(size: CGSize(width: value, height: 620)))
    stage.present()
    #expect(Self.isNear(stage.probe, 150, 70 + 34, 700, 596))
  }

  private struct Draft: View {
    @State private var name = ""
    @State private var count = 0

    var body: some View {
      VStack {
        TextField("Name", text: $name)
        Text("Count \(count)")
        Button("Add") { count += 1 }
      }
      .padding()
    }
  }
}
