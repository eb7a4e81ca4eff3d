import Foundation
import Observation
import Oriel
import OrielTesting
import Testing

/// Tests the reactions of a scroll view to touches, a mouse, a touchpad and keys.
@MainActor
@Suite("Scroll views and input")
struct ScrollViewTests {
  @Observable @MainActor
  fileprivate final class Log {
    var taps: [Int] = []
    var text = ""
  }

  private func top(_ host: TestHost, _ name: String = "Content") throws -> CGFloat { try host.find(name).frame.minY }

  private struct Tall: View {
    var height: CGFloat = 2000

    var body: some View {
      ScrollView {
        Text("Content").frame(height: height, alignment: .top).frame(maxWidth: .infinity)
      }
    }
  }

  private struct Buttons: View {
    let log: Log

    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<200) { index in
            Button {
              log.taps.append(index)
            } label: {
              Text(verbatim: "Row \(index)").frame(maxWidth: .infinity, minHeight: 50).contentShape(Rectangle())
            }
            .buttonStyle(.plain)
          }
        }
      }
    }
  }

  private let middle = CGPoint(x: 150, y: 200)

  @Test("Content that fits stays at the top, follows a drag with resistance and springs back")
  func fits() throws {
    let host = TestHost(size: CGSize(width: 300, height: 400)) { Tall(height: 100) }
    #expect(try top(host) == 0)
    host.scroll(at: middle, by: CGSize(width: 0, height: 100))
    try host.settle()
    #expect(try top(host) == 0)
    host.pointerDown(at: CGPoint(x: 150, y: 100))
    for step in 1...20 { host.pointerMove(to: CGPoint(x: 150, y: 100 + CGFloat(step) * 10)) }
    let pulled = try top(host)
    #expect(pulled > 50 && pulled < 200)
    host.pointerUp(at: CGPoint(x: 150, y: 300))
    try host.settle()
    #expect(try top(host) == 0)
    #expect(host.leftovers().allSatisfy { $0.contains("timers") })
  }

  @Test("A fling ends inside the bounds at both ends", arguments: [-1.0, 1.0])
  func fling(direction: CGFloat) throws {
    let host = TestHost(size: CGSize(width: 300, height: 400)) { Tall(height: 900) }
    for _ in 0..<3 {
      host.drag(
        from: CGPoint(x: 150, y: 200 - 150 * direction), to: CGPoint(x: 150, y: 200 + 150 * direction), duration: 0.05)
      try host.settle()
    }
    #expect(try top(host) == (direction > 0 ? 0 : -500))
  }

  @Test("A press on content during a fling stops it and triggers no tap")
  func interrupted() throws {
    let log = Log()
    let host = TestHost(size: CGSize(width: 300, height: 400)) { Buttons(log: log) }
    host.usesTouch = true
    host.drag(from: CGPoint(x: 150, y: 350), to: CGPoint(x: 150, y: 50), duration: 0.1)
    host.advance(by: 0.1)
    let name = try #require((0..<200).map { "Row \($0)" }.first { host.exists($0) && (try! host.find($0).frame.minY) > 150 })
    host.pointerDown(at: middle)
    let stopped = try top(host, name)
    host.advance(by: 0.3)
    #expect(try top(host, name) == stopped)
    host.pointerUp(at: middle)
    try host.settle()
    #expect(try top(host, name) == stopped)
    #expect(log.taps == [])
    host.tap(at: middle)
    #expect(log.taps.count == 1)
  }

  @Test("A button in a row can be tapped, and a drag that begins on it scrolls without triggering it", arguments: [false, true])
  func buttons(touch: Bool) throws {
    let log = Log()
    let host = TestHost(size: CGSize(width: 300, height: 400)) { Buttons(log: log) }
    host.usesTouch = touch
    try host.tap("Row 3")
    #expect(log.taps == [3])
    host.pointerDown(at: try host.find("Row 5").center)
    for step in 1...10 { host.pointerMove(to: CGPoint(x: 150, y: 275 - CGFloat(step) * 10)) }
    host.advance(by: 0.3)
    host.pointerUp(at: CGPoint(x: 150, y: 175))
    try host.settle()
    #expect(log.taps == [3])
    #expect(try host.find("Row 5").frame.midY < 200)
  }

  @Test("Touchpad scrolling moves content immediately and flings it on release, and a new touch stops it")
  func touchpad() throws {
    let host = TestHost(size: CGSize(width: 300, height: 400)) { Tall(height: 5000) }
    host.touchpadBegan(at: middle)
    host.touchpadChanged(at: middle, by: CGSize(width: 0, height: 30))
    #expect(try top(host) == -30)
    host.touchpadChanged(at: middle, by: CGSize(width: 0, height: -10))
    #expect(try top(host) == -20)
    host.touchpadEnded(at: middle, velocity: CGSize(width: 0, height: 1000))
    host.advance(by: 0.2)
    #expect(try top(host) < -120)
    host.touchpadBegan(at: middle)
    let stopped = try top(host)
    host.advance(by: 0.3)
    #expect(try top(host) == stopped)
    host.touchpadEnded(at: middle)
    try host.settle()
    #expect(try top(host) == stopped)
  }

  @Test("A touch on a touchpad that catches content beyond its end springs back on release")
  func touchpadCatch() throws {
    let host = TestHost(size: CGSize(width: 300, height: 400)) { Tall(height: 1000) }
    host.touchpad(at: middle, by: CGSize(width: 0, height: 400))
    var frames = 0
    while try top(host) > -603, frames < 120 {
      host.advance(by: TestHost.frameDuration)
      frames += 1
    }
    #expect(frames < 120)
    host.touchpadBegan(at: middle)
    #expect(try top(host) < -601)
    host.touchpadEnded(at: middle)
    try host.settle()
    #expect(try top(host) == -600)
  }

  @Test("A wheel step eases to its distance, along the horizontal axis as well")
  func wheel() throws {
    let host = TestHost(size: CGSize(width: 300, height: 400)) {
      ScrollView([.horizontal, .vertical]) { Text("Content").frame(width: 2000, height: 2000, alignment: .topLeading) }
    }
    host.scroll(at: middle, by: CGSize(width: 0, height: 100))
    try host.settle()
    #expect(try top(host) == -100)
    host.scroll(at: middle, by: CGSize(width: 50, height: 0))
    try host.settle()
    #expect(try host.find("Content").frame.minX == -50)
  }

  @Test("Keys scroll by lines, by pages and to the ends")
  func keys() throws {
    let host = TestHost(size: CGSize(width: 300, height: 400)) { Tall() }
    func expect(_ key: KeyEquivalent, _ y: CGFloat, _ modifiers: EventModifiers = [], _ location: SourceLocation = #_sourceLocation) throws
    {
      host.press(key, modifiers: modifiers)
      try host.settle()
      #expect(try abs(top(host) + y) < 0.001, sourceLocation: location)
    }
    try expect(.downArrow, 40)
    try expect(.upArrow, 0)
    try expect(.pageDown, 360)
    try expect(.pageDown, 720)
    try expect(.pageUp, 360)
    try expect(.space, 720)
    try expect(.space, 360, .shift)
    try expect(.end, 1600)
    try expect(.pageDown, 1600)
    try expect(.home, 0)
  }

  @Test("A space typed into a nested text field doesn't scroll, and the field is hit-tested at its scrolled position")
  func textField() throws {
    @Bindable var log = Log()
    let host = TestHost(size: CGSize(width: 300, height: 400)) {
      ScrollView {
        VStack {
          Text("Content").frame(height: 100, alignment: .top)
          TextField("Name", text: $log.text)
          Color.clear.frame(height: 2000)
        }
      }
    }
    try host.tap("Name")
    host.type("a b")
    try host.settle()
    #expect(log.text == "a b")
    #expect(try top(host) == 0)
    host.scroll(at: middle, by: CGSize(width: 0, height: 60))
    try host.settle()
    #expect(try top(host) == -60)
    host.press(.pageDown)
    try host.settle()
    #expect(try top(host) == -420)
  }

  // MARK: Nested scroll views

  private struct Nested: View {
    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          Text("Outer").frame(maxWidth: .infinity, minHeight: 100)
          ScrollView(.vertical) { Text("Inner").frame(width: 300, height: 400, alignment: .top) }.frame(height: 200)
          ScrollView(.horizontal) { Text("Wide").frame(width: 2000, height: 100, alignment: .leading) }
          Color.clear.frame(height: 2000)
        }
      }
    }
  }

  @Test("A drag moves the inner scroll view, and the outer one after the inner has reached its end")
  func transferReaders() throws {
    let host = TestHost(size: CGSize(width: 300, height: 400)) { Nested() }
    let (inner, outer) = (try top(host, "Inner"), try top(host, "Outer"))
    host.pointerDown(at: CGPoint(x: 150, y: 250))
    var y: CGFloat = 250
    for _ in 0..<24 {
      y -= 10
      host.pointerMove(to: CGPoint(x: 150, y: y))
    }
    host.advance(by: 0.3)
    host.pointerUp(at: CGPoint(x: 150, y: y))
    try host.settle()
    #expect(try abs(top(host, "Outer") - (outer - 40)) < 0.01)
    #expect(try abs(top(host, "Inner") - (inner - 240)) < 0.01)
  }

  @Test("A fling continues in the outer scroll view at the inner one's end without a jolt")
  func flingOver() throws {
    let host = TestHost(size: CGSize(width: 300, height: 400)) { Nested() }
    host.drag(from: CGPoint(x: 150, y: 280), to: CGPoint(x: 150, y: 130), duration: 0.08)
    var (last, steps): (CGFloat, [CGFloat]) = (try top(host, "Inner"), [])
    for _ in 0..<30 {
      host.advance(by: TestHost.frameDuration)
      steps.append(last - (try top(host, "Inner")))
      last = try top(host, "Inner")
    }
    #expect(try top(host, "Outer") < -50)
    for (step, next) in zip(steps, steps.dropFirst()) {
      #expect(next <= step + 1)
      #expect(next > step * 0.6 - 2)
    }
    try host.settle()
  }

  @Test("A horizontal drag moves the nested horizontal scroll view, and a vertical drag the outer one")
  func crossed() throws {
    let host = TestHost(size: CGSize(width: 300, height: 400)) { Nested() }
    let y = try host.find("Wide").frame.midY
    host.drag(from: CGPoint(x: 250, y: y), to: CGPoint(x: 100, y: y), duration: 0.5)
    try host.settle()
    #expect(try host.find("Wide").frame.minX < -100)
    #expect(try host.find("Wide").frame.midY == y)
    let x = try host.find("Wide").frame.minX
    host.drag(from: CGPoint(x: 150, y: y), to: CGPoint(x: 150, y: y - 150), duration: 0.5)
    try host.settle()
    #expect(try host.find("Wide").frame.minX == x)
    #expect(try host.find("Wide").frame.midY < y - 130)
  }

  // MARK: Indicators

  @Test("The indicator appears while content moves, fades afterwards, and can be dragged with the mouse")
  func bars() throws {
    let host = TestHost(size: CGSize(width: 300, height: 400)) { Tall(height: 4000).background(Color.white) }
    func bar() -> Bool {
      let shot = host.snapshot()
      return (0..<400).contains { shot.pixel(295, $0).red < 230 }
    }
    #expect(!bar())
    host.scroll(at: middle, by: CGSize(width: 0, height: 100))
    #expect(bar())
    try host.settle()
    host.advance(by: 1.5)
    #expect(!bar())
    host.scroll(at: middle, by: CGSize(width: 0, height: -100))
    try host.settle()
    #expect(try top(host) == 0)
    host.drag(from: CGPoint(x: 295, y: 20), to: CGPoint(x: 295, y: 200), duration: 0.3)
    try host.settle()
    #expect(try abs(top(host) + 3600 * 180 / 354) < 40)
    let here = try top(host)
    host.advance(by: 2)
    #expect(try top(host) == here)
    #expect(host.leftovers() == [])
  }

  // MARK: Right to left

  @Test("In right-to-left layout a horizontal scroll view begins at its right edge, and Home and End are mirrored")
  func rightToLeft() throws {
    let host = TestHost(size: CGSize(width: 300, height: 400), layoutDirection: .rightToLeft) {
      ScrollView(.horizontal) {
        HStack(spacing: 0) { ForEach(0..<20) { Text(verbatim: "Item \($0)").frame(width: 100, height: 50) } }
      }
    }
    #expect(try host.find("Item 0").frame.midX == 250)
    host.scroll(at: middle, by: CGSize(width: -100, height: 0))
    try host.settle()
    #expect(try host.find("Item 1").frame.midX == 250)
    host.press(.end)
    try host.settle()
    #expect(try host.find("Item 19").frame.midX == 50)
    host.press(.home)
    try host.settle()
    #expect(try host.find("Item 0").frame.midX == 250)
  }

  private struct Turning: View {
    let isLazy: Bool
    @State private var isMirrored = false

    init(isLazy: Bool) { self.isLazy = isLazy }

    private var items: some View { ForEach(0..<30) { Text(verbatim: "Item \($0)").frame(width: 100, height: 300) } }

    var body: some View {
      VStack(spacing: 0) {
        Button("Turn") { isMirrored.toggle() }.frame(height: 50)
        ScrollView(.horizontal) {
          if isLazy { LazyHStack(spacing: 0) { items } } else { HStack(spacing: 0) { items } }
        }
        .contentMargins(.leading, 20, for: .scrollContent)
        .environment(\.layoutDirection, isMirrored ? .rightToLeft : .leftToRight)
      }
    }
  }

  @Test("A horizontal scroll view keeps its distance from the leading edge when the layout direction changes", arguments: [false, true])
  func turning(isLazy: Bool) throws {
    let host = TestHost(size: CGSize(width: 300, height: 400)) { Turning(isLazy: isLazy) }
    func place(_ item: String) throws -> CGFloat { try host.find(item).frame.midX }
    func turn() throws {
      try host.tap("Turn")
      try host.settle()
    }
    #expect(try place("Item 0") == 70)
    try turn()
    #expect(try place("Item 0") == 230)
    try turn()
    #expect(try place("Item 0") == 70)
    host.scroll(at: middle, by: CGSize(width: 250, height: 0))
    try host.settle()
    #expect(try place("Item 3") == 120)
    try turn()
    #expect(try place("Item 3") == 180)
    try turn()
    #expect(try place("Item 3") == 120)
  }
}
