import Foundation
import Observation
import Oriel
import OrielTesting
import Testing

@MainActor
@Suite("Swipe actions of list rows")
struct ListSwipeTests {
  @Observable @MainActor
  fileprivate final class Model {
    var log: [String] = []
    var chosen: Int?
  }

  fileprivate struct Rows: View {
    @Bindable var model: Model
    var count = 30

    var body: some View {
      List(selection: $model.chosen) {
        Section("Head") {
          ForEach(0..<count, id: \.self) { index in
            HStack {
              Text(verbatim: "Row \(index)")
              if index == 4 { Button("Press") { model.log.append("press") } }
            }
            .swipeActions { Button("Flag") { model.log.append("flag \(index)") } }
            .swipeActions(edge: .leading) { Button("Pin") { model.log.append("pin \(index)") }.tint(.orange) }
          }
        }
      }
    }
  }

  private func host(_ model: Model, count: Int = 30, direction: LayoutDirection = .leftToRight) -> TestHost {
    TestHost(size: CGSize(width: 320, height: 440), layoutDirection: direction) { Rows(model: model, count: count) }
  }

  /// Opens the trailing buttons of a row.
  private func open(_ row: Int, in host: TestHost, by distance: CGFloat = -100) throws {
    let middle = try host.find("Row \(row)").center.y
    host.drag(from: CGPoint(x: 160, y: middle), to: CGPoint(x: 160 + distance, y: middle + 2))
    try host.settle()
  }

  @Test("A row without swipe buttons doesn't move, and opens once it has some")
  func noButtons() throws {
    let model = Model()
    let host = TestHost(size: CGSize(width: 320, height: 440)) {
      List(0..<3, id: \.self) { index in
        Text(verbatim: "Row \(index)").swipeActions { if model.chosen == index { Button("Flag") { model.log.append("flag \(index)") } } }
      }
    }
    let place = try host.find("Row 1").frame
    for finger in [true, false] {
      host.usesTouch = finger
      host.pointerDown(at: CGPoint(x: 200, y: place.midY))
      host.pointerMove(to: CGPoint(x: 100, y: place.midY))
      host.advance(by: 0.1)
      #expect(try host.find("Row 1").frame == place)
      host.pointerUp(at: CGPoint(x: 100, y: place.midY))
      try host.settle()
      #expect(try host.find("Row 1").frame == place)
    }
    model.chosen = 1
    host.usesTouch = true
    try open(1, in: host)
    try host.tap("Flag")
    #expect(model.log == ["flag 1"])
  }

  @Test("An open row stays inside its card: the margin isn't covered, and the card keeps its rounded corners")
  func clipping() throws {
    let model = Model()
    let host = host(model)
    let (first, second) = (try host.find("Row 0").center.y, try host.find("Row 1").center.y)
    let margin = host.snapshot().pixel(8, Int(second))
    #expect(margin != host.snapshot().pixel(40, Int(second) + 15))
    for (row, y) in [(0, first), (1, second)] {
      try open(row, in: host)
      #expect(host.exists("Flag"))
      let picture = host.snapshot()
      for x in [2, 8, 14, 306, 312, 318] { #expect(picture.pixel(x, Int(y)) == margin, "\(x) beside row \(row)") }
      #expect(picture.pixel(290, Int(y) + 15) != margin)
    }
    try open(0, in: host)
    let top = Int(first - 22)
    #expect(host.snapshot().pixel(303, top + 1) == margin, "The corner is clipped")
    #expect(host.snapshot().pixel(17, top + 1) == margin)
  }

  @Test("Swiped content in the margin isn't hit-tested")
  func hits() throws {
    let model = Model()
    let host = TestHost(size: CGSize(width: 320, height: 440)) {
      List(0..<3) { index in
        Button {
          model.log.append("row \(index)")
        } label: {
          Color.blue.frame(height: 20)
        }
        .swipeActions { Button("Flag") {} }
      }
    }
    host.tap(at: CGPoint(x: 160, y: 40))
    try host.settle()
    #expect(model.log.count == 1)
    host.drag(from: CGPoint(x: 160, y: 40), to: CGPoint(x: 60, y: 41))
    try host.settle()
    #expect(host.exists("Flag"))
    host.pointerDown(at: CGPoint(x: 6, y: 40))
    host.pointerUp(at: CGPoint(x: 6, y: 40))
    #expect(model.log.count == 1)
  }

  @Test("A wheel scroll closes an open row")
  func wheel() throws {
    let host = host(Model())
    try open(2, in: host)
    host.scroll(at: CGPoint(x: 100, y: 200), by: CGSize(width: 0, height: 60))
    try host.settle()
    host.advance(by: 0.5)
    #expect(!host.exists("Flag"))
    let left = try host.find("Row 2").frame.minX
    #expect(left == 32)
    host.advance(by: 3)
    #expect(host.leftovers().isEmpty && host.messages.isEmpty)
  }

  @Test("A touchpad scroll closes an open row")
  func touchpad() throws {
    let host = host(Model())
    try open(2, in: host)
    #expect(host.exists("Flag"))
    host.touchpad(at: CGPoint(x: 100, y: 200), by: CGSize(width: 0, height: 60))
    try host.settle()
    host.advance(by: 0.5)
    #expect(!host.exists("Flag"))
  }

  @Test("A programmatic scroll leaves an open row open")
  func program() throws {
    struct Jumping: View {
      @State var proxy: ScrollViewProxy?
      var body: some View {
        ScrollViewReader { proxy in
          List(0..<30) { index in
            Text(verbatim: "Row \(index)").swipeActions { Button("Flag") { withAnimation { proxy.scrollTo(12) } } }
          }
          .accessibilityAction { withAnimation(.linear(duration: 0.2)) { proxy.scrollTo(12) } }
        }
      }
    }
    let host = TestHost(size: CGSize(width: 320, height: 440)) { Jumping() }
    try open(4, in: host)
    let list = try #require(host.allElements.first { !$0.children.isEmpty })
    #expect(list.activate())
    try host.settle()
    #expect(host.exists("Row 12") && host.exists("Flag"))
  }

  @Test("A press on empty space or on a header closes an open row")
  func elsewhere() throws {
    let host = host(Model(), count: 5)
    for point in [CGPoint(x: 160, y: 420), try host.find("Head").center, CGPoint(x: 4, y: 150)] {
      try open(2, in: host)
      #expect(host.exists("Flag"))
      host.tap(at: point)
      host.advance(by: 0.5)
      #expect(!host.exists("Flag"), "after a press at \(point)")
    }
  }

  @Test("A press on another row or on a button in a row only closes an open row")
  func otherRows() throws {
    let model = Model()
    let host = host(model)
    try open(2, in: host)
    try host.tap("Row 5")
    host.advance(by: 0.5)
    #expect(!host.exists("Flag") && model.chosen == nil)
    try open(2, in: host)
    try host.tap("Press")
    host.advance(by: 0.5)
    #expect(!host.exists("Flag") && model.log.isEmpty && model.chosen == nil)
    try open(4, in: host, by: -60)
    try host.tap("Press")
    host.advance(by: 0.5)
    #expect(!host.exists("Flag") && model.log.isEmpty, "A button in the open row has no effect either")
    try host.tap("Press")
    #expect(model.log == ["press"])
  }

  @Test("A drag elsewhere closes an open row and scrolls, and a swipe there opens its own row")
  func drags() throws {
    let host = host(Model())
    host.usesTouch = true
    try open(2, in: host)
    let before = try host.find("Row 5").frame.minY
    host.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 102, y: 240))
    try host.settle()
    host.advance(by: 0.5)
    #expect(!host.exists("Flag"))
    #expect(try host.find("Row 5").frame.minY < before - 20)
    try open(3, in: host)
    try open(6, in: host)
    #expect(host.findAll(label: "Flag").count == 1)
    #expect(try abs(host.find("Flag").center.y - host.find("Row 6").center.y) < 1)
    #expect(try host.find("Row 3").frame.minX == 32)
  }

  @Test("An open or closing row removes its buttons when its list or data is removed or it leaves the viewport")
  func going() throws {
    struct Switched: View {
      @Bindable var model: Model
      var body: some View {
        VStack(spacing: 0) {
          if model.chosen != -1 {
            List(0..<(model.log.isEmpty ? 60 : 2), id: \.self) { index in
              Text(verbatim: "Row \(index)").swipeActions { Button("Flag") {} }
            }
          }
        }
      }
    }
    for isClosing in [false, true] {
      let model = Model()
      let host = TestHost(size: CGSize(width: 320, height: 440)) { Switched(model: model) }
      let atRest = host.liveNodeCount
      func open(_ row: Int) throws {
        try self.open(row, in: host)
        #expect(host.exists("Flag") && host.liveNodeCount > atRest)
        if isClosing {
          host.tap(at: CGPoint(x: 2, y: 300))
          #expect(host.exists("Flag"))
        }
      }
      try open(1)
      model.chosen = -1
      host.render()
      let without = host.liveNodeCount
      #expect(!host.exists("Flag") && without < atRest)
      model.chosen = nil
      host.render()
      #expect(host.liveNodeCount == atRest)

      try open(3)
      model.log = ["two rows"]
      host.render()
      #expect(!host.exists("Flag"))
      model.log = []
      host.advance(by: 1)

      try open(2)
      host.press(.end)
      try host.settle()
      host.advance(by: 1)
      #expect(!host.exists("Flag") && host.exists("Row 59"))
      host.press(.home)
      try host.settle()
      #expect(try host.find("Row 2").frame.minX == 32)
      host.advance(by: 3)
      #expect(host.leftovers().isEmpty && host.messages.isEmpty)
      host.close()
      #expect(host.leftovers().isEmpty)
    }
  }

  @Test("In right-to-left layout swipe buttons and gestures are mirrored")
  func rightToLeft() throws {
    let model = Model()
    let host = host(model, direction: .rightToLeft)
    let rest = try host.find("Row 1").frame
    #expect(abs(rest.maxX - (320 - 32)) < 0.01)
    try open(1, in: host, by: 100)
    let shift = try host.find("Row 1").frame.maxX - rest.maxX
    #expect(shift > 50)
    #expect(try host.find("Flag").frame.minX == 16 && abs(host.find("Flag").frame.maxX - 16 - shift) < 0.01)
    try host.tap("Flag")
    host.advance(by: 0.5)
    #expect(model.log == ["flag 1"])
    #expect(try host.find("Row 1").frame == rest)

    try open(3, in: host, by: -100)
    #expect(try abs(host.find("Pin").frame.maxX - (320 - 16)) < 0.01)
    #expect(try host.find("Row 3").frame.maxX < 320 - 32 - 50)
    try host.tap("Pin")
    host.advance(by: 0.5)
    #expect(model.log == ["flag 1", "pin 3"])

    // The drag is a full swipe.
    let middle = try host.find("Row 2").center.y
    host.drag(from: CGPoint(x: 30, y: middle), to: CGPoint(x: 300, y: middle))
    host.advance(by: 0.5)
    #expect(model.log == ["flag 1", "pin 3", "flag 2"])
    #expect(host.messages.isEmpty)
  }

  /// Opens a row and returns the frames of its buttons' drawn titles.
  private func titles<Buttons: View>(width: CGFloat, @ViewBuilder _ buttons: @escaping () -> Buttons) throws -> (TestHost, [CGRect]) {
    let host = TestHost(size: CGSize(width: width, height: 300)) {
      List(0..<3) { index in Text(verbatim: "Row \(index)").swipeActions(content: buttons) }
    }
    let middle = try host.find("Row 1").center.y
    let start: CGFloat = width < 300 ? 160 : 400
    let end: CGFloat = width < 300 ? 60 : 150
    host.drag(from: CGPoint(x: start, y: middle), to: CGPoint(x: end, y: middle + 2))
    try host.settle()
    return (host, ContrastReading(host).texts.filter { $0.minX > 60 })
  }

  @Test("Buttons whose titles don't fit side by side show only their icons, and stay accessible by their titles")
  func icons() throws {
    for width in [600, 260] as [CGFloat] {
      let (host, drawn) = try titles(width: width) {
        Button("Delete", systemImage: "trash") {}
        Button("Archive", systemImage: "archivebox") {}
        Button("Flag", systemImage: "flag") {}
      }
      #expect(drawn.count == (width > 300 ? 3 : 0))
      let frames = try ["Delete", "Archive", "Flag"].map { try host.find($0).frame }
      #expect(abs(frames[0].maxX - (width - 16)) < 0.5 && frames.allSatisfy { $0.width >= 40 })
      host.close()
      #expect(host.leftovers().isEmpty)
    }
  }

  @Test("Titles without icons shrink to fit")
  func smallTitles() throws {
    var heights: [CGFloat] = []
    for width in [600, 260] as [CGFloat] {
      let (host, drawn) = try titles(width: width) {
        Button("Mark as unread") {}
        Button("Move to folder") {}
      }
      #expect(drawn.count == 2)
      heights.append(drawn.map(\.height).max() ?? 0)
      host.close()
    }
    #expect(heights[1] < heights[0] - 1)
  }
}
