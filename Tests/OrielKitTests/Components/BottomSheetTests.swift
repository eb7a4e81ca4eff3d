import OrielKit
import OrielTesting
import SwiftUI
import Testing

@MainActor
@Suite("Components: bottom sheet")
struct BottomSheetTests {
  /// 300, 500 and 700 of the phone's 844 points.
  private static let three = BottomSheetHeights(min: .absolute(300), ideal: .absolute(500), max: .absolute(700))
  /// A point in the header of a sheet at its ideal height of 500 points.
  private static let header = CGPoint(x: 195, y: 361)

  private func stage(
    _ size: CGSize = ComponentStage.phone, touch: Bool = true, safeArea: EdgeInsets = EdgeInsets(), colorScheme: ColorScheme = .light,
    heights: BottomSheetHeights? = nil, _ change: (inout BottomSheetUIModel) -> Void = { _ in }
  ) -> ComponentStage {
    var uiModel = BottomSheetUIModel()
    if let heights { uiModel.sizeGroup = BottomSheetUIModel.SizeGroup(BottomSheetUIModel.Size(width: .fraction(1), heights: heights)) }
    change(&uiModel)
    return ComponentStage(size: size, touch: touch, safeArea: safeArea, colorScheme: colorScheme) {
      Color.white.bottomSheet(id: "it", uiModel: uiModel, isPresented: $0.binding("it")) { Probe() }
    }
  }

  /// The height of the sheet above the container's bottom, or `nil` if it isn't drawn. Its header is 34 points high.
  private func height(_ stage: ComponentStage, header: CGFloat = 34) -> CGFloat? {
    stage.probe.map { stage.host.size.height - $0.minY + header }
  }

  private func isAt(_ stage: ComponentStage, _ expected: CGFloat, within tolerance: CGFloat = 0.6) -> Bool {
    height(stage).map { abs($0 - expected) <= tolerance } ?? false
  }

  // MARK: Sizes

  @Test(
    "VB-1 The sheet has all of the width in portrait, 0.7 in landscape, 0.8 with a pointer, its ideal height, and content of its maximum height",
    arguments: [
      (ComponentStage.phone, true, CGFloat(1), CGFloat(0.6), CGFloat(0.9)), (ComponentStage.landscape, true, 0.7, 0.9, 0.9),
      (ComponentStage.desktop, false, 0.8, 0.8, 0.8), (ComponentStage.phone, false, 0.8, 0.8, 0.8),
    ])
  func size(_ window: CGSize, _ touch: Bool, _ width: CGFloat, _ ideal: CGFloat, _ max: CGFloat) throws {
    let stage = stage(window, touch: touch)
    stage.present()
    let frame = try #require(stage.probe)
    #expect(abs(frame.width - window.width * width) < 0.6 && abs(frame.midX - window.width / 2) < 0.6)
    #expect(isAt(stage, window.height * ideal))
    #expect(abs(frame.height + 34 - window.height * max) < 0.6)
  }

  @Test("VB-1 The default heights are 0.6, 0.6 and 0.9 of the container in portrait")
  func defaultHeights() {
    let group = BottomSheetUIModel().sizeGroup
    #expect(group.portrait.heights == BottomSheetHeights(min: .fraction(0.6), ideal: .fraction(0.6), max: .fraction(0.9)))
    #expect(group.landscape.heights == BottomSheetHeights(.fraction(0.9)))
  }

  // MARK: Drags

  @Test("VB-2 The sheet follows a drag between its heights and stops at the maximum")
  func follows() {
    let stage = stage(heights: Self.three)
    stage.present()
    #expect(isAt(stage, 500))
    stage.dragAndHold(from: Self.header, by: CGSize(width: 0, height: -120))
    #expect(isAt(stage, 620))
    stage.host.pointerMove(to: CGPoint(x: 195, y: 361 + 130))
    stage.host.advance(by: 0.3)
    #expect(isAt(stage, 370))
    stage.host.pointerMove(to: CGPoint(x: 195, y: 20))
    stage.host.advance(by: 0.3)
    #expect(isAt(stage, 700))
  }

  @Test("VB-2 A drag below the minimum height moves the sheet if swipes dismiss it, and otherwise stops there", arguments: [true, false])
  func belowMin(_ swipes: Bool) {
    let stage = stage(heights: Self.three) { $0.dismissType = swipes ? .swipe : .backTap }
    stage.present()
    stage.dragAndHold(from: Self.header, by: CGSize(width: 0, height: 340))
    #expect(isAt(stage, swipes ? 160 : 300))
  }

  @Test("VB-2 After a cancelled drag the sheet settles at the nearest height")
  func cancelled() {
    let stage = stage(heights: Self.three)
    stage.present()
    stage.dragAndHold(from: Self.header, by: CGSize(width: 0, height: -180))
    stage.host.pointerCancel(at: CGPoint(x: 195, y: 181))
    stage.host.advance(by: 1)
    #expect(isAt(stage, 700))
    // The next drag begins from there.
    stage.dragAndHold(from: CGPoint(x: 195, y: 161), by: CGSize(width: 0, height: 30))
    #expect(isAt(stage, 670))
  }

  @Test(
    "VB-3 Released at 600 points per second or more the sheet moves to the next height in that direction, and otherwise to the nearest",
    arguments: [
      (CGFloat(-61), CGFloat(610), CGFloat(700)), (-59, 590, 500), (61, 610, 300), (59, 590, 500), (-150, 590, 700), (150, 590, 300),
    ])
  func velocity(_ distance: CGFloat, _ speed: CGFloat, _ expected: CGFloat) {
    let stage = stage(heights: Self.three)
    stage.present()
    stage.drag(from: Self.header, by: CGSize(width: 0, height: distance), speed: speed)
    stage.host.advance(by: 1.5)
    #expect(isAt(stage, expected))
  }

  @Test("VB-3 A fast drag from the minimum or maximum height settles at the ideal height")
  func velocityToIdeal() {
    let stage = stage(heights: Self.three)
    stage.present()
    stage.drag(from: Self.header, by: CGSize(width: 0, height: 150), speed: 300)
    stage.host.advance(by: 1.5)
    #expect(isAt(stage, 300))
    stage.drag(from: CGPoint(x: 195, y: 561), by: CGSize(width: 0, height: -60), speed: 900)
    stage.host.advance(by: 1.5)
    #expect(isAt(stage, 500))
    stage.drag(from: Self.header, by: CGSize(width: 0, height: -150), speed: 300)
    stage.host.advance(by: 1.5)
    #expect(isAt(stage, 700))
    stage.drag(from: CGPoint(x: 195, y: 161), by: CGSize(width: 0, height: 60), speed: 900)
    stage.host.advance(by: 1.5)
    #expect(isAt(stage, 500))
  }

  @Test("VB-3 A fast drag downwards from below the minimum height dismisses the sheet at any distance")
  func velocityDismisses() {
    for (speed, isGone) in [(CGFloat(700), true), (500, false)] {
      // 20 points below the minimum height are less than a tenth of it.
      let stage = stage(heights: BottomSheetHeights(min: .absolute(500), ideal: .absolute(500), max: .absolute(700)))
      stage.present()
      stage.drag(from: Self.header, by: CGSize(width: 0, height: 35), speed: speed)
      stage.host.advance(by: 1.5)
      #expect(stage.isThere == !isGone && stage.script["it"] == !isGone)
    }
  }

  @Test("VB-4 Released slowly the sheet is dismissed at a tenth of its minimum height below it, and else settles at the nearest height")
  func distance() {
    for (distance, expected) in [(CGFloat(229), CGFloat?(300)), (231, nil), (99, 500), (101, 300), (-99, 500), (-101, 700)] {
      let stage = stage(heights: Self.three)
      stage.present()
      stage.dragAndHold(from: Self.header, by: CGSize(width: 0, height: distance))
      stage.letGo(at: CGPoint(x: 195, y: 361 + distance))
      if let expected { #expect(isAt(stage, expected)) } else { #expect(!stage.isThere && !stage.script["it"]) }
    }
  }

  @Test("VB-4 Without the dismiss type swipe a drag never dismisses the sheet")
  func noSwipe() {
    let stage = stage(heights: Self.three) { $0.dismissType = [] }
    stage.present()
    stage.drag(from: Self.header, by: CGSize(width: 0, height: 460), speed: 2000)
    stage.host.advance(by: 1)
    #expect(stage.isThere && isAt(stage, 300))
  }

  @Test("VB-5 The sheet snaps with a spring of mass 1, stiffness 300 and damping 30")
  func spring() {
    #expect(BottomSheetUIModel().heightSnapAnimation == .interpolatingSpring(mass: 1, stiffness: 300, damping: 30, initialVelocity: 1))
    let stage = stage(heights: Self.three)
    stage.present()
    stage.dragAndHold(from: Self.header, by: CGSize(width: 0, height: -180))
    stage.host.pointerUp(at: CGPoint(x: 195, y: 181))
    // The remaining 20 points, as a damped oscillation whose initial velocity is the whole distance per second.
    let frequency = (300.0 - 15 * 15).squareRoot()
    for frame in 1...30 {
      stage.frames(1)
      let time = Double(frame) / 60
      let left = exp(-15 * time) * (cos(frequency * time) + (15 - 1) / frequency * sin(frequency * time)) * 20
      #expect(height(stage).map { abs($0 - (700 - left)) < 1.5 } == true)
    }
  }

  @Test("VB-5 During a drag the sheet follows linearly within 0.1 s")
  func linear() {
    let stage = stage(heights: Self.three)
    stage.present()
    stage.host.pointerDown(at: Self.header)
    stage.host.pointerMove(to: CGPoint(x: 195, y: 241))
    for frame in 1...6 {
      stage.frames(1)
      #expect(isAt(stage, 500 + 20 * CGFloat(frame), within: 1))
    }
    stage.frames(6)
    #expect(isAt(stage, 620))
  }

  // MARK: Appearing and disappearing

  @Test("VB-6 The sheet appears and disappears with easeInOut in 0.3 s from and to below the container, and after a swipe in 0.15 s")
  func animations() throws {
    let uiModel = BottomSheetUIModel()
    #expect(uiModel.appearAnimation == BasicAnimation(curve: .easeInOut, duration: 0.3))
    #expect(uiModel.disappearAnimation == BasicAnimation(curve: .easeInOut, duration: 0.3))
    #expect(uiModel.swipeDismissAnimation == BasicAnimation(curve: .easeInOut, duration: 0.15))
    #expect(uiModel.dismissType == .swipe)
    let stage = stage(heights: Self.three)
    stage.script["it"] = true
    stage.frames(1)
    #expect(isAt(stage, 0, within: 10))
    stage.frames(9)
    #expect(isAt(stage, 250, within: 30))
    stage.frames(12)
    #expect(isAt(stage, 500))
    stage.script["it"] = false
    stage.frames(10)
    #expect(isAt(stage, 250, within: 30))
    stage.frames(7)
    #expect(stage.isThere)
    stage.frames(4)
    #expect(!stage.isThere)

    stage.present()
    stage.dragAndHold(from: Self.header, by: CGSize(width: 0, height: 300))
    stage.host.pointerUp(at: CGPoint(x: 195, y: 661))
    stage.frames(7)
    #expect(stage.isThere)
    stage.frames(4)
    #expect(!stage.isThere)
  }

  @Test("VB-6 A tap on the dimming view dismisses the sheet only with the dismiss type backTap")
  func backTap() {
    for (type, isGone) in [(BottomSheetUIModel.DismissType.swipe, false), (.backTap, true), (.all, true), ([], false)] {
      let stage = stage { $0.dismissType = type }
      stage.present()
      stage.host.tap(at: CGPoint(x: 195, y: 100))
      stage.host.advance(by: 0.5)
      #expect(stage.isThere == !isGone)
    }
  }

  @Test("VB-6 After a swipe dismissal the sheet is presented at its ideal height again")
  func comesBack() {
    let stage = stage(heights: Self.three)
    stage.present()
    stage.drag(from: Self.header, by: CGSize(width: 0, height: -150), speed: 300)
    stage.host.advance(by: 1)
    stage.drag(from: CGPoint(x: 195, y: 161), by: CGSize(width: 0, height: 640), speed: 3000)
    stage.host.advance(by: 1)
    #expect(!stage.isThere)
    stage.present()
    #expect(isAt(stage, 500))
  }

  // MARK: Appearance

  @Test("VB-7 The drag indicator is 50 by 4 points with margins of 15, in gray 200 in light mode and gray 100 in dark mode")
  func indicator() {
    for (colorScheme, grey) in [(ColorScheme.light, "c8c8c8"), (.dark, "646464")] {
      let stage = stage(colorScheme: colorScheme, heights: Self.three)
      stage.present()
      #expect(stage.host.displayDump.contains("fill #\(grey)ff (170 359 50x4)"))
    }
    let uiModel = BottomSheetUIModel()
    #expect(uiModel.dragIndicatorCornerRadius == 2 && uiModel.cornerRadius == 15)
  }

  @Test("VB-7 A drag indicator without a height takes no space, and only the upper corners are rounded")
  func noIndicator() throws {
    let stage = stage(heights: Self.three) {
      $0 = .noDragIndicator
      $0.sizeGroup = BottomSheetUIModel.SizeGroup(BottomSheetUIModel.Size(width: .fraction(1), heights: Self.three))
      $0.preferredDimmingViewColor = .pureGreen
    }
    stage.present()
    #expect(try #require(stage.probe).minY == 344)
    #expect(stage.pixel(1, 345)[0] < 100 && stage.pixel(388, 345)[0] < 100)
    #expect(stage.pixel(8, 352) == Paint.red)
    #expect(stage.pixel(1, 842) == Paint.red && stage.pixel(388, 842) == Paint.red)
  }

  @Test("VB-8 A drag in the content moves the sheet if contentIsDraggable is set and the sheet has several heights")
  func contentDrag() {
    for (isDraggable, heights, expected) in [
      (false, Self.three, CGFloat(500)), (true, Self.three, 620), (true, BottomSheetHeights(.absolute(500)), 500),
    ] {
      let stage = stage(heights: heights) { $0.contentIsDraggable = isDraggable }
      stage.present()
      stage.dragAndHold(from: CGPoint(x: 195, y: 600), by: CGSize(width: 0, height: -120))
      #expect(isAt(stage, expected))
      stage.letGo(at: CGPoint(x: 195, y: 480))
    }
  }

  @Test("VB-8 Buttons in draggable content receive presses")
  func buttons() throws {
    var uiModel = BottomSheetUIModel()
    uiModel.contentIsDraggable = true
    let stage = ComponentStage { script in
      Color.white.bottomSheet(id: "it", uiModel: uiModel, isPresented: script.binding("it")) {
        Button("Press") { script.log.append("press") }
      }
    }
    stage.present()
    try stage.host.tap("Press")
    #expect(stage.script.log == ["press"])
  }

  @Test("VB-9 With autoresizesContent the content has the visible height, and at least the minimum height")
  func autoresizes() throws {
    let stage = stage(heights: Self.three) { $0.autoresizesContent = true }
    stage.present()
    #expect(try abs(#require(stage.probe).height - 466) < 0.6)
    stage.dragAndHold(from: Self.header, by: CGSize(width: 0, height: -120))
    #expect(try abs(#require(stage.probe).height - 586) < 0.6)
    stage.host.pointerMove(to: CGPoint(x: 195, y: 361 + 260))
    stage.host.advance(by: 0.3)
    #expect(isAt(stage, 240))
    #expect(try abs(#require(stage.probe).height - 266) < 0.6)
  }

  @Test("VB-10 Content has its margins, and avoids the safe area only at the given edges")
  func margins() throws {
    let safeArea = EdgeInsets(top: 40, leading: 0, bottom: 30, trailing: 0)
    for (edges, bottom) in [(Edge.Set(), CGFloat(0)), (.bottom, 30)] {
      let stage = stage(safeArea: safeArea, heights: BottomSheetHeights(.absolute(400))) {
        $0.contentSafeAreaEdges = edges
        $0.contentMargins = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
      }
      stage.present()
      #expect(try #require(stage.probe) == CGRect(x: 2, y: 844 - 400 + 35, width: 384, height: 400 - 34 - 4 - bottom))
    }
  }

  @Test("VB-10 Content is clipped to the sheet's corners and bounds")
  func clips() {
    var uiModel = BottomSheetUIModel.noDragIndicator
    uiModel.preferredDimmingViewColor = .pureGreen
    let stage = ComponentStage {
      Color.white.bottomSheet(id: "it", uiModel: uiModel, isPresented: $0.binding("it")) {
        Color.pureRed.frame(width: 1000, height: 3000)
      }
    }
    stage.present()
    // The top of the sheet is at 337.6.
    #expect(stage.pixel(195, 330) != Paint.red && stage.pixel(1, 339) != Paint.red && stage.pixel(195, 345) == Paint.red)
  }

  @Test("VB-11 Heights in the wrong order are limited by the maximum height")
  func repair() {
    let stage = stage(heights: BottomSheetHeights(min: .absolute(600), ideal: .absolute(500), max: .absolute(400)))
    stage.present()
    #expect(isAt(stage, 400))
    stage.dragAndHold(from: CGPoint(x: 195, y: 461), by: CGSize(width: 0, height: -100))
    #expect(isAt(stage, 400))
  }

  @MainActor @Observable final class Model { var uiModel = BottomSheetUIModel() }

  struct Root: View {
    let model: Model
    let script: Script

    var body: some View {
      Color.white.bottomSheet(id: "it", uiModel: model.uiModel, isPresented: script.binding("it")) { Probe() }
    }
  }

  @Test("VB-11 A new size group or orientation resets the sheet to its ideal height")
  func resets() {
    let model = Model()
    model.uiModel.sizeGroup.portrait = .init(width: .fraction(1), heights: Self.three)
    model.uiModel.sizeGroup.landscape = .init(
      width: .fraction(1), heights: BottomSheetHeights(min: .absolute(100), ideal: .absolute(200), max: .absolute(300)))
    let stage = ComponentStage { Root(model: model, script: $0) }
    func toMax() {
      stage.drag(from: CGPoint(x: 195, y: stage.probe!.minY - 17), by: CGSize(width: 0, height: -150), speed: 900)
      stage.host.advance(by: 1.5)
    }
    stage.present()
    toMax()
    #expect(isAt(stage, 700))
    model.uiModel.sizeGroup.portrait.heights.ideal = .absolute(450)
    stage.host.advance(by: 1)
    #expect(isAt(stage, 450))
    toMax()
    #expect(isAt(stage, 700))
    stage.host.resize(to: ComponentStage.landscape)
    stage.host.advance(by: 1)
    #expect(isAt(stage, 200))
  }

  @Test("VB-12 contentWrappingHeight is the sum of the header, the margins, the content and the avoided safe area")
  func wrappingHeight() {
    let insets = EdgeInsets(top: 40, leading: 0, bottom: 30, trailing: 0)
    var uiModel = BottomSheetUIModel()
    #expect(uiModel.contentWrappingHeight(contentHeight: 100, safeAreaInsets: insets) == 134)
    uiModel = .insettedContent
    uiModel.contentSafeAreaEdges = .bottom
    #expect(uiModel.contentWrappingHeight(contentHeight: 100, safeAreaInsets: insets) == 194)
    uiModel = .noDragIndicator
    #expect(uiModel.contentWrappingHeight(contentHeight: 100, safeAreaInsets: insets) == 100)
  }

  @Test("VB-13 Without swipe dismissal a sheet that is dragged to its minimum height stays there, and doesn't snap to the maximum")
  func noSnapToMax() {
    for heights in [Self.three, BottomSheetHeights(min: .absolute(500), ideal: .absolute(500), max: .absolute(700))] {
      let stage = stage(heights: heights) { $0.dismissType = [] }
      stage.present()
      stage.dragAndHold(from: Self.header, by: CGSize(width: 0, height: 300))
      stage.letGo(at: CGPoint(x: 195, y: 661))
      #expect(isAt(stage, heights == Self.three ? 300 : 500))
    }
  }

  @Test("VB-13 A small sheet with one height is at the bottom")
  func small() {
    let stage = stage(heights: BottomSheetHeights(.absolute(150)))
    stage.present()
    #expect(isAt(stage, 150))
    #expect(stage.probe?.maxY == 844)
  }
}
