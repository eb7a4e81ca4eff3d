import Foundation
import Oriel
import OrielTesting
import Testing

@MainActor
@Suite("Glass")
struct GlassTests {
  private static let red = Snapshot.Pixel(red: 255, green: 0, blue: 0)

  private func picture<V: View>(@ViewBuilder _ view: () -> V) -> Snapshot {
    let host = TestHost(size: CGSize(width: 100, height: 60)) {
      ZStack {
        Color(red: 1, green: 0, blue: 0)
        view()
      }
    }
    defer { host.close() }
    return host.snapshot()
  }

  @Test("Content behind glass is visible through its shape, and unchanged outside of it")
  func shape() {
    let capsule = picture { Color.clear.frame(width: 80, height: 40).glassEffect() }
    #expect(capsule.pixel(50, 30) != Self.red && capsule.pixel(11, 11) == Self.red && capsule.pixel(4, 30) == Self.red)
    #expect(capsule.pixel(50, 30).red > 200 && capsule.pixel(50, 30).green > 60)
    let square = picture { Color.clear.frame(width: 80, height: 40).glassEffect(.regular, in: .rect) }
    #expect(square.pixel(13, 13) != Self.red)
  }

  @Test("Clear glass is more transparent than regular, a tint colors it, and identity has no effect")
  func kinds() {
    func middle(_ glass: Glass) -> Snapshot.Pixel { picture { Color.clear.frame(width: 80, height: 40).glassEffect(glass) }.pixel(50, 30) }
    #expect(middle(.clear).green < middle(.regular).green)
    #expect(middle(.regular.tint(.blue)).blue > middle(.regular).blue)
    #expect(middle(.regular.tint(.blue).tint(nil)) == middle(.regular))
    #expect(middle(.identity) == Self.red)
  }

  private struct Pressed: View {
    @State private var log = 0

    var body: some View {
      ScrollView {
        Button("Press") { log += 1 }.padding(20).glassEffect(.regular.interactive())
          .accessibilityElement(children: .contain).accessibilityIdentifier("glass")
        Color.clear.frame(height: 800)
        Text(verbatim: "log \(log)").accessibilityIdentifier("log")
      }
    }
  }

  @Test("Interactive glass grows while it is pressed, and doesn't consume presses")
  func interactive() throws {
    let host = TestHost(size: CGSize(width: 300, height: 300)) { Pressed() }
    let before = try host.find("Press").frame
    host.pointerDown(at: CGPoint(x: before.midX, y: before.midY))
    host.advance(by: 0.3)
    #expect(try host.find("Press").frame.width > before.width)
    host.pointerUp(at: CGPoint(x: before.midX, y: before.midY))
    try host.settle()
    #expect(try host.find("log").label == "log 1" && host.find("Press").frame == before)
    host.pointerDown(at: CGPoint(x: before.midX, y: before.midY), pointer: 1)
    host.pointerUp(at: CGPoint(x: before.midX, y: before.midY), pointer: 1)
    try host.settle()
    #expect(try host.find("log").label == "log 2")
    host.close()
  }

  private struct Union: View {
    let joins: Bool
    @Namespace private var namespace

    init(joins: Bool) { self.joins = joins }

    var body: some View {
      ZStack {
        Color(red: 1, green: 0, blue: 0)
        GlassEffectContainer(spacing: 20) {
          HStack(spacing: 20) {
            ForEach(0..<2) { _ in
              Color.clear.frame(width: 30, height: 30).glassEffect().glassEffectUnion(id: joins ? "all" : nil, namespace: namespace)
            }
          }
        }
      }
    }
  }

  @Test("Glass with one union id is a single shape around all of its views")
  func union() throws {
    for joins in [false, true] {
      let host = TestHost(size: CGSize(width: 100, height: 60)) { Union(joins: joins) }
      try host.settle()
      #expect((host.snapshot().pixel(50, 30) == Self.red) == !joins)
      #expect(host.snapshot().pixel(25, 30) != Self.red && host.snapshot().pixel(75, 30) != Self.red)
      host.close()
    }
  }

  private struct Moving: View {
    @Namespace private var namespace
    @State private var isRight = false

    var body: some View {
      VStack(alignment: .leading) {
        Button("Move") { withAnimation(.linear(duration: 1)) { isRight.toggle() } }
        HStack {
          if !isRight { glass }
          Spacer()
          if isRight { glass }
        }
      }
    }

    private var glass: some View {
      Text("glass").frame(width: 40, height: 40).glassEffect().glassEffectID("one", in: namespace).glassEffectTransition(.identity)
    }
  }

  @Test("Glass with an id moves to the view that replaces its own")
  func name() throws {
    let host = TestHost(size: CGSize(width: 300, height: 200)) { Moving() }
    try host.tap("Move")
    host.advance(by: 0.5)
    let middle = try host.find("glass").frame.midX
    #expect(middle > 60 && middle < 240)
    try host.settle()
    #expect(try host.find("glass").frame.midX > 240)
    host.close()
  }

  private struct Coming: View {
    let transition: GlassEffectTransition
    @State private var isThere = false

    var body: some View {
      VStack {
        Button("Show") { withAnimation(.linear(duration: 1)) { isThere = true } }
        if isThere {
          Color.clear.frame(width: 60, height: 60).glassEffect().glassEffectTransition(transition).accessibilityElement()
            .accessibilityIdentifier("glass")
        }
      }
    }
  }

  @Test("Glass is inserted with its transition")
  func transition() throws {
    func width(_ transition: GlassEffectTransition) throws -> CGFloat {
      let host = TestHost(size: CGSize(width: 200, height: 200)) { Coming(transition: transition) }
      defer { host.close() }
      try host.tap("Show")
      host.advance(by: 0.25)
      return try host.find("glass").frame.width
    }
    #expect(try width(.identity) == 60)
    #expect(try width(.matchedGeometry) < 60)
    #expect(try width(.materialize) != 60)
  }

  @Test("Buttons in glass styles run their actions")
  func buttons() throws {
    var log: [String] = []
    let host = TestHost(size: CGSize(width: 400, height: 300)) {
      Button("One") { log.append("one") }.buttonStyle(.glass)
      Button("Two") { log.append("two") }.buttonStyle(.glassProminent)
      Button("Three") { log.append("three") }.buttonStyle(.glass(.clear.tint(.red))).buttonBorderShape(.roundedRectangle).controlSize(
        .large)
    }
    for name in ["One", "Two", "Three"] { try host.tap(name) }
    #expect(log == ["one", "two", "three"])
    #expect(try host.find("Three").frame.height > host.find("One").frame.height)
    let two = try host.find("Two").frame
    let fill = host.snapshot().pixel(Int(two.minX + 8), Int(two.midY))
    #expect(fill.blue > 180 && fill.red < 60)
    host.close()
  }
}
