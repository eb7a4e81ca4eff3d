import Foundation
import Observation
import Oriel
import OrielTesting
import Testing

@MainActor
@Suite("Scroll positions")
struct ScrollPositionTests {
  @Observable @MainActor
  fileprivate final class Model {
    var id: Int?
    var position = ScrollPosition(idType: Int.self)
    var rows = 100
    var offset: CGFloat = 0
    var header: CGFloat = 0
    var writes: [Int?] = []
  }

  private struct Rows: View {
    let model: Model
    var isLazy: Bool

    var body: some View {
      if isLazy {
        LazyVStack(spacing: 0) { rows }.scrollTargetLayout()
      } else {
        VStack(spacing: 0) { rows }.scrollTargetLayout()
      }
    }

    private var rows: some View {
      ForEach(0..<model.rows, id: \.self) { index in Text(verbatim: "Row \(index)").frame(height: 50) }
    }
  }

  private struct ByID: View {
    @Bindable var model: Model
    var anchor: UnitPoint?
    var isLazy: Bool

    var body: some View {
      ScrollView { Rows(model: model, isLazy: isLazy) }
        .scrollPosition(id: $model.id, anchor: anchor)
        .onScrollGeometryChange(for: CGFloat.self, of: \.contentOffset.y) { _, new in model.offset = new }
        .onChange(of: model.id) { model.writes.append(model.id) }
    }
  }

  private struct ByPosition: View {
    @Bindable var model: Model
    var anchor: UnitPoint?

    var body: some View {
      ScrollView { Rows(model: model, isLazy: true) }
        .scrollPosition($model.position, anchor: anchor)
        .onScrollGeometryChange(for: CGFloat.self, of: \.contentOffset.y) { _, new in model.offset = new }
    }
  }

  private let size = CGSize(width: 300, height: 400)

  @Test("Writing the id of a position scrolls to its view, immediately or with an animation", arguments: [true, false])
  func write(isLazy: Bool) throws {
    let model = Model()
    model.id = 20
    let host = TestHost(size: size) { ByID(model: model, anchor: .top, isLazy: isLazy) }
    #expect(model.offset == 1000)
    #expect(model.id == 20)
    model.id = 60
    host.render()
    #expect(model.offset == 3000)
    withAnimation(.linear(duration: 0.5)) { model.id = 70 }
    host.render()
    host.advance(by: 0.25)
    #expect(abs(model.offset - 3250) < 30)
    try host.settle()
    #expect(model.offset == 3500)
    #expect(model.id == 70)
    // The content's end limits the offset; the id stays as written.
    model.id = 99
    host.render()
    #expect(model.offset == 4600)
    try host.settle()
    #expect(model.id == 99)
    model.id = 12345
    host.render()
    #expect(model.offset == 4600)
    #expect(host.messages.isEmpty)
  }

  @Test("Scrolling writes the id of the view at the anchor, each id once", arguments: [true, false])
  func read(isLazy: Bool) throws {
    let model = Model()
    let host = TestHost(size: size) { ByID(model: model, anchor: .top, isLazy: isLazy) }
    #expect(model.id == nil)
    host.scroll(at: CGPoint(x: 150, y: 200), by: CGSize(width: 0, height: 210))
    try host.settle()
    #expect(model.offset == 210)
    #expect(model.id == 4)
    #expect(model.writes == model.writes.sorted { $0! < $1! })
    #expect(Set(model.writes).count == model.writes.count)
    host.press(.end)
    try host.settle()
    #expect(model.id == 92)
  }

  @Test("With a bottom anchor the id is that of the last visible view")
  func bottom() throws {
    let model = Model()
    let host = TestHost(size: size) { ByID(model: model, anchor: .bottom, isLazy: true) }
    host.scroll(at: CGPoint(x: 150, y: 200), by: CGSize(width: 0, height: 200))
    try host.settle()
    #expect(model.id == 11)
    model.id = 40
    host.render()
    #expect(try host.find("Row 40").frame.maxY > 380)
  }

  @Test("A position can scroll to a row that the same change adds")
  func fresh() throws {
    let model = Model()
    let host = TestHost(size: size) { ByID(model: model, anchor: .bottom, isLazy: true) }
    model.rows = 200
    model.id = 199
    host.render()
    #expect(model.offset == 9600)
  }

  @Test("RT-11 A position scrolls to ids, edges and points, and to the same one again")
  func position() throws {
    let model = Model()
    let host = TestHost(size: size) { ByPosition(model: model) }
    #expect(!model.position.isPositionedByUser)
    model.position.scrollTo(edge: .bottom)
    host.render()
    #expect(model.offset == 4600)
    #expect(model.position.edge == .bottom && model.position.viewID == nil)
    model.rows = 120
    host.render()
    #expect(model.offset == 4600)
    model.position.scrollTo(edge: .bottom)
    host.render()
    #expect(model.offset == 5600)
    model.position.scrollTo(y: 333)
    host.render()
    #expect(model.offset == 333 && model.position.y == 333 && model.position.point == nil)
    model.position.scrollTo(x: 0, y: 120)
    host.render()
    #expect(model.offset == 120 && model.position.point == CGPoint(x: 0, y: 120))
    model.position.scrollTo(id: 30, anchor: .center)
    host.render()
    #expect(model.offset == 1325)
    #expect(model.position.viewID(type: Int.self) == 30 && model.position.viewID(type: String.self) == nil)
    #expect(model.position.viewID as? Int == 30)
    withAnimation(.linear(duration: 0.2)) { model.position.scrollTo(edge: .top) }
    host.advance(by: 0.1)
    #expect(model.offset > 0)
    try host.settle()
    #expect(model.offset == 0 && model.position.edge == .top && !model.position.isPositionedByUser)
    model.position = ScrollPosition(edge: .bottom)
    host.render()
    #expect(model.offset == 5600)
  }

  @Test("Scrolling by the user marks the position as user-positioned and sets the id of the visible view")
  func user() throws {
    let model = Model()
    model.position = ScrollPosition(id: 50, anchor: .top)
    let host = TestHost(size: size) { ByPosition(model: model) }
    #expect(model.offset == 2500)
    #expect(!model.position.isPositionedByUser)
    host.scroll(at: CGPoint(x: 150, y: 200), by: CGSize(width: 0, height: 100))
    try host.settle()
    #expect(model.position.isPositionedByUser)
    #expect(model.position.viewID(type: Int.self) == 52)
    model.position.scrollTo(id: 10)
    host.render()
    #expect(!model.position.isPositionedByUser)
    #expect(model.offset == 500)
  }

  private struct Feed: View {
    @Bindable var model: Model
    var isLazy: Bool

    var body: some View {
      ScrollView {
        if isLazy {
          LazyVStack(spacing: 0) { rows }.scrollTargetLayout()
        } else {
          VStack(spacing: 0) { rows }.scrollTargetLayout()
        }
      }
      .scrollPosition(id: $model.id)
    }

    private var rows: some View {
      ForEach(-model.rows..<100, id: \.self) { index in Text(verbatim: "Row \(index)").frame(height: 50) }
    }
  }

  @Test(
    "The view with the bound id keeps its position when views are inserted before it, at the very top as well", arguments: [true, false])
  func held(isLazy: Bool) throws {
    let model = Model()
    model.rows = 0
    let host = TestHost(size: size) { Feed(model: model, isLazy: isLazy) }
    model.rows = 1
    host.render()
    #expect(try host.find("Row -1").frame.midY == 25, "Without a bound id the inserted row is visible")
    model.id = -1
    host.render()
    for (count, animation) in [(6, nil), (9, Animation.linear(duration: 0.2))] {
      withAnimation(animation) { model.rows = count }
      for _ in 0..<20 {
        host.advance(by: TestHost.frameDuration)
        #expect(try abs(host.find("Row -1").frame.midY - 25) < 0.5)
      }
    }
    #expect(model.id == -1)
    host.press(.home)
    try host.settle()
    #expect(model.id == -9)
    model.rows = 10
    host.render()
    #expect(try host.find("Row -9").frame.midY == 25)
    model.id = nil
    host.press(.home)
    try host.settle()
    model.id = nil
    host.render()
    model.rows = 12
    host.render()
    #expect(try host.find("Row -12").frame.midY == 25)
    #expect(host.messages.isEmpty)
  }

  // MARK: Anchors

  private struct Single: View {
    let model: Model

    var body: some View {
      ScrollView {
        Color.blue.frame(height: CGFloat(model.rows) * 10).accessibilityElement().accessibilityLabel("Content")
      }
      .defaultScrollAnchor(.bottom, for: .sizeChanges)
    }
  }

  @Test("With a bottom anchor for size changes, scrolled plain content keeps its distance to the end", arguments: [true, false])
  func scrolledAway(isAnimated: Bool) throws {
    let model = Model()
    let host = TestHost(size: size) { Single(model: model) }
    #expect(try host.find("Content").frame.minY == 0)
    host.scroll(at: CGPoint(x: 150, y: 200), by: CGSize(width: 0, height: 300))
    try host.settle()
    let end = try host.find("Content").frame.maxY
    #expect(end == 700)
    withAnimation(isAnimated ? .linear(duration: 0.2) : nil) { model.rows = 150 }
    for _ in 0..<20 {
      host.advance(by: TestHost.frameDuration)
      #expect(try abs(host.find("Content").frame.maxY - end) < 0.5)
    }
    host.resize(to: CGSize(width: 300, height: 350))
    #expect(try abs(host.find("Content").frame.maxY - (end - 50)) < 0.5)
    host.keyboard.show(height: 100)
    for _ in 0..<30 {
      host.advance(by: TestHost.frameDuration)
      #expect(try abs(host.find("Content").frame.maxY - (end - 50 - host.keyboard.inset)) < 0.5)
    }
  }

  private struct Centered: View {
    let model: Model
    var isLazy: Bool

    var body: some View {
      ScrollView {
        Color.gray.frame(height: model.header)
        Rows(model: model, isLazy: isLazy)
      }
      .defaultScrollAnchor(.center, for: .sizeChanges)
    }
  }

  @Test("With a center anchor for size changes, the centered row stays in the center in each frame", arguments: [true, false])
  func centered(isLazy: Bool) throws {
    let model = Model()
    let host = TestHost(size: size) { Centered(model: model, isLazy: isLazy) }
    host.scroll(at: CGPoint(x: 150, y: 200), by: CGSize(width: 0, height: 1000))
    try host.settle()
    let row = try #require(host.elements.filter { $0.label.hasPrefix("Row") }.min { abs($0.frame.midY - 200) < abs($1.frame.midY - 200) })
      .label
    let distance = try host.find(row).frame.midY - 200
    func stays() throws { #expect(try abs(host.find(row).frame.midY - (host.size.height - host.keyboard.inset) / 2 - distance) < 0.5) }
    withAnimation(.linear(duration: 0.2)) { model.header = 130 }
    for _ in 0..<20 {
      host.advance(by: TestHost.frameDuration)
      try stays()
    }
    host.resize(to: CGSize(width: 300, height: 301))
    try stays()
    host.keyboard.show(height: 100)
    for _ in 0..<30 {
      host.advance(by: TestHost.frameDuration)
      try stays()
    }
    host.keyboard.hide(duration: 0)
    host.render()
    try stays()
  }

  private struct Chat: View {
    let model: Model
    var isLazy: Bool

    var body: some View {
      ScrollView { Rows(model: model, isLazy: isLazy) }
        .defaultScrollAnchor(.bottom)
        .onScrollGeometryChange(for: CGFloat.self, of: \.contentOffset.y) { _, new in model.offset = new }
    }
  }

  @Test(
    "Bottom-anchored content starts at its end, follows appended rows, and keeps the user's scroll position", arguments: [true, false])
  func appended(isLazy: Bool) throws {
    let model = Model()
    let host = TestHost(size: size) { Chat(model: model, isLazy: isLazy) }
    #expect(model.offset == 4600)
    model.rows = 103
    host.render()
    #expect(try host.find("Row 102").frame.midY == 375)
    withAnimation(.linear(duration: 0.5)) { model.rows = 105 }
    host.render()
    host.advance(by: 0.25)
    #expect(model.offset > 4750 && model.offset < 4850)
    withAnimation(.linear(duration: 0.5)) { model.rows = 106 }
    try host.settle()
    #expect(model.offset == 4900)
    host.scroll(at: CGPoint(x: 150, y: 200), by: CGSize(width: 0, height: -130))
    try host.settle()
    let before = try host.find("Row 100").frame.midY
    model.rows = 110
    host.render()
    #expect(try host.find("Row 100").frame.midY == before)
    #expect(host.messages.isEmpty)
  }

  @Test("Few rows are aligned at the bottom unless another anchor is set for the alignment role")
  func alignment() throws {
    let model = Model()
    model.rows = 2
    let host = TestHost(size: size) { Chat(model: model, isLazy: false) }
    #expect(try host.find("Row 1").frame.midY == 375)
    model.rows = 9
    host.render()
    #expect(try host.find("Row 8").frame.midY == 375)
    let other = TestHost(size: size) {
      ScrollView { Rows(model: model, isLazy: false) }
        .defaultScrollAnchor(.top, for: .alignment)
        .defaultScrollAnchor(.center, for: .initialOffset)
        .defaultScrollAnchor(.bottom)
    }
    model.rows = 2
    other.render()
    #expect(try other.find("Row 0").frame.midY == 25)
  }

  // MARK: The keyboard

  private struct Typed: View {
    @State var model: Model
    var ids = [Int]()

    var body: some View {
      ScrollViewReader { proxy in
        ScrollView { Rows(model: model, isLazy: true) }
          .onChange(of: model.id) { _, id in
            if let id, id < 0 {
              withAnimation(.linear(duration: 0.1)) { proxy.scrollTo(-id, anchor: .bottom) }
            } else {
              proxy.scrollTo(id, anchor: .bottom)
            }
          }
      }
    }
  }

  @Test("LS-8 A scrollTo during the keyboard's animation ends at the position for the final geometry", arguments: [30, -30])
  func keyboard(id: Int) throws {
    let model = Model()
    let host = TestHost(size: size) { Typed(model: model) }
    host.keyboard.show(height: 150)
    host.advance(by: 0.1)
    #expect(host.keyboard.inset > 0 && host.keyboard.inset < 150)
    model.id = id
    host.render()
    try host.settle()
    #expect(try abs(host.find("Row 30").frame.midY - 225) < 0.01)
    host.keyboard.hide()
    host.advance(by: 0.1)
    model.id = id < 0 ? -35 : 35
    host.render()
    try host.settle()
    #expect(try abs(host.find("Row 35").frame.midY - 375) < 0.01)
    // The target has been reached: a later scroll by the user isn't corrected.
    host.scroll(at: CGPoint(x: 150, y: 200), by: CGSize(width: 0, height: 100))
    try host.settle()
    #expect(try abs(host.find("Row 35").frame.midY - 275) < 0.01)
  }
}
