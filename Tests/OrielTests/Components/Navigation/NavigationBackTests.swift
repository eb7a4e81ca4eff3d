import Foundation
import OrielTesting
import Testing

@testable import Oriel

@Observable
private final class Model {
  var path: [Int] = []
  var refuses = false
  var hidesBack = false
}

private struct Page: View {
  let model: Model
  let number: Int
  @FocusState private var isFocused: Bool
  @State private var text = ""

  var body: some View {
    VStack {
      Text(verbatim: "Page \(number)")
      NavigationLink("Link \(number)", value: number + 1)
      TextField("Field \(number)", text: $text).focused($isFocused)
      Button("Focus \(number)") { isFocused = true }
    }
    .navigationTitle("Title \(number)")
    .navigationBarBackButtonHidden(model.hidesBack && number > 0)
  }
}

private struct Pages: View {
  let model: Model

  var body: some View {
    let path = Binding(get: { model.path }, set: { if !model.refuses || $0.count > model.path.count { model.path = $0 } })
    NavigationStack(path: path) {
      Page(model: model, number: 0).navigationDestination(for: Int.self) { Page(model: model, number: $0) }
    }
  }
}

@MainActor
@Suite("Back navigation")
struct NavigationBackTests {
  private func make(depth: Int = 1, direction: LayoutDirection = .leftToRight) throws -> (TestHost, Model) {
    let model = Model()
    model.path = Array(1..<(depth + 1))
    let host = TestHost(layoutDirection: direction) { Pages(model: model) }
    host.usesTouch = true
    try host.settle()
    return (host, model)
  }

  /// Returns the offset of the top screen, as a fraction of its width.
  private func absence(_ host: TestHost) -> CGFloat {
    var result: CGFloat = 0
    func find(_ box: LayoutBox) {
      if let stack = box as? NavigationStackBox { result = (stack.children.last as? NavigationScreenBox)?.absence.value ?? -1 }
      box.children.forEach(find)
    }
    find(host.graph.rootBox)
    return result
  }

  @Test("A slow swipe from the leading edge goes back if it passes half of the width", arguments: [0.1, 0.3, 0.45, 0.6, 0.9])
  func swipe(fraction: Double) throws {
    let (host, model) = try make()
    host.pointerDown(at: CGPoint(x: 5, y: 400))
    for step in 0...20 {
      host.advance(by: 0.05)
      host.pointerMove(to: CGPoint(x: 5 + 14 + 390 * fraction * Double(step) / 20, y: 400))
    }
    #expect(abs(absence(host) - fraction) < 0.06)
    #expect(model.path == [1], "Nothing is decided yet")
    host.advance(by: 0.3)
    host.pointerUp(at: CGPoint(x: 19 + 390 * fraction, y: 400))
    try host.settle()
    #expect(model.path == (fraction > 0.5 ? [] : [1]))
    #expect(host.exists(fraction > 0.5 ? "Page 0" : "Page 1"))
    host.close()
    #expect(host.leftovers().isEmpty)
  }

  @Test(
    "A fast swipe goes back from any distance, in both layout directions",
    arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func flick(direction: LayoutDirection) throws {
    let (host, model) = try make(direction: direction)
    let isMirrored = direction == .rightToLeft
    host.drag(from: CGPoint(x: isMirrored ? 385 : 5, y: 400), to: CGPoint(x: isMirrored ? 260 : 130, y: 405), duration: 0.08)
    #expect(model.path == [])
    try host.settle()
    #expect(host.exists("Page 0"))
  }

  @Test("A swipe from the middle, a drag down from the edge and a mouse drag don't go back")
  func noSwipe() throws {
    let (host, model) = try make()
    host.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 380, y: 400))
    host.drag(from: CGPoint(x: 5, y: 100), to: CGPoint(x: 60, y: 700))
    host.usesTouch = false
    host.drag(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 380, y: 400))
    try host.settle()
    #expect(model.path == [1] && absence(host) == 0)
  }

  @Test("A canceled swipe doesn't go back, and a swipe during a push catches the screen at its position")
  func taken() throws {
    let (host, model) = try make()
    host.pointerDown(at: CGPoint(x: 5, y: 400))
    host.pointerMove(to: CGPoint(x: 30, y: 400))
    host.pointerMove(to: CGPoint(x: 300, y: 400))
    host.pointerCancel(at: CGPoint(x: 300, y: 400))
    try host.settle()
    #expect(model.path == [1] && absence(host) == 0)
    model.path.append(2)
    host.advance(by: 0.1)
    let before = absence(host)
    #expect(before > 0.1 && before < 0.9)
    host.pointerDown(at: CGPoint(x: 5, y: 400))
    host.pointerMove(to: CGPoint(x: 20, y: 400))
    #expect(abs(absence(host) - before) < 0.35)
    host.pointerMove(to: CGPoint(x: 380, y: 400))
    #expect(absence(host) == 1)
    host.advance(by: 0.2)
    #expect(absence(host) == 1)
    host.pointerUp(at: CGPoint(x: 380, y: 400))
    try host.settle()
    #expect(model.path == [1])
  }

  @Test("A path binding that rejects the change restores the screen")
  func refuses() throws {
    let (host, model) = try make()
    model.refuses = true
    try host.tap("Back")
    try host.settle()
    #expect(host.exists("Page 1") && absence(host) == 0)
    host.drag(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 330, y: 400))
    try host.settle()
    #expect(host.exists("Page 1") && absence(host) == 0)
  }

  @Test("Escape, Alt with the arrow key and the back button of a mouse go back one step each")
  func keys() throws {
    let (host, model) = try make(depth: 3)
    #expect(host.press(.escape))
    try host.settle()
    #expect(model.path == [1, 2])
    #expect(host.press(.leftArrow, modifiers: .option))
    try host.settle()
    #expect(model.path == [1])
    host.content.handle(
      PointerEvent(phase: .down, device: .mouse, location: CGPoint(x: 200, y: 400), button: .back, time: host.time))
    try host.settle()
    #expect(model.path == [])
    #expect(!host.press(.escape), "The root leaves the key to other handlers")
  }

  @Test("A hidden back button disables the swipe and the keys")
  func hidden() throws {
    let (host, model) = try make()
    model.hidesBack = true
    try host.settle()
    #expect(!host.exists("Back"))
    #expect(!host.press(.escape))
    host.drag(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 380, y: 400))
    try host.settle()
    #expect(model.path == [1])
  }

  @Test("The focus returns to the link that pushed, and never moves to covered views")
  func focus() throws {
    let model = Model()
    let host = TestHost { Pages(model: model) }
    host.press(.tab)
    #expect(try host.find("Link 0").isFocused)
    host.press(.return)
    try host.settle()
    #expect(model.path == [1])
    for _ in 0..<8 {
      host.press(.tab)
      #expect(host.graph.input.focus.focused?.barrier == nil)
      #expect(host.graph.input.focus.focused?.isOnScreen ?? false)
    }
    try host.tap("Back")
    try host.settle()
    #expect(try host.find("Link 0").isFocused)
  }

  @Test("A push animation runs neither layout nor bodies")
  func work() throws {
    let (host, model) = try make()
    model.path.append(2)
    host.advance(by: 0.1)
    let mark = host.mark()
    host.advance(by: 0.1)
    let work = host.work(since: mark)
    #expect(!host.leftovers().isEmpty, "The push is still running")
    #expect(work.bodies == 0 && work.placed == 0 && work.measured == 0 && work.textShaped == 0)
    try host.settle()
  }
}
