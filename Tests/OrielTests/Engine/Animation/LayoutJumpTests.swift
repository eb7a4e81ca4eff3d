import Foundation
import Oriel
import OrielTesting
import Testing

/// A view with its own animation starts where it was drawn, even if the views around it jump.
@MainActor
@Suite("Animations of views whose surroundings jump")
struct LayoutJumpTests {
  private func frame(_ host: TestHost, _ name: String = "bar") throws -> CGRect { try host.find(name).frame }

  private func host(@ViewBuilder _ content: @escaping (Bool) -> some View) -> TestHost {
    TestHost(size: CGSize(width: 400, height: 200)) { Switch(content: content) }
  }

  private struct Switch<Content: View>: View {
    @ViewBuilder var content: (Bool) -> Content
    @State private var isOn = false

    var body: some View {
      VStack(spacing: 0) {
        content(isOn).frame(height: 160)
        Button("Go") { isOn.toggle() }
      }
    }
  }

  private func bar(_ width: CGFloat, _ height: CGFloat) -> some View {
    Color.red.frame(width: width, height: height).accessibilityElement().accessibilityIdentifier("bar")
  }

  @Test("A centered bar with its own animation grows to both sides")
  func centred() throws {
    let host = host { isOn in VStack { bar(isOn ? 300 : 100, 20).animation(.linear(duration: 1), value: isOn) } }
    defer { host.close() }
    #expect(try frame(host).minX == 150)
    try host.tap("Go")
    host.advance(by: 0.5)
    let middle = try frame(host)
    #expect(abs(middle.midX - 200) < 1 && abs(middle.width - 200) < 12)
    try host.settle()
    let end = try frame(host)
    #expect(end.minX == 50 && end.size == CGSize(width: 300, height: 20))
  }

  @Test("Bars in a row grow from their centers one after the other, and can reverse while they grow")
  func equalizer() throws {
    let host = host { isOn in
      HStack {
        ForEach(0..<3) { index in
          Color.red.frame(width: 10, height: isOn ? 100 : 20).accessibilityElement().accessibilityIdentifier("bar \(index)")
            .animation(.linear(duration: 1).delay(Double(index) * 0.5), value: isOn)
        }
      }
    }
    defer { host.close() }
    let before = try frame(host, "bar 0")
    try host.tap("Go")
    host.advance(by: 0.4)
    let (first, last) = (try frame(host, "bar 0"), try frame(host, "bar 2"))
    #expect(abs(first.midY - before.midY) < 1 && first.height > 40)
    #expect(abs(last.midY - before.midY) < 1 && last.height == 20)
    try host.tap("Go")
    host.advance(by: 0.1)
    #expect(abs(try frame(host, "bar 0").midY - before.midY) < 1)
    try host.settle()
    #expect(try frame(host, "bar 0") == before)
  }

  @Test("A change of the alignment around views is animated for the view with an animation, and for no other")
  func place() throws {
    let host = host { isOn in
      VStack(alignment: .leading) {
        bar(50, 20).animation(.linear(duration: 1), value: isOn)
        Color.blue.frame(width: 50, height: 20).accessibilityElement().accessibilityIdentifier("other")
      }
      .frame(maxWidth: .infinity, alignment: isOn ? .trailing : .leading)
    }
    defer { host.close() }
    try host.tap("Go")
    host.advance(by: 0.5)
    #expect(abs(try frame(host).minX - 175) < 8)
    #expect(try frame(host, "other").minX == 350)
    try host.settle()
    #expect(try frame(host).minX == 350)
  }

  @Test(
    "A change of the offset around a view is animated for the view with an animation, and for no other",
    arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func offset(direction: LayoutDirection) throws {
    let host = host { isOn in
      VStack(alignment: .leading, spacing: 0) {
        bar(50, 20).animation(.linear(duration: 1), value: isOn).padding(5).offset(x: isOn ? 100 : 0)
        Color.blue.frame(width: 50, height: 20).accessibilityElement().accessibilityIdentifier("other").offset(x: isOn ? 100 : 0)
      }
    }
    defer { host.close() }
    host.layoutDirection = direction
    host.render()
    let (start, other) = (try frame(host).minX, try frame(host, "other").minX)
    let way: CGFloat = direction == .leftToRight ? 100 : -100
    try host.tap("Go")
    host.advance(by: 0.5)
    #expect(abs(try frame(host).minX - start - way / 2) < 6)
    #expect(try frame(host, "other").minX == other + way)
    try host.settle()
    #expect(try frame(host).minX == start + way)
    try host.tap("Go")
    host.advance(by: 0.25)
    #expect(abs(try frame(host).minX - start - way * 0.75) < 6)
    try host.settle()
    #expect(try frame(host).minX == start)
  }

  @Test("An offset that is animated itself moves nothing twice, and one that changes without the watched value isn't animated")
  func animatedOffset() throws {
    struct Both: View {
      @State private var isOn = false
      @State private var distance: CGFloat = 0

      var body: some View {
        VStack(alignment: .leading) {
          Color.red.frame(width: 50, height: 20).accessibilityElement().accessibilityIdentifier("bar")
            .animation(.linear(duration: 1), value: isOn)
            .offset(x: isOn ? 100 : distance)
          Button("Both") { withAnimation(.linear(duration: 1)) { isOn.toggle() } }
          Button("Distance") { distance += 40 }
        }
      }
    }
    let host = TestHost(size: CGSize(width: 400, height: 200)) { Both() }
    defer { host.close() }
    let start = try frame(host).minX
    try host.tap("Distance")
    #expect(try frame(host).minX == start + 40)
    try host.tap("Both")
    host.advance(by: 0.5)
    #expect(abs(try frame(host).minX - start - 70) < 4)
    try host.settle()
    #expect(try frame(host).minX == start + 100)
  }

  @Test("A view with its own animation in an animated container isn't moved twice")
  func bothAnimated() throws {
    let host = host { isOn in
      VStack { bar(isOn ? 300 : 100, 20).animation(.linear(duration: 1), value: isOn) }.animation(.linear(duration: 1), value: isOn)
    }
    defer { host.close() }
    try host.tap("Go")
    host.advance(by: 0.5)
    let middle = try frame(host)
    #expect(abs(middle.midX - 200) < 2 && abs(middle.width - 200) < 12)
  }
}
