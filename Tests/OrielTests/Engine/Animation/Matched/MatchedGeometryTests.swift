import Foundation
import Oriel
import OrielTesting
import Testing

private struct Hero: View {
  @Namespace private var space
  @State private var isLarge = false

  var body: some View {
    ZStack(alignment: .topLeading) {
      Color.clear
      if isLarge {
        Color.red.matchedGeometryEffect(id: "hero", in: space).frame(width: 300, height: 200).offset(x: 50, y: 400)
          .accessibilityElement().accessibilityLabel("large")
      } else {
        Color.red.matchedGeometryEffect(id: "hero", in: space).frame(width: 40, height: 40).offset(x: 20, y: 20)
          .accessibilityElement().accessibilityLabel("small")
      }
      Button("Turn") { withAnimation(.linear(duration: 1)) { isLarge.toggle() } }.offset(y: 700)
      Button("Jump") { isLarge.toggle() }.offset(y: 760)
    }
  }
}

private struct Tabs: View {
  @Namespace private var space
  @State private var chosen = 0

  var body: some View {
    HStack(spacing: 20) {
      ForEach(0..<3) { tab in
        Button("tab \(tab)") { withAnimation(.linear(duration: 1)) { chosen = tab } }
          .buttonStyle(.plain)
          .frame(width: CGFloat(60 + tab * 20), height: 40)
          .matchedGeometryEffect(id: tab, in: space)
      }
    }
    .background {
      Color.red.matchedGeometryEffect(id: chosen, in: space, isSource: false)
    }
  }
}

/// A red card that can be pulled down and that animates to the frame of a small invisible view.
private struct Pulled: View {
  @Namespace private var space
  @State private var isOpen = true
  @State private var pull: CGFloat = 0

  var body: some View {
    ZStack(alignment: .topLeading) {
      Color.clear
      if !isOpen { Color.clear.matchedGeometryEffect(id: "card", in: space).frame(width: 60, height: 60) }
      if isOpen {
        Color.red.matchedGeometryEffect(id: "card", in: space).frame(width: 200, height: 200).offset(y: pull).zIndex(1)
          .transition(.asymmetric(insertion: .identity, removal: .offset(y: 5)))
          .gesture(
            DragGesture().onChanged { pull = max(0, $0.translation.height) }
              .onEnded { _ in
                withAnimation(.linear(duration: 2)) {
                  pull = 0
                  isOpen = false
                }
              })
      }
    }
  }
}

/// A red view that animates to the frame of a small one, in a container that moves down at the same time.
private struct Lowered: View {
  @Namespace private var space
  @State private var isOpen = true
  @State private var drop: CGFloat = 0

  var body: some View {
    ZStack(alignment: .topLeading) {
      Color.clear
      if !isOpen { Color.clear.matchedGeometryEffect(id: "card", in: space).frame(width: 60, height: 60) }
      ZStack(alignment: .topLeading) {
        if isOpen {
          Color.red.matchedGeometryEffect(id: "card", in: space).frame(width: 200, height: 200)
            .transition(.asymmetric(insertion: .identity, removal: .offset(y: 5)))
        }
      }
      .offset(y: drop)
      Button("Go") {
        withAnimation(.linear(duration: 2)) {
          drop = 100
          isOpen = false
        }
      }
      .offset(y: 700)
    }
  }
}

/// Returns the bounding box of all red pixels.
@MainActor
private func red(_ host: TestHost) -> CGRect {
  let picture = host.snapshot()
  var box = CGRect.null
  for y in 0..<picture.height {
    for x in 0..<picture.width where picture.pixel(x, y).red > 200 && picture.pixel(x, y).green < 120 {
      box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
    }
  }
  return box
}

@MainActor
@Suite("Matched geometry")
struct MatchedGeometryTests {
  @Test("An inserted view starts from the frame of the removed view that it matches")
  func aViewThatComesStartsFromTheFrameOfTheOneThatGoes() throws {
    let host = TestHost { Hero() }
    #expect(red(host) == CGRect(x: 20, y: 20, width: 40, height: 40))
    try host.tap("Turn")
    let start = red(host)
    #expect(start.minX < 30 && start.width < 70, "The view starts at the other view's frame: \(start)")
    host.advance(by: 0.48)
    let amid = red(host)
    #expect(abs(amid.minX - 35) < 4 && abs(amid.width - 170) < 12 && abs(amid.minY - 210) < 14, "Halfway: \(amid)")
    try host.settle()
    #expect(red(host) == CGRect(x: 50, y: 400, width: 300, height: 200))
    try host.tap("Turn")
    host.advance(by: 0.48)
    #expect(abs(red(host).width - 170) < 12)
    try host.settle()
    #expect(red(host) == CGRect(x: 20, y: 20, width: 40, height: 40))
    host.close()
    #expect(host.leftovers().isEmpty)
  }

  @Test("A matched view continues from where it is when its change is reverted halfway")
  func itTurnsRoundOnTheWay() throws {
    let host = TestHost { Hero() }
    try host.tap("Turn")
    host.advance(by: 0.5)
    try host.tap("Turn")
    let turned = red(host)
    #expect(turned.width > 120, "The view continues from where it was: \(turned)")
    try host.settle()
    #expect(red(host) == CGRect(x: 20, y: 20, width: 40, height: 40))
    host.close()
  }

  @Test("Without an animation, a matched view has its own frame at once")
  func withoutAnAnimationItIsThereAtOnce() throws {
    let host = TestHost { Hero() }
    try host.tap("Jump")
    #expect(red(host) == CGRect(x: 50, y: 400, width: 300, height: 200))
    host.close()
  }

  @Test("A view that isn't a source takes the frame of its source and follows it")
  func whatIsNoSourceStandsWhereItsSourceDoesAndFollowsIt() throws {
    let host = TestHost { Tabs() }
    func frame(_ tab: Int) throws -> CGRect { try host.find("tab \(tab)").frame }
    let box = red(host)
    let first = try frame(0)
    #expect(box.width == 60 && box.height == 40 && abs(box.midX - first.midX) < 1)
    try host.tap("tab 2")
    host.advance(by: 0.48)
    #expect(abs(red(host).width - 80) < 4)
    try host.settle()
    let last = try frame(2)
    #expect(red(host).width == 100 && abs(red(host).midX - last.midX) < 1)
    host.resize(to: CGSize(width: 500, height: 844))
    let moved = try frame(2)
    #expect(abs(red(host).midX - moved.midX) < 1)
    host.close()
  }

  @Test("A dragged card animates all the way from where it was to the matched frame")
  func aViewThatWasDraggedGoesAllTheWay() throws {
    let host = TestHost { Pulled() }
    #expect(red(host) == CGRect(x: 0, y: 0, width: 200, height: 200))
    host.drag(from: CGPoint(x: 100, y: 50), to: CGPoint(x: 100, y: 150))
    let start = red(host)
    #expect(start.width > 190 && start.minY > 80, "The card starts where it was: \(start)")
    host.advance(by: 1)
    let amid = red(host)
    #expect(abs(amid.width - 130) < 10, "Halfway: \(amid)")
    try host.settle()
    #expect(red(host).isNull)
    host.close()
  }

  @Test("A removed view animates straight to the matched frame while its container moves")
  func aViewGoesAllTheWayInWhatMovesMeanwhile() throws {
    let host = TestHost { Lowered() }
    try host.tap("Go")
    host.advance(by: 1)
    let amid = red(host)
    #expect(abs(amid.width - 130) < 10 && abs(amid.minY) < 10, "Halfway on the straight line: \(amid)")
    try host.settle()
    #expect(red(host).isNull)
    host.close()
  }

  private struct Doubled: View {
    var ids = ["box", "box", "other"]
    var isSource = true
    @Namespace private var space

    var body: some View {
      VStack {
        ForEach(0..<3) { index in
          Color.red.frame(width: 20, height: 20)
            .matchedGeometryEffect(id: ids[index], in: space, isSource: isSource || index == 0)
        }
      }
    }
  }

  @Test("Two sources of one matched geometry are reported once")
  func twoSourcesOfOneGeometryAreToldOnce() {
    let host = TestHost { Doubled() }
    for _ in 0..<3 { host.advance(by: 0.1) }
    #expect(host.messages.count == 1 && host.messages.contains { $0.contains("matched geometry box") }, "\(host.messages)")
    host.close()
    let single = TestHost { Doubled(isSource: false) }
    #expect(single.messages.isEmpty, "\(single.messages)")
    single.close()
    let apart = TestHost { Doubled(ids: ["a", "b", "c"]) }
    #expect(apart.messages.isEmpty, "\(apart.messages)")
    apart.close()
  }

  private struct Enclosed: View { var body: some View { Doubled() } }

  @Test("Two sources of one id are reported for each view")
  func twoSourcesOfOneIDAreReported() {
    let host = TestHost {
      Doubled()
      Enclosed()
    }
    for _ in 0..<3 { host.advance(by: 0.1) }
    #expect(host.messages.count == 2 && host.messages.allSatisfy { $0.contains("matched geometry box") }, "\(host.messages)")
    host.close()
  }

  /// Two views that have the same key until an `onChange` removes the first one, as in a grid and a pager.
  private struct Handed: View {
    var isHandedOver = true
    @State private var page = 0
    @State private var selection = 0
    @Namespace private var space

    var body: some View {
      VStack {
        if selection != 1 { Color.red.frame(width: 20, height: 20).matchedGeometryEffect(id: 1, in: space) }
        Color.red.frame(width: 40, height: 40).matchedGeometryEffect(id: page == 1 ? 1 : -1, in: space)
        Button("Next") { page = 1 }
      }
      .onChange(of: page) { if isHandedOver { selection = page } }
    }
  }

  @Test("A second source that an onChange removes isn't reported")
  func aSourceThatAnOnChangeTakesAwayIsNotTold() throws {
    let host = TestHost { Handed() }
    try host.tap("Next")
    try host.settle()
    #expect(host.messages.isEmpty, "\(host.messages)")
    host.close()
    let kept = TestHost { Handed(isHandedOver: false) }
    try kept.tap("Next")
    try kept.settle()
    #expect(kept.messages.count == 1 && kept.messages.contains { $0.contains("matched geometry 1") }, "\(kept.messages)")
    kept.close()
  }
}
