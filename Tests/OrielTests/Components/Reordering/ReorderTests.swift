import Foundation
import Oriel
import OrielTesting
import Testing

@MainActor
@Suite("Reordering in containers")
struct ReorderTests {
  private func host(
    _ stage: ReorderStage, _ kind: ReorderStageView.Kind, direction: LayoutDirection = .leftToRight
  ) -> TestHost {
    TestHost(size: CGSize(width: 320, height: 440), layoutDirection: direction) { ReorderStageView(stage: stage, kind: kind) }
  }

  @Test("The items make room while the data stays, and the drop reports one change", arguments: ReorderStageView.Kind.allCases)
  func layouts(kind: ReorderStageView.Kind) throws {
    for usesTouch in [false, true] {
      let stage = ReorderStage([5])
      let host = host(stage, kind)
      host.usesTouch = usesTouch
      // The last item of the lazy row isn't visible.
      let frames = try (0..<(kind == .lazyHStack ? 4 : 5)).map { try host.find("Item \($0)").frame }
      try host.lift(0, to: CGPoint(x: frames[2].midX + 3, y: frames[2].midY + 3))
      #expect(stage.log.isEmpty && stage.order == [[0, 1, 2, 3, 4]])
      #expect(try host.isItem(1, at: frames[0]), "\(kind)")
      #expect(try host.isItem(2, at: frames[1]), "\(kind)")
      #expect(try host.isItem(3, at: frames[3]), "\(kind)")
      host.pointerUp(at: CGPoint(x: frames[2].midX + 3, y: frames[2].midY + 3))
      #expect(stage.log == ["[0] before 3"], "\(kind)")
      host.advance(by: 1)
      #expect(stage.order == [[1, 2, 0, 3, 4]])
      for (item, place) in [(1, 0), (2, 1), (0, 2), (3, 3)] { #expect(try host.isItem(item, at: frames[place]), "\(kind)") }

      // And back to the start.
      try host.lift(0, to: CGPoint(x: frames[0].midX - 3, y: frames[0].midY - 3))
      host.pointerUp(at: CGPoint(x: frames[0].midX - 3, y: frames[0].midY - 3))
      host.advance(by: 1)
      #expect(stage.log.last == "[0] before 1" && stage.order == [[0, 1, 2, 3, 4]], "\(kind)")

      // To the last position.
      if kind != .lazyHStack, kind != .hStack {
        try host.lift(1, to: CGPoint(x: frames[4].midX, y: frames[4].midY))
        host.pointerUp(at: CGPoint(x: frames[4].midX, y: frames[4].midY))
        host.advance(by: 1)
        #expect(stage.log.last == "[1] before end" && stage.order == [[0, 2, 3, 4, 1]], "\(kind)")
      }
      host.advance(by: 3)
      #expect(host.messages.isEmpty && host.leftovers().isEmpty)
      host.close()
    }
  }

  @Test(
    "In right-to-left layout the items of a row are passed in the mirrored direction",
    arguments: [ReorderStageView.Kind.hStack, .lazyHStack])
  func rightToLeft(kind: ReorderStageView.Kind) throws {
    let stage = ReorderStage([5])
    let host = host(stage, kind, direction: .rightToLeft)
    let frames = try (0..<3).map { try host.find("Item \($0)").frame }
    #expect(frames[1].maxX < frames[0].minX)
    try host.lift(0, to: frames[1].middle)
    #expect(try host.isItem(1, at: frames[0]))
    host.pointerUp(at: frames[1].middle)
    #expect(stage.log == ["[0] before 2"])
    host.advance(by: 1)
    #expect(try host.isItem(0, at: frames[1]))
  }

  @Test("A finger lifts an item after it has rested, and scrolls otherwise")
  func touch() throws {
    let stage = ReorderStage([30])
    let host = host(stage, .lazyVStack)
    host.usesTouch = true
    let first = try host.find("Item 2").frame
    host.drag(from: first.middle, to: CGPoint(x: first.midX, y: first.midY - 80))
    try host.settle()
    #expect(try host.find("Item 4").frame.minY < 120 && stage.log.isEmpty)
  }

  @Test("Escape, and a drop outside of the container, cancel the movement, and a drop at the item's own place reports nothing")
  func cancellation() throws {
    let stage = ReorderStage([4])
    let host = TestHost(size: CGSize(width: 320, height: 440)) {
      VStack(spacing: 0) {
        Color.clear.frame(height: 100)
        VStack(spacing: 0) {
          ForEach(stage.items) { Text(verbatim: $0.name).frame(maxWidth: .infinity, minHeight: 50).background(Color.green) }.reorderable()
        }
        .reorderContainer(for: ReorderStage.Item.self) { stage.move($0) }
        Spacer()
      }
    }
    let frames = try (0..<4).map { try host.find("Item \($0)").frame }
    func expectUnchanged(_ comment: Comment) throws {
      host.advance(by: 1)
      #expect(try (0..<4).map { try host.find("Item \($0)").frame } == frames, comment)
      #expect(stage.log.isEmpty, comment)
    }
    try host.lift(0, to: frames[2].middle)
    #expect(try host.isItem(1, at: frames[0]))
    host.press(.escape)
    try expectUnchanged("after Escape")
    host.pointerUp(at: frames[2].middle)
    try expectUnchanged("after the release that follows Escape")

    try host.lift(0, to: frames[2].middle)
    host.pointerMove(to: CGPoint(x: 160, y: 40))
    host.advance(by: 0.4)
    #expect(try host.isItem(1, at: frames[1]), "The gap returns while the pointer is outside")
    host.pointerUp(at: CGPoint(x: 160, y: 40))
    try expectUnchanged("after a drop outside")

    try host.lift(1, to: CGPoint(x: 160, y: frames[1].midY + 15))
    host.pointerUp(at: CGPoint(x: 160, y: frames[1].midY + 15))
    try expectUnchanged("after a drop at the own place")

    try host.lift(0, to: frames[2].middle)
    host.pointerCancel(at: frames[2].middle)
    try expectUnchanged("after the system has canceled the pointer")
    host.advance(by: 3)
    #expect(host.leftovers().isEmpty && host.messages.isEmpty)
    // The opposite case: a drop inside is reported.
    try host.lift(0, to: frames[2].middle)
    host.pointerUp(at: frames[2].middle)
    #expect(stage.log == ["[0] before 3"])
  }

  @Test("The item is drawn at the pointer and not at its place, and returns there if the program doesn't change its data")
  func picture() throws {
    let stage = ReorderStage([4])
    stage.accepts = false
    let host = host(stage, .vStack)
    let frames = try (0..<4).map { try host.find("Item \($0)").frame }
    func color(_ point: CGPoint) -> Snapshot.Pixel { host.snapshot().pixel(Int(point.x), Int(point.y)) }
    let (red, background) = (color(CGPoint(x: 120, y: frames[0].midY)), color(CGPoint(x: 10, y: 400)))
    // The items are 90 points wide, and so is the scroll view.
    let (inPicture, inGap) = (CGPoint(x: 240, y: frames[2].midY), CGPoint(x: 120, y: frames[2].midY))
    try host.lift(0, to: CGPoint(x: 200, y: frames[2].midY))
    #expect(color(inPicture) == red)
    #expect(color(inGap) == background, "The gap is empty")
    host.pointerUp(at: CGPoint(x: 200, y: frames[2].midY))
    #expect(stage.log == ["[0] before 3"])
    host.advance(by: 1)
    #expect(try (0..<4).map { try host.find("Item \($0)").frame } == frames)
    #expect(color(CGPoint(x: 120, y: frames[0].midY)) == red && color(inPicture) == background)
  }

  @Test("Items of different heights are passed once, without moving back")
  func heights() throws {
    let stage = ReorderStage([4])
    let host = TestHost(size: CGSize(width: 320, height: 440)) {
      VStack(spacing: 8) {
        ForEach(stage.items) { item in
          Text(verbatim: item.name).frame(width: 90 + CGFloat(item.id) * 20, height: item.id == 1 ? 120 : 40).background(Color.green)
        }
        .reorderable()
        Spacer()
      }
      .reorderContainer(for: ReorderStage.Item.self) { stage.move($0) }
    }
    // The first item is 40 points high, and the second, 8 points below, 120.
    let start = try host.find("Item 0").center
    host.pointerDown(at: start)
    var centers: [CGFloat] = []
    for y in stride(from: 20, through: 160, by: 4) as StrideThrough<CGFloat> {
      host.pointerMove(to: CGPoint(x: start.x, y: y))
      host.advance(by: 0.3)
      let center = try host.find("Item 1").frame.midY
      if centers.last != center { centers.append(center) }
    }
    #expect(centers.map { $0.rounded() } == [108, 60])
    host.pointerUp(at: CGPoint(x: start.x, y: 160))
    #expect(stage.log == ["[0] before 2"])
  }

  @Test("The scroll view scrolls while the item is at its edge", arguments: [ReorderStageView.Kind.vStack, .lazyVStack, .list, .lazyVGrid])
  func edges(kind: ReorderStageView.Kind) throws {
    let stage = ReorderStage([60])
    let host = host(stage, kind)
    try host.lift(0, to: CGPoint(x: 160, y: 436))
    let second = try? host.find("Item 1").frame.minY
    #expect(second.map { $0 < 0 } ?? true, "\(kind)")
    host.advance(by: 1)
    host.pointerUp(at: CGPoint(x: 160, y: 436))
    host.advance(by: 1)
    let place = try #require(stage.order[0].firstIndex(of: 0))
    #expect(place > 8 && stage.log.count == 1, "\(kind) \(place)")
    let frame = try host.find("Item 0").frame
    // The pointer may be in the space before the item.
    #expect(frame.midY > 360 && frame.midY < 440 + 60, "\(kind) \(frame)")
    host.advance(by: 3)
    #expect(host.leftovers().isEmpty && host.messages.isEmpty)
  }

  fileprivate struct PartlyDisabled: View {
    let stage: ReorderStage

    var body: some View {
      VStack(spacing: 0) {
        ForEach(stage.items) {
          Text(verbatim: $0.name).frame(width: 200, height: 50).background(Color.green).moveDisabled($0.id == 1)
        }
        .reorderable()
        Spacer()
      }
      .reorderContainer(for: ReorderStage.Item.self, isEnabled: stage.isEnabled) { stage.move($0) }
    }
  }

  @Test("A disabled container and disabled items don't move")
  func disabled() throws {
    let stage = ReorderStage([4])
    let host = TestHost(size: CGSize(width: 320, height: 440)) { PartlyDisabled(stage: stage) }
    let last = try host.find("Item 3").center
    func drag(_ item: Int) throws {
      host.drag(from: try host.find("Item \(item)").center, to: last)
      host.advance(by: 1)
    }
    stage.isEnabled = false
    host.render()
    try drag(0)
    #expect(stage.log.isEmpty)
    #expect(try host.find("Item 0").actions.isEmpty)
    stage.isEnabled = true
    host.render()
    try drag(1)
    #expect(stage.log.isEmpty)
    #expect(try host.find("Item 1").actions.isEmpty)
    try drag(0)
    #expect(stage.log == ["[0] before end"])
  }

  @Test("Identifiers of other types than the container's are reported, and views without a container don't move")
  func types() throws {
    struct Named: Identifiable { let id: String }
    let stage = ReorderStage([3])
    for isSame in [false, true] {
      let host = TestHost(size: CGSize(width: 320, height: 440)) {
        VStack(spacing: 0) {
          if isSame {
            ForEach(["x", "y"].map(Named.init)) { Text(verbatim: $0.id).frame(height: 50) }.reorderable()
          } else {
            ForEach(stage.items) { Text(verbatim: $0.name).frame(height: 50) }.reorderable()
          }
        }
        .reorderContainer(for: Named.self) { _ in stage.log.append("moved") }
      }
      let (first, second) = isSame ? ("x", "y") : ("Item 0", "Item 2")
      host.drag(from: try host.find(first).center, to: try host.find(second).center)
      #expect(host.messages.count == (isSame ? 0 : 1))
      #expect(stage.log == (isSame ? ["moved"] : []))
      host.close()
    }
    let bare = TestHost(size: CGSize(width: 320, height: 440)) {
      VStack { ForEach(stage.items) { Text(verbatim: $0.name).frame(height: 50) }.reorderable() }
    }
    let first = try bare.find("Item 0").frame
    bare.drag(from: first.middle, to: try bare.find("Item 2").center)
    bare.advance(by: 1)
    #expect(try bare.find("Item 0").frame == first && bare.messages.isEmpty)
  }

  @Test("A change of the data during a drag is shown, and the drop reports identifiers that exist")
  func changes() throws {
    let stage = ReorderStage([5])
    let host = host(stage, .vStack)
    let frames = try (0..<5).map { try host.find("Item \($0)").frame }
    try host.lift(0, to: frames[2].middle)
    stage.items.removeAll { $0.id == 3 }
    stage.items.insert(ReorderStage.Item(id: 9), at: 0)
    host.advance(by: 0.5)
    #expect(try host.isItem(9, at: frames[0]))
    host.pointerUp(at: frames[2].middle)
    host.advance(by: 1)
    #expect(stage.log == ["[0] before end"] || stage.log == ["[0] before 4"] || stage.log == ["[0] before 2"])
    #expect(Set(stage.order[0]) == [9, 0, 1, 2, 4])

    // An item that is removed while it is dragged isn't moved.
    stage.log = []
    try host.lift(1, to: frames[3].middle)
    stage.items.removeAll { $0.id == 1 }
    host.advance(by: 0.5)
    host.pointerUp(at: frames[3].middle)
    host.advance(by: 1)
    #expect(stage.log.isEmpty && !host.exists("Item 1"))
    host.advance(by: 3)
    #expect(host.leftovers().isEmpty)
  }

  @Test("A drag ends when the container is removed")
  func removal() throws {
    struct Switched: View {
      let stage: ReorderStage
      var body: some View {
        VStack { if stage.isEnabled { ReorderStageView(stage: stage, kind: .vStack) } }
      }
    }
    let stage = ReorderStage([5])
    let host = TestHost(size: CGSize(width: 320, height: 440)) { Switched(stage: stage) }
    try host.lift(0, to: CGPoint(x: 160, y: 160))
    stage.isEnabled = false
    host.advance(by: 0.5)
    #expect(!host.exists("Item 0"))
    let background = host.snapshot().pixel(160, 160)
    #expect(background == host.snapshot().pixel(10, 400))
    host.pointerUp(at: CGPoint(x: 160, y: 160))
    host.advance(by: 3)
    #expect(stage.log.isEmpty && host.leftovers().isEmpty && host.messages.isEmpty)
  }
}

extension CGRect {
  fileprivate var middle: CGPoint { CGPoint(x: midX, y: midY) }
}
