import OrielKit
import OrielTesting
import SwiftUI
import Testing

@MainActor
@Suite("Components: side bar")
struct SideBarTests {
  private func stage(
    _ uiModel: SideBarUIModel = .leading, size: CGSize = ComponentStage.phone, touch: Bool = true, safeArea: EdgeInsets = EdgeInsets(),
    layoutDirection: LayoutDirection = .leftToRight, _ change: (inout SideBarUIModel) -> Void = { _ in }
  ) -> ComponentStage {
    var uiModel = uiModel
    change(&uiModel)
    return ComponentStage(size: size, touch: touch, safeArea: safeArea, layoutDirection: layoutDirection) {
      Color.white.sideBar(id: "it", uiModel: uiModel, isPresented: $0.binding("it")) { Probe() }
    }
  }

  @Test("VS-1 A side bar is at the leading edge by default, or at the edge of its preset")
  func edges() throws {
    #expect(SideBarUIModel().presentationEdge == .leading)
    for (uiModel, edge) in [
      (SideBarUIModel.leading, Edge.leading), (.trailing, .trailing), (.top, .top), (.bottom, .bottom),
    ] {
      let stage = stage(uiModel)
      stage.present()
      let frame = try #require(stage.probe)
      let gaps: [Edge: CGFloat] = [
        .leading: frame.minX, .trailing: 390 - frame.maxX, .top: frame.minY, .bottom: 844 - frame.maxY,
      ]
      #expect(uiModel.presentationEdge == edge)
      #expect(try abs(#require(gaps[edge])) < 0.6)
      let opposite: Edge = edge == .leading ? .trailing : edge == .trailing ? .leading : edge == .top ? .bottom : .top
      #expect(try #require(gaps[opposite]) > 90)
    }
  }

  @Test(
    "VS-2 A side bar has 0.75 of the width, 0.5 in landscape, 0.33 with a pointer, and 0.5 of the height, 0.75 in landscape",
    arguments: [
      (Edge.leading, ComponentStage.phone, true, CGSize(width: 0.75, height: 1)),
      (.trailing, ComponentStage.landscape, true, CGSize(width: 0.5, height: 1)),
      (.leading, ComponentStage.desktop, false, CGSize(width: 0.33, height: 1)),
      (.trailing, ComponentStage.phone, false, CGSize(width: 0.33, height: 1)),
      (.top, ComponentStage.phone, true, CGSize(width: 1, height: 0.5)),
      (.bottom, ComponentStage.landscape, true, CGSize(width: 1, height: 0.75)),
    ])
  func size(_ edge: Edge, _ window: CGSize, _ touch: Bool, _ share: CGSize) throws {
    let stage = stage(SideBarUIModel(presentationEdge: edge), size: window, touch: touch)
    stage.present()
    let frame = try #require(stage.probe)
    #expect(abs(frame.width - window.width * share.width) < 0.6 && abs(frame.height - window.height * share.height) < 0.6)
  }

  @Test("VS-3 The inner corners of a side bar have a radius of 15, and of 0 with a pointer")
  func corners() {
    for (touch, isRound) in [(true, true), (false, false)] {
      let stage = stage(touch: touch) { $0.preferredDimmingViewColor = .pureGreen }
      stage.present()
      let edge = Int((390 * (touch ? 0.75 : 0.33)).rounded(.down))
      #expect((stage.pixel(edge - 2, 1)[0] < 100) == isRound && (stage.pixel(edge - 2, 842)[0] < 100) == isRound)
      #expect(stage.pixel(1, 1) == Paint.red && stage.pixel(1, 842) == Paint.red)
    }
  }

  @Test(
    "VS-3 A side bar slides in and out by its size and the safe area, with easeInOut in 0.3 s by default",
    arguments: [Edge.leading, .trailing, .top, .bottom])
  func slides(_ edge: Edge) throws {
    let uiModel = SideBarUIModel(presentationEdge: edge)
    #expect(uiModel.appearAnimation == BasicAnimation(curve: .easeInOut, duration: 0.3))
    #expect(uiModel.disappearAnimation == BasicAnimation(curve: .easeInOut, duration: 0.3))
    #expect(uiModel.swipeDismissAnimation == BasicAnimation(curve: .easeInOut, duration: 0.2))
    let stage = stage(uiModel, safeArea: EdgeInsets(top: 20, leading: 20, bottom: 20, trailing: 20)) {
      $0.appearAnimation = BasicAnimation(curve: .linear, duration: 1)
      $0.sizeGroup = SideBarUIModel.SizeGroup(SideBarUIModel.Size(width: .absolute(200), height: .absolute(200)))
    }
    stage.script["it"] = true
    stage.frames(1)
    let start = try #require(stage.probe)
    stage.host.advance(by: 0.5)
    let middle = try #require(stage.probe)
    stage.host.advance(by: 1)
    let end = try #require(stage.probe)
    let way = CGSize(width: end.minX - start.minX, height: end.minY - start.minY)
    let expected: CGSize =
      switch edge {
      case .leading: CGSize(width: 220, height: 0)
      case .trailing: CGSize(width: -220, height: 0)
      case .top: CGSize(width: 0, height: 220)
      case .bottom: CGSize(width: 0, height: -220)
      }
    #expect(abs(way.width - expected.width) < 5 && abs(way.height - expected.height) < 5)
    #expect(abs(middle.minX - end.minX + expected.width / 2) < 5 && abs(middle.minY - end.minY + expected.height / 2) < 5)
  }

  @Test("VS-4 Taps beside a side bar and swipes dismiss it, with touch and with a pointer")
  func dismissType() {
    for touch in [true, false] {
      let stage = stage(touch: touch)
      stage.present()
      stage.host.tap(at: CGPoint(x: 380, y: 400))
      stage.host.advance(by: 0.5)
      #expect(!stage.isThere)
    }
    for touch in [true, false] {
      let stage = stage(touch: touch)
      stage.present()
      stage.drag(from: CGPoint(x: 110, y: 400), by: CGSize(width: -80, height: 0), speed: 400)
      stage.host.advance(by: 0.5)
      #expect(!stage.isThere)
    }
  }

  @Test(
    "VS-4 A drag towards its edge by a tenth of its size dismisses a side bar at once, and other drags don't move it",
    arguments: [Edge.leading, .trailing, .top, .bottom])
  func swipe(_ edge: Edge) throws {
    let stage = stage(SideBarUIModel(presentationEdge: edge))
    stage.present()
    let frame = try #require(stage.probe)
    let sign: CGFloat = edge == .leading || edge == .top ? -1 : 1
    let isHorizontal = edge == .leading || edge == .trailing
    let limit = isHorizontal ? 29.25 : 42.2
    func point(_ distance: CGFloat) -> CGPoint {
      CGPoint(x: frame.midX + (isHorizontal ? distance * sign : 0), y: frame.midY + (isHorizontal ? 0 : distance * sign))
    }
    stage.host.pointerDown(at: point(0))
    stage.host.pointerMove(to: point(-100))
    stage.host.pointerMove(to: point(limit - 1))
    stage.host.advance(by: 0.5)
    #expect(stage.script["it"] && stage.probe == frame)
    stage.host.pointerMove(to: point(limit + 1))
    stage.host.advance(by: 0.1)
    #expect(!stage.script["it"] && stage.isThere)
    stage.host.advance(by: 0.15)
    #expect(!stage.isThere)
    // The touch still goes on: a side bar that is presented now stays.
    stage.script["it"] = true
    stage.host.pointerMove(to: point(limit + 60))
    stage.host.advance(by: 0.5)
    #expect(stage.script["it"] && stage.isThere)
    stage.host.pointerUp(at: point(limit + 60))
  }

  @Test("VS-4 In right-to-left layouts the leading edge is at the right, and a drag to the right dismisses the side bar")
  func rightToLeft() throws {
    let stage = stage(layoutDirection: .rightToLeft)
    stage.script["it"] = true
    stage.frames(2)
    #expect(try #require(stage.probe).minX > 340)
    stage.host.advance(by: 1)
    #expect(try abs(#require(stage.probe).minX - 97.5) < 0.6)
    stage.drag(from: CGPoint(x: 250, y: 400), by: CGSize(width: -80, height: 0), speed: 400)
    stage.host.advance(by: 0.5)
    #expect(stage.isThere)
    stage.drag(from: CGPoint(x: 250, y: 400), by: CGSize(width: 80, height: 0), speed: 400)
    stage.host.advance(by: 0.5)
    #expect(!stage.isThere)
  }

  @Test("VS-5 Content avoids the safe area at the given edges only")
  func safeArea() throws {
    let insets = EdgeInsets(top: 40, leading: 10, bottom: 30, trailing: 10)
    for (edges, expected) in [
      (Edge.Set(), CGRect(x: 0, y: 0, width: 292.5, height: 844)), (.vertical, CGRect(x: 0, y: 40, width: 292.5, height: 774)),
    ] {
      let stage = stage(safeArea: insets) { $0.contentSafeAreaEdges = edges }
      stage.present()
      let frame = try #require(stage.probe)
      #expect(abs(frame.minY - expected.minY) < 0.6 && abs(frame.height - expected.height) < 0.6)
    }
  }

  @Test("VS-5 The default safe area edges depend on the orientation and the edge of the side bar")
  func defaultEdges() {
    #expect(SideBarUIModel.leading.contentSafeAreaEdges == [])
    for (uiModel, portrait, landscape) in [
      (SideBarUIModel.leading, Edge.Set.vertical, Edge.Set.leading), (.trailing, .vertical, .trailing), (.top, .top, .horizontal),
      (.bottom, .bottom, .horizontal),
    ] {
      #expect(uiModel.defaultContentSafeAreaEdges(isPortrait: true) == portrait)
      #expect(uiModel.defaultContentSafeAreaEdges(isPortrait: false) == landscape)
    }
  }

  @Test("VS-5 After a swipe a side bar slides out")
  func swipeAnimates() throws {
    let stage = stage()
    stage.present()
    stage.host.pointerDown(at: CGPoint(x: 150, y: 400))
    stage.host.pointerMove(to: CGPoint(x: 100, y: 400))
    stage.host.pointerMove(to: CGPoint(x: 90, y: 400))
    stage.frames(6)
    let frame = try #require(stage.probe)
    #expect(frame.minX < -60 && frame.minX > -240)
    stage.host.pointerUp(at: CGPoint(x: 90, y: 400))
  }
}
