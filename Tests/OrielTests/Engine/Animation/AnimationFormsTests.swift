import Foundation
import Oriel
import OrielTesting
import Testing

/// A box with an offset that a button changes through a binding.
private struct Mover: View {
  let move: (Binding<CGFloat>) -> Void
  @State private var x: CGFloat = 0

  init(move: @escaping (Binding<CGFloat>) -> Void) { self.move = move }

  var body: some View {
    VStack {
      Color.red.frame(width: 20, height: 20).accessibilityLabel("box").offset(x: x)
      Button("Move") { move($x) }
    }
  }
}

@MainActor
@Suite("Animated bindings, and springs with durations")
struct AnimationFormsTests {
  private func box(_ host: TestHost) throws -> CGFloat { try host.find("box").frame.minX }

  /// Presses the button without advancing the clock.
  private func press(_ name: String, _ host: TestHost) throws {
    #expect(try host.find(name).activate())
    host.render()
  }

  // MARK: Bindings

  @Test("A change through an animated binding runs for the duration of the animation")
  func bindingAnimation() throws {
    let host = TestHost { Mover { $0.animation(.linear(duration: 1)).wrappedValue = 100 } }
    let start = try box(host)
    try press("Move", host)
    #expect(try abs(box(host) - start) < 0.01)
    host.advance(by: 0.5)
    #expect(try abs(box(host) - start - 50) < 1)
    host.advance(by: 0.25)
    #expect(try abs(box(host) - start - 75) < 1)
    try host.settle()
    #expect(try box(host) == start + 100)
    host.close()
  }

  @Test("The binding modifier animation() uses the default animation, and the original binding stays unanimated")
  func defaultAnimation() throws {
    let animated = TestHost { Mover { $0.animation().wrappedValue = 100 } }
    let reference = TestHost { Mover { binding in withAnimation { binding.wrappedValue = 100 } } }
    let plain = TestHost {
      Mover {
        _ = $0.animation(.linear(duration: 1))
        $0.wrappedValue = 100
      }
    }
    let start = try box(plain)
    for host in [animated, reference, plain] {
      try press("Move", host)
      host.advance(by: 0.2)
    }
    let amid = try box(animated) - start
    #expect(amid > 1 && amid < 99)
    #expect(try box(reference) - start == amid)
    #expect(try box(plain) == start + 100)
    for host in [animated, reference, plain] { host.close() }
  }

  @Test("A change through a binding with a transaction uses the transaction's animation")
  func bindingTransaction() throws {
    let host = TestHost { Mover { $0.transaction(Transaction(animation: .linear(duration: 1))).wrappedValue = 100 } }
    let start = try box(host)
    try press("Move", host)
    host.advance(by: 0.5)
    #expect(try abs(box(host) - start - 50) < 1)
    try host.settle()
    #expect(try box(host) == start + 100)
    host.close()
  }

  @Test("A change through a binding with a transaction without an animation applies at once")
  func plainTransaction() throws {
    let host = TestHost { Mover { $0.transaction(Transaction()).wrappedValue = 100 } }
    let start = try box(host)
    try press("Move", host)
    #expect(try box(host) == start + 100)
    host.close()
  }

  private enum Key: TransactionKey { static var defaultValue: Int { 0 } }

  @Test("A change through a binding with a transaction carries the transaction's custom values")
  func transactionValue() throws {
    struct Watching: View {
      let note: (Int) -> Void
      @State private var x = 0
      var body: some View {
        Color.red.frame(width: 20, height: 20).offset(x: CGFloat(x)).transaction { note($0[Key.self]) }
        Text(verbatim: "\(x)")
        Button("Change") {
          var transaction = Transaction()
          transaction[Key.self] = 7
          $x.transaction(transaction).wrappedValue += 1
        }
      }
    }
    var seen: [Int] = []
    let host = TestHost { VStack { Watching { seen.append($0) } } }
    seen = []
    try press("Change", host)
    #expect(seen.contains(7) && host.exists("1"))
    host.close()
  }

  @Test("Controls change their value with the animation of their binding")
  func controls() throws {
    struct Page: View {
      @State private var isWide = false
      @State private var stretch = 0
      var body: some View {
        Color.red.frame(width: isWide ? 200 : 100, height: 20).accessibilityLabel("wide")
        Color.red.frame(width: CGFloat(100 + stretch * 100), height: 20).accessibilityLabel("stretched")
        Toggle("Wide", isOn: $isWide.animation(.linear(duration: 1))).toggleStyle(.button)
        Picker("Stretch", selection: $stretch.animation(.linear(duration: 1))) { ForEach(0..<2) { Text(verbatim: "by \($0)") } }
          .pickerStyle(.segmented)
      }
    }
    let host = TestHost { VStack { Page() } }
    for (control, box) in [("Wide", "wide"), ("by 1", "stretched")] {
      #expect(try host.find(box).frame.width == 100)
      try host.tap(control)
      host.advance(by: 0.5 - TestHost.frameDuration)
      let amid = try host.find(box).frame.width
      #expect(abs(amid - 150) < 8, "\(box): \(amid)")
      try host.settle()
      #expect(try host.find(box).frame.width == 200)
    }
    host.close()
  }

  /// A view that passes an animated binding to the inner view after a press of its button.
  private struct Outside: View {
    @State private var isAnimated = false
    @State private var x: CGFloat = 0

    var body: some View {
      VStack {
        Color.red.frame(width: 20, height: 20).accessibilityLabel("box").offset(x: x)
        Inside(x: isAnimated ? $x.animation(.linear(duration: 1)) : $x)
        Button("Animate") { isAnimated.toggle() }
      }
    }
  }

  private struct Inside: View {
    @Binding var x: CGFloat
    var body: some View { Button("Move") { x += 100 } }
  }

  @Test("A view animates its changes from the time its binding is replaced by an animated one until it is replaced back")
  func bindingIsChanged() throws {
    let host = TestHost { Outside() }
    let start = try box(host)
    try press("Move", host)
    #expect(try box(host) == start + 100)
    try press("Animate", host)
    try press("Move", host)
    host.advance(by: 0.5)
    #expect(try abs(box(host) - start - 150) < 1)
    try host.settle()
    try press("Animate", host)
    try press("Move", host)
    #expect(try box(host) == start + 300)
    host.close()
  }

  // MARK: Springs

  /// Returns the position of a spring that starts at rest at 0 and moves to 1.
  private func position(duration: Double, bounce: Double, after time: Double) -> Double {
    let frequency = 2 * Double.pi / duration
    let ratio = 1 - bounce
    guard ratio < 1 else { return 1 - exp(-frequency * time) * (1 + frequency * time) }
    let damped = frequency * (1 - ratio * ratio).squareRoot()
    return 1 - exp(-ratio * frequency * time) * (cos(damped * time) + ratio * frequency / damped * sin(damped * time))
  }

  nonisolated static let cases: [(Animation, Double, Double)] = [
    (.smooth(duration: 1, extraBounce: 0), 1, 0), (.smooth(duration: 0.4), 0.4, 0), (.smooth(duration: 0.4, extraBounce: 0.3), 0.4, 0.3),
    (.snappy(duration: 1, extraBounce: 0), 1, 0.15), (.snappy(duration: 0.4), 0.4, 0.15),
    (.snappy(duration: 0.4, extraBounce: 0.2), 0.4, 0.35), (.interactiveSpring(duration: 0.15, extraBounce: 0), 0.15, 0.14),
    (.interactiveSpring(duration: 0.5), 0.5, 0.14), (.interactiveSpring(duration: 0.5, extraBounce: 0.3), 0.5, 0.44),
  ]

  @Test("The animations smooth, snappy and interactiveSpring follow the spring of their duration and bounce", arguments: cases)
  func springs(animation: Animation, duration: Double, bounce: Double) throws {
    let host = TestHost { Mover { binding in withAnimation(animation) { binding.wrappedValue = 150 } } }
    let start = try box(host)
    try press("Move", host)
    var time = 0.0
    for _ in 0..<6 {
      host.advance(by: 0.1)
      time += 0.1
      let expected = 150 * position(duration: duration, bounce: bounce, after: time)
      let found = try box(host) - start
      #expect(abs(found - expected) < 1, "after \(time) s: \(found), not \(expected)")
    }
    try host.settle()
    #expect(try box(host) == start + 150)
    host.close()
  }

  @Test("A spring with a bounce overshoots its target, and a longer duration moves more slowly")
  func comparison() throws {
    func way(_ animation: Animation) throws -> (early: CGFloat, farthest: CGFloat) {
      let host = TestHost { Mover { binding in withAnimation(animation) { binding.wrappedValue = 100 } } }
      defer { host.close() }
      let start = try box(host)
      try press("Move", host)
      host.advance(by: 0.1)
      let early = try box(host) - start
      var farthest = early
      for _ in 0..<60 {
        host.advance(by: TestHost.frameDuration)
        farthest = max(farthest, try box(host) - start)
      }
      return (early, farthest)
    }
    let (smooth, snappy, bouncing) = try (
      way(.smooth(duration: 0.4)), way(.snappy(duration: 0.4)), way(.snappy(duration: 0.4, extraBounce: 0.3))
    )
    #expect(smooth.farthest <= 100.01 && snappy.farthest > 100.1 && bouncing.farthest > snappy.farthest + 5)
    #expect(try way(.smooth(duration: 0.2)).early > smooth.early + 5 && way(.smooth(duration: 1)).early < smooth.early - 5)
    #expect(try way(.interactiveSpring(duration: 0.15)).early > way(.interactiveSpring(duration: 0.5)).early + 5)
  }
}
