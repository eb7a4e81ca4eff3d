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

  @Test("an id that is written is scrolled to, at once or animated", arguments: [true, false])
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
    // The end of the content is as far as it goes; the id stays what was written.
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

  @Test("scrolling writes the id of the view at the anchor, each once", arguments: [true, false])
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

  @Test("with the anchor at the bottom it is the last view")
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

  @Test("a row that the same change adds can be scrolled to")
  func fresh() throws {
    let model = Model()
    let host = TestHost(size: size) { ByID(model: model, anchor: .bottom, isLazy: true) }
    model.rows = 200
    model.id = 199
    host.render()
    #expect(model.offset == 9600)
  }

  @Test("RT-11 a position scrolls to ids, edges and points, and the same one again")
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

  @Test("a hand makes the position the user's, with the id of the view that is seen")
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

  @Test("the view whose id is bound stays in sight when others come before it, at the very top, too", arguments: [true, false])
  func held(isLazy: Bool) throws {
    let model = Model()
    model.rows = 0
    let host = TestHost(size: size) { Feed(model: model, isLazy: isLazy) }
    model.rows = 1
    host.render()
    #expect(try host.find("Row -1").frame.midY == 25, "nobody has asked for a view")
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

  @Test("anchored at the bottom for changes of size, plain content scrolled away keeps its distance to the end", arguments: [true, false])
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

  @Test("anchored at the middle for changes of size, the row there stays in the middle in each frame", arguments: [true, false])
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
    "content anchored at the bottom begins there, follows what is appended, and stays where one has scrolled to", arguments: [true, false])
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

  @Test("few rows stand at the bottom, unless another place is said for that role")
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

  @Test("LS-8 a scrollTo while the keyboard slides ends where the final geometry says", arguments: [30, -30])
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
    // Reached: what is scrolled by hand afterwards stays.
    host.scroll(at: CGPoint(x: 150, y: 200), by: CGSize(width: 0, height: 100))
    try host.settle()
    #expect(try abs(host.find("Row 35").frame.midY - 275) < 0.01)
  }
}
