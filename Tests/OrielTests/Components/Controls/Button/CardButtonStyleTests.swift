import Foundation
@testable import Oriel
import OrielDrawing
import OrielTesting
import Testing

@MainActor @Suite struct CardButtonStyleTests {
  /// Two cards of 200 by 120 points, the first of which is at (60, 90).
  private struct Shelf: View {
    var reducesMotion = false
    var press: (String) -> Void = { _ in }

    var body: some View {
      HStack(spacing: 40) {
        ForEach(["first", "second"], id: \.self) { name in
          Button(action: { press(name) }) { Text(name).frame(width: 200, height: 120) }.buttonStyle(.card)
        }
      }
      .transformEnvironment(\.accessibilityReduceMotion) { $0 = $0 || reducesMotion }
    }
  }

  private func host(_ shelf: Shelf = Shelf()) -> TestHost { TestHost(size: CGSize(width: 560, height: 300)) { shelf } }

  private func frame(_ host: TestHost, _ name: String) throws -> CGRect { try box(host, name).windowFrame }

  private func box(_ host: TestHost, _ name: String) throws -> LiftBox {
    let text = try host.find(name).node.box
    var found: LiftBox?
    func visit(_ box: LayoutBox) {
      if let box = box as? LiftBox { found = box }
      box.children.forEach(visit)
    }
    visit(text)
    return try #require(found)
  }

  @Test func `CV-23 A focused card is enlarged and settles at that size`() throws {
    let host = host()
    let rest = try frame(host, "first")
    #expect(rest == CGRect(x: 60, y: 90, width: 200, height: 120))
    host.press(.tab)
    try host.settle()
    let raised = try frame(host, "first")
    #expect(abs(raised.width - 218) < 0.5 && abs(raised.midX - rest.midX) < 0.5)
    #expect(try frame(host, "second").width == 200)
    host.press(.rightArrow)
    try host.settle()
    #expect(try frame(host, "first") == rest)
    #expect(try frame(host, "second").width > 215)
  }

  @Test func `CV-23 A focused card has a shadow and a highlight, and no focus ring`() throws {
    let host = host()
    let before = host.snapshot()
    host.press(.tab)
    try host.settle()
    let after = host.snapshot()
    // Below the card.
    #expect(after.pixel(160, 224).red < before.pixel(160, 224).red - 20)
    // The card near its top, where the light comes from.
    #expect(after.pixel(160, 96).red > before.pixel(160, 96).red + 5)
    // Neither the focus ring nor the outline for reduced motion.
    #expect(!host.displayDump.contains("stroke 2 ") && !host.displayDump.contains("stroke 3 "))
  }

  @Test func `CV-23 A press shrinks the card, and the release restores it`() throws {
    var pressed: [String] = []
    let host = host(Shelf { pressed.append($0) })
    host.pointerDown(at: CGPoint(x: 160, y: 150))
    try host.settle()
    let held = try frame(host, "first")
    #expect(held.width < 200)
    host.pointerUp(at: CGPoint(x: 160, y: 150))
    try host.settle()
    #expect(pressed == ["first"])
    #expect(try frame(host, "first").width > 210)
    host.hover(at: CGPoint(x: 5, y: 5))
    try host.settle()
    #expect(try frame(host, "first").width == 200)
  }

  @Test func `A card tilts toward the pointer, and that side is nearer`() throws {
    let host = host()
    host.hover(at: CGPoint(x: 240, y: 150))
    try host.settle()
    let projection = try #require(try box(host, "first").effectProjection)
    func height(atX x: CGFloat) -> CGFloat {
      (projection.project(CGPoint(x: x, y: 120))?.y ?? 0) - (projection.project(CGPoint(x: x, y: 0))?.y ?? 0)
    }
    #expect(height(atX: 200) > height(atX: 0) + 2)
    // A pointer over the enlarged part is still over the card.
    host.hover(at: CGPoint(x: 266, y: 150))
    try host.settle()
    #expect(try frame(host, "first").width > 210)
    host.hover(at: CGPoint(x: 285, y: 150))
    try host.settle()
    #expect(try frame(host, "first").width == 200)
  }

  @Test func `A gamepad's stick tilts only the focused card`() throws {
    let host = host()
    host.press(.tab)
    try host.settle()
    host.content.handle(StickEvent(position: CGPoint(x: -1, y: 0), time: host.time))
    try host.settle()
    #expect(try box(host, "first").effectProjection != nil)
    #expect(try box(host, "second").effectProjection == nil)
    host.press(.rightArrow)
    try host.settle()
    #expect(try box(host, "first").effectProjection == nil)
  }

  @Test func `Following the pointer evaluates and lays out nothing`() throws {
    let host = host()
    host.hover(at: CGPoint(x: 160, y: 150))
    try host.settle()
    let mark = host.mark()
    host.hover(at: CGPoint(x: 200, y: 120))
    host.advance(by: 0.2)
    let work = host.work(since: mark)
    #expect(work.bodies == 0 && work.measured == 0 && work.placed == 0 && work.textShaped == 0)
    #expect(work.displayed > 0)
  }

  @Test func `A card with reduced motion doesn't move and has an outline`() throws {
    let host = host(Shelf(reducesMotion: true))
    let before = host.snapshot()
    host.press(.tab)
    host.render()
    #expect(try frame(host, "first") == CGRect(x: 60, y: 90, width: 200, height: 120))
    #expect(host.displayDump.contains("stroke 3 "))
    #expect(host.snapshot().pixel(160, 96).red > before.pixel(160, 96).red + 5)
    #expect(host.leftovers().isEmpty)
  }

  @Test func `A raised card is drawn in front of the next one`() throws {
    let host = TestHost(size: CGSize(width: 560, height: 300)) {
      HStack(spacing: 0) {
        ForEach(0..<2) { index in
          Button(action: {}) { (index == 0 ? Color.red : .blue).frame(width: 200, height: 120) }.buttonStyle(.card)
        }
      }
    }
    #expect(host.snapshot().pixel(283, 150).blue > 200)
    host.press(.tab)
    try host.settle()
    #expect(host.snapshot().pixel(283, 150).red > 200)
  }

  @Test func `Focus and hover effects can be disabled`() throws {
    let host = TestHost(size: CGSize(width: 560, height: 300)) {
      Shelf().focusEffectDisabled().hoverEffectDisabled()
    }
    host.press(.tab)
    host.hover(at: CGPoint(x: 160, y: 150))
    try host.settle()
    #expect(try frame(host, "first").width == 200)
    func showsRing(isDisabled: Bool) -> Bool {
      let host = TestHost { Button("plain", action: {}).focusEffectDisabled(isDisabled) }
      host.press(.tab)
      return host.displayDump.contains("stroke 2 ")
    }
    #expect(!showsRing(isDisabled: true))
    #expect(showsRing(isDisabled: false))
  }

  @Test(arguments: [HoverEffect.automatic, .highlight, .lift]) func `A hover effect follows the pointer and the enclosing focus`(
    effect: HoverEffect
  ) throws {
    let host = TestHost(size: CGSize(width: 300, height: 200)) {
      Button(action: {}) { Color.blue.frame(width: 100, height: 60).hoverEffect(effect) }.buttonStyle(.plain)
    }
    let rest = host.snapshot()
    host.hover(at: CGPoint(x: 150, y: 100))
    try host.settle()
    #expect(host.snapshot().pixel(150, 90).red > rest.pixel(150, 90).red + 5)
    host.hover(at: CGPoint(x: 5, y: 5))
    try host.settle()
    #expect(host.snapshot().pixel(150, 90) == rest.pixel(150, 90))
    host.press(.tab)
    try host.settle()
    #expect(host.snapshot().pixel(150, 90).red > rest.pixel(150, 90).red + 5)
  }

  @Test(arguments: [150.0, 230.0]) func `The shadow of a lifted view has its hover shape and isn't visible through the view`(
    x: Double
  ) throws {
    let host = TestHost(size: CGSize(width: 300, height: 300)) {
      Button(action: {}) {
        Text("Card").frame(width: 200, height: 120)
          .background(Color.purple.opacity(0.15), in: .rect(cornerRadius: 20))
          .contentShape(.hoverEffect, .rect(cornerRadius: 20))
          .hoverEffect(.lift)
      }
      .buttonStyle(.plain)
    }
    let rest = host.snapshot()
    host.hover(at: CGPoint(x: x, y: 150))
    try host.settle()
    let lifted = host.snapshot()
    // The first pixel is inside, away from the light, and the second is below.
    #expect(lifted.pixel(100, 200).green >= rest.pixel(100, 200).green - 2)
    #expect(lifted.pixel(100, 222).green < rest.pixel(100, 222).green - 12)
  }

  @Test(arguments: [ColorScheme.light, .dark]) func `A highlight is visible on an empty window`(scheme: ColorScheme) throws {
    let host = TestHost(size: CGSize(width: 300, height: 200), colorScheme: scheme) {
      Text("HHHH").frame(width: 100, height: 60).contentShape(.hoverEffect, .rect(cornerRadius: 10)).hoverEffect(.highlight)
    }
    let rest = host.snapshot()
    host.hover(at: CGPoint(x: 150, y: 100))
    try host.settle()
    let shown = host.snapshot()
    #expect(abs(Int(shown.pixel(110, 124).red) - Int(rest.pixel(110, 124).red)) > 8)
    #expect(shown.pixel(94, 100) == rest.pixel(94, 100))
  }

  @Test func `A disabled hover effect does nothing`() throws {
    func changes(isEnabled: Bool) throws -> Bool {
      let host = TestHost(size: CGSize(width: 300, height: 200)) {
        Color.blue.frame(width: 100, height: 60).hoverEffect(.lift, isEnabled: isEnabled)
      }
      let rest = host.displayDump
      host.hover(at: CGPoint(x: 150, y: 100))
      try host.settle()
      return host.displayDump != rest
    }
    #expect(try !changes(isEnabled: false))
    #expect(try changes(isEnabled: true))
  }

  @Test(arguments: [ColorScheme.light, .dark]) func `Text on a focused card keeps its contrast`(scheme: ColorScheme) throws {
    func contrast(_ text: Color, on ground: Color?) throws -> Double {
      let host = TestHost(size: CGSize(width: 560, height: 300), colorScheme: scheme) {
        Button(action: {}) {
          Text("HHH").font(.system(size: 40, weight: .bold)).foregroundStyle(text).frame(width: 200, height: 120)
            .background(ground ?? .clear)
        }
        .buttonStyle(.card)
      }
      host.press(.tab)
      try host.settle()
      defer { host.close() }
      return ContrastReading(host).ratio(in: CGRect(x: 230, y: 120, width: 100, height: 60))
    }
    #expect(try contrast(.black, on: .white) > 15)
    #expect(try contrast(.primary, on: nil) > 7)
    // White on dark gray, like a picture with a caption.
    #expect(try contrast(.white, on: Color(white: 0.3)) > 4.5)
  }
}
