import OrielKit
import OrielTesting
import SwiftUI
import Testing

/// One drag moves the sheet, then the scroll view inside of it, and back.
@MainActor
@Suite("Components: bottom sheet with a scroll view")
struct BottomSheetScrollTests {
  private func stage(_ change: (inout BottomSheetUIModel) -> Void = { _ in }) -> ComponentStage {
    var uiModel = BottomSheetUIModel()
    uiModel.contentIsDraggable = true
    uiModel.sizeGroup = BottomSheetUIModel.SizeGroup(
      BottomSheetUIModel.Size(
        width: .fraction(1), heights: BottomSheetHeights(min: .absolute(300), ideal: .absolute(500), max: .absolute(700))))
    change(&uiModel)
    let stage = ComponentStage { script in
      Color.white.bottomSheet(id: "it", uiModel: uiModel, isPresented: script.binding("it")) {
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<40) { row in
              Color.white.frame(height: 50).accessibilityElement().accessibilityIdentifier("row-\(row)")
            }
          }
        }
        .accessibilityElement(children: .contain)
        .accessibilityIdentifier("list")
      }
    }
    stage.present()
    return stage
  }

  /// Returns the height of the sheet, and the offset of its content.
  private func place(_ stage: ComponentStage) throws -> (height: CGFloat, offset: CGFloat) {
    let list = try stage.frame("list")
    return (844 - list.minY + 34, try list.minY - stage.frame("row-0").minY)
  }

  @Test("Content scrolls to its end at each height of the sheet, and a horizontal scroll view keeps its height")
  func end() throws {
    for resizes in [false, true] {
      let stage = stage {
        $0.contentIsDraggable = false
        $0.autoresizesContent = resizes
      }
      for (name, height) in [("ideal", CGFloat(500)), ("max", 700), ("min", 300)] {
        if name == "max" { stage.drag(from: CGPoint(x: 195, y: 360), by: CGSize(width: 0, height: -190), speed: 400) }
        if name == "min" { stage.drag(from: CGPoint(x: 195, y: 160), by: CGSize(width: 0, height: 390), speed: 400) }
        stage.host.advance(by: 1)
        #expect(try abs(place(stage).height - height) < 0.6)
        for _ in 0..<60 { stage.host.scroll(at: CGPoint(x: 195, y: 800), by: CGSize(width: 0, height: 100)) }
        stage.host.advance(by: 1)
        #expect(try abs(stage.frame("row-39").maxY - 844) < 1)
      }
    }
    let shelf = ComponentStage { script in
      Color.white.bottomSheet(id: "it", isPresented: script.binding("it")) {
        VStack(spacing: 0) {
          ScrollView(.horizontal) { Color.pureBlue.frame(width: 1000, height: 40) }
            .accessibilityElement(children: .contain).accessibilityIdentifier("shelf")
          Spacer()
        }
      }
    }
    shelf.present()
    #expect(try shelf.frame("shelf").height == 40)
  }

  @Test("One drag upwards raises the sheet to its maximum height and then scrolls, and downwards in the reverse order")
  func bothWays() throws {
    let stage = stage()
    let start = CGPoint(x: 195, y: 780)
    stage.host.pointerDown(at: start)
    // The touch has to move some distance before it is a drag, which counts as well.
    for step in 1...80 {
      stage.host.advance(by: TestHost.frameDuration)
      stage.host.pointerMove(to: CGPoint(x: 195, y: 780 - CGFloat(step) * 5))
      let (height, offset) = try place(stage)
      let moved = height - 500 + offset
      #expect(moved <= CGFloat(step) * 5 + 0.6 && moved >= CGFloat(step) * 5 - 15.6)
      // The content doesn't scroll until the sheet has reached its maximum height.
      #expect(offset < 0.6 || height > 699.4)
    }
    let top = try place(stage)
    #expect(abs(top.height - 700) < 0.6 && top.offset > 180)
    for step in 1...110 {
      stage.host.advance(by: TestHost.frameDuration)
      stage.host.pointerMove(to: CGPoint(x: 195, y: 380 + CGFloat(step) * 5))
      let (height, offset) = try place(stage)
      #expect(abs(height + offset - (top.height + top.offset - CGFloat(step) * 5)) < 0.6)
      #expect(offset < 0.6 || height > 699.4)
    }
    #expect(try place(stage).height < 500)
    stage.host.advance(by: 0.3)
    stage.letGo(at: CGPoint(x: 195, y: 930))
    #expect(try abs(place(stage).height - 300) < 0.6)
  }

  @Test("A touchpad raises the sheet before its content scrolls, lowers it after, and the sheet settles according to the velocity")
  func touchpad() throws {
    let stage = stage()
    let point = CGPoint(x: 195, y: 700)
    stage.host.touchpadBegan(at: point)
    for _ in 0..<13 { stage.host.touchpadChanged(at: point, by: CGSize(width: 0, height: 20)) }
    var (height, offset) = try place(stage)
    #expect(abs(height - 700) < 0.6 && abs(offset - 60) < 0.6)
    for _ in 0..<8 { stage.host.touchpadChanged(at: point, by: CGSize(width: 0, height: -20)) }
    (height, offset) = try place(stage)
    #expect(abs(height - 600) < 0.6 && abs(offset) < 0.6)
    stage.host.touchpadEnded(at: point, velocity: CGSize(width: 0, height: -900))
    stage.host.advance(by: 1)
    #expect(try abs(place(stage).height - 500) < 0.6)
  }

  @Test("A notch of the wheel moves the sheet to its next height, and never dismisses it")
  func wheel() throws {
    let stage = stage()
    let point = CGPoint(x: 195, y: 700)
    func turn(_ distance: CGFloat) throws -> (height: CGFloat, offset: CGFloat) {
      stage.host.scroll(at: point, by: CGSize(width: 0, height: distance))
      stage.host.advance(by: 1)
      return try place(stage)
    }
    #expect(try abs(turn(60).height - 700) < 0.6)
    let scrolled = try turn(60)
    #expect(abs(scrolled.height - 700) < 0.6 && abs(scrolled.offset - 60) < 0.6)
    #expect(try abs(turn(-60).offset) < 0.6)
    #expect(try abs(turn(-60).height - 500) < 0.6)
    #expect(try abs(turn(-60).height - 300) < 0.6)
    #expect(try abs(turn(-60).height - 300) < 0.6)
    #expect(stage.script["it"])
  }

  @Test("A sheet that is grabbed while it moves or appears stays where it is drawn", arguments: [false, true])
  func midFlight(byHeader: Bool) throws {
    for frames in [2, 5, 9, 14] {
      for comesIn in [false, true] {
        let stage = stage()
        // The presentation position, including transforms.
        func top() throws -> CGFloat { try stage.frame("list").minY }
        if comesIn {
          stage.script["it"] = false
          stage.host.advance(by: 1)
          stage.script["it"] = true
          stage.host.render()
          stage.host.advance(by: 0.05)
        } else {
          stage.host.scroll(at: CGPoint(x: 195, y: 700), by: CGSize(width: 0, height: 60))
        }
        stage.frames(frames)
        let start = CGPoint(x: 195, y: try top() + (byHeader ? -15 : 40))
        guard start.y < 830 else { continue }
        stage.host.pointerDown(at: start)
        stage.host.pointerMove(to: CGPoint(x: start.x, y: start.y - 5))
        let before = try top()
        stage.host.pointerMove(to: CGPoint(x: start.x, y: start.y - (byHeader ? 5.2 : 12)))
        var largest = try abs(top() - before)
        for _ in 0..<20 {
          stage.frames(1)
          largest = max(largest, try abs(top() - before))
        }
        // A drag of the header moves the sheet from its first point on.
        #expect(largest <= (byHeader ? 5.7 : 0.5), "after \(frames) frames\(comesIn ? ", coming in" : "")")
        stage.letGo(at: CGPoint(x: start.x, y: start.y - 5))
      }
    }
  }

  @Test("A drag that ends while the sheet moves passes its velocity to the sheet, and not to the content")
  func velocityToSheet() throws {
    let stage = stage()
    stage.drag(from: CGPoint(x: 195, y: 780), by: CGSize(width: 0, height: -80), speed: 900)
    stage.host.advance(by: 2)
    let (height, offset) = try place(stage)
    #expect(abs(height - 700) < 0.6 && abs(offset) < 0.6)
  }

  @Test("A drag that ends slowly while the sheet moves settles at the nearest height")
  func slow() throws {
    let stage = stage()
    stage.drag(from: CGPoint(x: 195, y: 780), by: CGSize(width: 0, height: -80), speed: 200)
    stage.host.advance(by: 2)
    #expect(try abs(place(stage).height - 500) < 0.6)
  }

  @Test("A drag that ends while the content scrolls passes its velocity to the content, and the sheet stays")
  func velocityToContent() throws {
    let stage = stage()
    stage.drag(from: CGPoint(x: 195, y: 780), by: CGSize(width: 0, height: -400), speed: 2000)
    let (height, offset) = try place(stage)
    #expect(abs(height - 700) < 0.6 && offset > 150)
    stage.host.advance(by: 2)
    #expect(try abs(place(stage).height - 700) < 0.6)
    #expect(try place(stage).offset > offset + 200)
  }

  @Test("A fast drag downwards from the start of the content dismisses the sheet")
  func dismisses() throws {
    let stage = stage()
    #expect(stage.host.exists("list") && stage.script["it"])
    stage.drag(from: CGPoint(x: 195, y: 420), by: CGSize(width: 0, height: 400), speed: 2500)
    stage.host.advance(by: 1)
    #expect(!stage.host.exists("list") && !stage.script["it"])
  }

  @Test("Content scrolls to its start before the sheet moves down, and without swipe dismissal the rest of the drag pulls the content")
  func contentFirst() throws {
    let stage = stage { $0.dismissType = [] }
    stage.drag(from: CGPoint(x: 195, y: 780), by: CGSize(width: 0, height: -400), speed: 400)
    stage.host.advance(by: 2)
    let offset = try place(stage).offset
    #expect(offset > 100)
    stage.dragAndHold(from: CGPoint(x: 195, y: 300), by: CGSize(width: 0, height: offset / 2))
    #expect(try abs(place(stage).height - 700) < 0.6)
    stage.letGo(at: CGPoint(x: 195, y: 300 + offset / 2))
    stage.dragAndHold(from: CGPoint(x: 195, y: 200), by: CGSize(width: 0, height: 640))
    #expect(try abs(place(stage).height - 300) < 0.6)
    // The content is pulled beyond its start.
    #expect(try place(stage).offset < -10)
    stage.letGo(at: CGPoint(x: 195, y: 840))
    #expect(try abs(place(stage).offset) < 0.6)
  }

  @Test("Without contentIsDraggable a drag in the content only scrolls it")
  func separate() throws {
    let stage = stage { $0.contentIsDraggable = false }
    stage.drag(from: CGPoint(x: 195, y: 780), by: CGSize(width: 0, height: -200), speed: 300)
    stage.host.advance(by: 2)
    let (height, offset) = try place(stage)
    #expect(abs(height - 500) < 0.6 && offset > 150)
  }

  @Test("A lazy stack builds rows for the maximum height of the sheet, after it appears and after it was dragged up")
  func lazy() throws {
    var uiModel = BottomSheetUIModel()
    uiModel.contentIsDraggable = true
    let stage = ComponentStage { script in
      Color.white.bottomSheet(id: "it", uiModel: uiModel, isPresented: script.binding("it")) {
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<100) { row in
              Color.white.frame(height: 50).accessibilityElement().accessibilityIdentifier("row-\(row)")
            }
          }
        }
      }
    }
    stage.present()
    // The maximum height of the sheet is 759.6 points, and rows are built for all of it: 725.6 points below the header.
    #expect(stage.host.exists("row-9") && !stage.host.exists("row-40"))
    stage.drag(from: CGPoint(x: 195, y: 700), by: CGSize(width: 0, height: -500), speed: 2000)
    stage.host.advance(by: 3)
    #expect(!stage.host.exists("row-0") && stage.host.exists("row-20"))
  }

  @Test("A cancelled drag leaves the sheet at one of its heights")
  func cancelled() throws {
    let stage = stage()
    stage.dragAndHold(from: CGPoint(x: 195, y: 780), by: CGSize(width: 0, height: -150))
    stage.host.pointerCancel(at: CGPoint(x: 195, y: 630))
    stage.host.advance(by: 1)
    #expect(try abs(place(stage).height - 700) < 0.6)
  }
}
