import Foundation
import Oriel
import OrielTesting
import Testing

@Observable
private final class Door {
  var isOpen = false
}

/// A red square of 20 points in the middle of a white window of 100, while the door is open.
private struct Doorway: View {
  let door: Door
  let transition: AnyTransition

  var body: some View {
    ZStack {
      Color.white
      if door.isOpen { Color(red: 1, green: 0, blue: 0).frame(width: 20, height: 20).transition(transition) }
    }
  }
}

private struct Shift: ViewModifier {
  let x: CGFloat

  func body(content: Content) -> some View { content.offset(x: x) }
}

@MainActor
@Suite("Asymmetric transitions")
struct TransitionFormsTests {
  private let door = Door()

  private func host(_ transition: AnyTransition) -> TestHost {
    TestHost(size: CGSize(width: 100, height: 100)) { Doorway(door: door, transition: transition) }
  }

  /// Starts to open or close the door, in one second.
  private func move(_ host: TestHost, isOpen: Bool) {
    withAnimation(.linear(duration: 1)) { door.isOpen = isOpen }
    host.render()
  }

  /// Returns the bounding box of all red pixels, opaque or faint.
  private func red(_ host: TestHost) -> CGRect {
    let picture = host.snapshot()
    var found = CGRect.null
    for x in 0..<100 {
      for y in 0..<100 where picture.pixel(x, y).red > 200 && picture.pixel(x, y).green < 200 {
        found = found.union(CGRect(x: x, y: y, width: 1, height: 1))
      }
    }
    return found
  }

  private let middle = CGRect(x: 40, y: 40, width: 20, height: 20)

  @Test("A view is inserted with the insertion transition and removed with the removal transition")
  func offsets() throws {
    let host = host(.asymmetric(insertion: .offset(x: -40), removal: .offset(y: 40)))
    move(host, isOpen: true)
    #expect(red(host) == middle.offsetBy(dx: -40, dy: 0))
    host.advance(by: 0.5)
    #expect(red(host) == middle.offsetBy(dx: -20, dy: 0))
    try host.settle()
    #expect(red(host) == middle)
    move(host, isOpen: false)
    #expect(red(host) == middle)
    host.advance(by: 0.5)
    #expect(red(host) == middle.offsetBy(dx: 0, dy: 20))
    try host.settle()
    #expect(red(host).isNull)
    host.close()
    #expect(host.leftovers().isEmpty)
  }

  @Test("The insertion and the removal can be different kinds of transitions")
  func kinds() throws {
    let host = host(.asymmetric(insertion: .scale, removal: .opacity))
    move(host, isOpen: true)
    host.advance(by: 0.5)
    #expect(red(host) == middle.insetBy(dx: 5, dy: 5))
    #expect(host.snapshot().pixel(50, 50).green == 0)
    try host.settle()
    move(host, isOpen: false)
    host.advance(by: 0.5)
    #expect(red(host) == middle)
    let faint = host.snapshot().pixel(50, 50).green
    #expect((125...130).contains(faint), "\(faint)")
    try host.settle()
    #expect(red(host).isNull)
    host.close()
  }

  @Test("A transition of modifiers pairs with a built-in one, as insertion or as removal", arguments: [true, false])
  func modifiers(isInsertion: Bool) throws {
    let modifiers = AnyTransition.modifier(active: Shift(x: -40), identity: Shift(x: 0))
    let host = host(
      isInsertion
        ? .asymmetric(insertion: modifiers, removal: .offset(y: 40)) : .asymmetric(insertion: .offset(y: 40), removal: modifiers))
    move(host, isOpen: true)
    host.advance(by: 0.5)
    let aside = middle.offsetBy(dx: -20, dy: 0)
    let below = middle.offsetBy(dx: 0, dy: 20)
    #expect(red(host) == (isInsertion ? aside : below))
    try host.settle()
    #expect(red(host) == middle)
    move(host, isOpen: false)
    host.advance(by: 0.5)
    #expect(red(host) == (isInsertion ? below : aside))
    try host.settle()
    #expect(red(host).isNull)
    host.close()
  }

  @Test("The combined transitions of each direction run together")
  func combined() throws {
    let removal = AnyTransition.offset(y: 40).combined(with: .offset(x: 20))
    let host = host(.asymmetric(insertion: .offset(x: -40).combined(with: .opacity), removal: removal))
    move(host, isOpen: true)
    host.advance(by: 0.5)
    #expect(red(host) == middle.offsetBy(dx: -20, dy: 0))
    let faint = host.snapshot().pixel(30, 50).green
    #expect((125...130).contains(faint), "\(faint)")
    try host.settle()
    move(host, isOpen: false)
    host.advance(by: 0.5)
    #expect(red(host) == middle.offsetBy(dx: 10, dy: 20))
    #expect(host.snapshot().pixel(60, 70).green == 0)
    host.close()
  }

  @Test("Without an animation, a view is inserted and removed at once")
  func atOnce() {
    let host = host(.asymmetric(insertion: .offset(x: -40), removal: .offset(y: 40)))
    door.isOpen = true
    host.render()
    #expect(red(host) == middle)
    door.isOpen = false
    host.render()
    #expect(red(host).isNull)
    host.close()
  }
}
