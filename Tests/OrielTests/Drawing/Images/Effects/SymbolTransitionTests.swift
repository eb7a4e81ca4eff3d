import Foundation
import Observation
import OrielTesting
import Testing

@testable import Oriel

@MainActor @Suite("Symbol effect transitions")
struct SymbolTransitionTests {
  @Observable @MainActor
  fileprivate final class Door {
    var isOpen = false
  }

  fileprivate struct Doorway<Content: View>: View {
    let door: Door
    let content: Content

    var body: some View {
      ZStack {
        Color.white
        if door.isOpen { content }
      }
      .font(.system(size: 40))
    }
  }

  private let door = Door()

  private func host(reducesMotion: Bool = false, @ViewBuilder _ content: () -> some View) -> TestHost {
    let door = door
    let shown = content()
    door.isOpen = false
    return TestHost(size: CGSize(width: 120, height: 120)) {
      Doorway(door: door, content: shown).environment(\.accessibilityReduceMotion, reducesMotion)
    }
  }

  private func move(_ host: TestHost, isOpen: Bool) {
    withAnimation(.linear(duration: 0.35)) { door.isOpen = isOpen }
    host.render()
  }

  /// Returns the width of the ink in pixels, and the darkest value in 0...255.
  private func ink(_ host: TestHost) -> (width: CGFloat, darkest: Int) {
    let picture = host.snapshot()
    var box = CGRect.null
    var darkest = 255
    for y in 0..<120 {
      for x in 0..<120 where picture.pixel(x, y).red < 200 {
        box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
        darkest = min(darkest, picture.pixel(x, y).red)
      }
    }
    return (box.isNull ? 0 : box.width, darkest)
  }

  @Test("A symbol effect transition fades and scales a symbol in and out")
  func comesAndGoes() throws {
    let host = host { Image(systemName: "square.fill").foregroundStyle(.black).transition(.symbolEffect) }
    move(host, isOpen: true)
    #expect(ink(host).width == 0)
    host.advance(by: 0.2)
    let coming = ink(host)
    try host.settle()
    let there = ink(host)
    #expect(coming.width > 0 && coming.width < there.width - 2 && coming.darkest > there.darkest + 40)
    move(host, isOpen: false)
    #expect(ink(host).width == there.width)
    host.advance(by: 0.15)
    let going = ink(host)
    #expect(going.width > 0 && going.width < there.width - 2 && going.darkest > there.darkest + 40)
    try host.settle()
    #expect(ink(host).width == 0)
  }

  @Test("The effect of the transition sets its direction, and its options set its speed")
  func effects() throws {
    let up = host { Image(systemName: "square.fill").transition(.symbolEffect(.disappear.up)) }
    move(up, isOpen: true)
    try up.settle()
    let there = ink(up).width
    move(up, isOpen: false)
    up.advance(by: 0.15)
    #expect(ink(up).width > there + 2)
    let fast = host { Image(systemName: "square.fill").transition(.symbolEffect(.appear, options: .speed(10))) }
    move(fast, isOpen: true)
    fast.advance(by: 0.1)
    #expect(ink(fast).width == there)
  }

  @Test("Without an animation, the symbol appears at once")
  func plain() {
    let host = host { Image(systemName: "square.fill").transition(.symbolEffect(.automatic)) }
    door.isOpen = true
    host.render()
    let first = ink(host)
    host.advance(by: 1)
    #expect(first.width > 0 && first.width == ink(host).width && first.darkest == ink(host).darkest)
  }

  @Test("The transition animates symbols inside of containers, and doesn't animate views without symbols")
  func inside() throws {
    let symbol = host { VStack { HStack { Image(systemName: "square.fill") } }.transition(.symbolEffect) }
    let color = host { Color.black.frame(width: 40, height: 40).transition(.symbolEffect) }
    move(symbol, isOpen: true)
    color.render()
    #expect(ink(symbol).width == 0)
    #expect(ink(color).width == 40)
    #expect(ink(color).darkest == 0)
    try symbol.settle()
    #expect(ink(symbol).width > 0)
  }

  @Test("With reduced motion, the symbol fades without scaling")
  func calm() throws {
    let host = host(reducesMotion: true) { Image(systemName: "square.fill").transition(.symbolEffect) }
    move(host, isOpen: true)
    host.advance(by: 0.2)
    let coming = ink(host)
    try host.settle()
    #expect(coming.width >= ink(host).width - 1 && coming.darkest > ink(host).darkest + 40)
  }

  @Test("A frame of the transition evaluates and lays out nothing")
  func work() {
    let host = host { Image(systemName: "square.fill").transition(.symbolEffect) }
    move(host, isOpen: true)
    host.advance(by: 0.05)
    let mark = host.mark()
    host.advance(by: 0.1)
    let work = host.work(since: mark)
    #expect(work.displayed > 0 && work.bodies == 0 && work.measured == 0 && work.placed == 0)
  }
}
