import Foundation
import Observation
import Oriel
import OrielTesting
import Testing

@MainActor
@Suite("Assorted modifiers and gestures")
struct SmallModifierTests {
  @Observable @MainActor
  fileprivate final class Model {
    var isDrag = false
    var taps = 0
    var drags = 0
    var isDark = false
  }

  @Test("AnyGesture acts like the gesture that it wraps, and follows its replacement")
  func anyGesture() throws {
    struct Content: View {
      let model: Model
      var gesture: AnyGesture<Void> {
        model.isDrag
          ? AnyGesture(DragGesture(minimumDistance: 5).onEnded { _ in model.drags += 1 }.map { _ in })
          : AnyGesture(TapGesture().onEnded { model.taps += 1 })
      }
      var body: some View { Color.blue.gesture(gesture.simultaneously(with: LongPressGesture())) }
    }
    let model = Model()
    let host = TestHost(size: CGSize(width: 100, height: 100)) { Content(model: model) }
    func act() {
      host.tap(at: CGPoint(x: 50, y: 50))
      host.advance(by: 1)
      host.drag(from: CGPoint(x: 20, y: 50), to: CGPoint(x: 80, y: 50))
      host.advance(by: 1)
    }
    act()
    #expect(model.taps == 1 && model.drags == 0)
    model.isDrag = true
    host.render()
    act()
    #expect(model.taps == 1 && model.drags == 1)
    model.isDrag = false
    host.render()
    act()
    #expect(model.taps == 2 && model.drags == 1)
  }

  @Test("Replacing the gesture in AnyGesture during a touch cancels the gesture that has begun")
  func anyGestureMidway() {
    struct Content: View {
      let model: Model
      var gesture: AnyGesture<Void> {
        model.isDrag
          ? AnyGesture(DragGesture(minimumDistance: 5).onEnded { _ in model.drags += 1 }.map { _ in })
          : AnyGesture(TapGesture().onEnded { model.taps += 1 })
      }
      var body: some View { Color.blue.gesture(gesture) }
    }
    let model = Model()
    let host = TestHost(size: CGSize(width: 100, height: 100)) { Content(model: model) }
    host.pointerDown(at: CGPoint(x: 50, y: 50))
    host.render()
    model.isDrag = true
    host.render()
    host.pointerUp(at: CGPoint(x: 50, y: 50))
    host.advance(by: 1)
    #expect(model.taps == 0 && model.drags == 0)
    host.drag(from: CGPoint(x: 20, y: 50), to: CGPoint(x: 80, y: 50))
    #expect(model.drags == 1)
  }

  private struct Measured: View {
    @ScaledMetric private var body17 = 10.0
    @ScaledMetric(relativeTo: .largeTitle) private var title: CGFloat = 10

    var body: some View {
      HStack(spacing: 0) {
        Color.red.frame(width: body17, height: 10)
        Color.blue.frame(width: title, height: 10)
      }
      .accessibilityElement().accessibilityIdentifier("\(body17) \(title)")
    }
  }

  @Test("A ScaledMetric follows the user's text size like its text style")
  func scaledMetric() throws {
    let host = TestHost(size: CGSize(width: 100, height: 100)) { Measured() }
    #expect(try host.find("10.0 10.0").frame.width == 20)
    host.dynamicTypeSize = .accessibility5
    host.render()
    let (body, title) = (10 * 53.0 / 17, 10 * 60.0 / 34)
    #expect(abs(try host.find(role: []).frame.width - body - title) < 0.1)
  }

  private struct Tinted: EnvironmentalModifier {
    struct Resolved: ViewModifier {
      let color: Color
      func body(content: Content) -> some View { content.background(color) }
    }

    func resolve(in environment: EnvironmentValues) -> Resolved {
      Resolved(color: environment.colorScheme == .dark ? Color(red: 0, green: 0, blue: 1) : Color(red: 1, green: 0, blue: 0))
    }
  }

  @Test("An environmental modifier resolves to another modifier with the environment, and its content keeps its identity")
  func environmentalModifier() {
    struct Content: View {
      let model: Model
      var body: some View {
        Counter().frame(width: 50, height: 50).modifier(Tinted()).environment(\.colorScheme, model.isDark ? .dark : .light)
      }
    }
    struct Counter: View {
      @State private var id = UUID()
      var body: some View { Color.clear.accessibilityLabel(Text(verbatim: id.uuidString)) }
    }
    let model = Model()
    let host = TestHost(size: CGSize(width: 50, height: 50)) { Content(model: model) }
    #expect(host.snapshot().pixel(25, 25) == .init(red: 255, green: 0, blue: 0))
    let before = host.accessibilityDump
    model.isDark = true
    host.render()
    #expect(host.snapshot().pixel(25, 25) == .init(red: 0, green: 0, blue: 255))
    #expect(host.accessibilityDump == before)
  }

  @Test("An image is mirrored in right-to-left layout if flipsForRightToLeftLayoutDirection is enabled")
  func flips() {
    func picture(_ isEnabled: Bool, _ direction: LayoutDirection) -> Snapshot {
      TestHost(size: CGSize(width: 100, height: 50), layoutDirection: direction) {
        LeftEdge().fill(Color(red: 1, green: 0, blue: 0)).frame(width: 100, height: 50)
          .flipsForRightToLeftLayoutDirection(isEnabled)
      }
      .snapshot()
    }
    let red = Snapshot.Pixel(red: 255, green: 0, blue: 0)
    #expect(picture(true, .leftToRight).pixel(5, 25) == red && picture(false, .rightToLeft).pixel(5, 25) == red)
    #expect(picture(true, .rightToLeft).pixel(95, 25) == red && picture(true, .rightToLeft).pixel(5, 25) != red)
  }

  @Test("A mirrored view is hit-tested at its mirrored position")
  func flippedHits() {
    var taps = 0
    let host = TestHost(size: CGSize(width: 100, height: 50), layoutDirection: .rightToLeft) {
      LeftEdge().fill(.red).onTapGesture { taps += 1 }.frame(width: 100, height: 50)
        .flipsForRightToLeftLayoutDirection(true)
    }
    host.tap(at: CGPoint(x: 95, y: 25))
    #expect(taps == 1)
    host.tap(at: CGPoint(x: 5, y: 25))
    #expect(taps == 1)
  }

  @Test("scenePadding is larger in a wide window")
  func scenePadding() throws {
    func frame(_ width: CGFloat, _ edges: Edge.Set) throws -> CGRect {
      let host = TestHost(size: CGSize(width: width, height: 600)) {
        Color.red.accessibilityElement().accessibilityIdentifier("all").scenePadding(edges)
      }
      return try host.find("all").frame
    }
    #expect(try frame(800, .all) == CGRect(x: 20, y: 20, width: 760, height: 560))
    #expect(try frame(400, .horizontal) == CGRect(x: 16, y: 0, width: 368, height: 600))
    let host = TestHost(size: CGSize(width: 800, height: 600)) {
      Color.red.accessibilityElement().accessibilityIdentifier("all").scenePadding(.minimum, edges: .top)
    }
    #expect(try host.find("all").frame.minY == 20)
  }

  @Test("SwitchToggleStyle's tint takes precedence while the switch is on")
  func switchTint() {
    func dump(_ isOn: Bool) -> String {
      TestHost(size: CGSize(width: 200, height: 50)) {
        Toggle("Switch", isOn: .constant(isOn)).toggleStyle(SwitchToggleStyle(tint: Color(red: 1, green: 0, blue: 0))).tint(.blue)
      }
      .displayDump
    }
    #expect(dump(true).contains("#ff0000ff") && !dump(false).contains("#ff0000ff"))
  }

  @Test("badgeProminence determines the color of a badge")
  func badgeProminence() {
    func dump(_ prominence: BadgeProminence?) -> String {
      let row = Text(verbatim: "Row").badge(7)
      return TestHost(size: CGSize(width: 300, height: 200)) {
        List { if let prominence { row.badgeProminence(prominence) } else { row } }
      }
      .displayDump
    }
    #expect(dump(nil) == dump(.standard))
    #expect(dump(.increased).contains("#ffffffff lines 1") && dump(.increased).contains("#c91a21ff"))
    #expect(dump(.decreased).contains("#0000004d") && !dump(.standard).contains("#0000004d"))
  }

  @Test("antialiased(false) draws an image with hard edges")
  func antialiased() throws {
    let blue = TestHost(size: CGSize(width: 8, height: 8)) { Color(red: 0, green: 0, blue: 1) }.snapshot()
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("antialiased-\(ProcessInfo.processInfo.processIdentifier).png")
    try blue.pngData.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    func edge(_ isAntialiased: Bool, _ offset: CGFloat) -> Snapshot.Pixel {
      TestHost(size: CGSize(width: 40, height: 40)) {
        Image(contentsOfFile: file.path).resizable().antialiased(isAntialiased).frame(width: 20, height: 20).offset(x: offset)
      }
      .snapshot().pixel(10, 20)
    }
    let (all, none) = (Snapshot.Pixel(red: 0, green: 0, blue: 255), Snapshot.Pixel(red: 255, green: 255, blue: 255))
    #expect(edge(true, 0.3) != all && edge(true, 0.3) != none)
    #expect(edge(false, 0.3) == all && edge(false, 0.7) == none)
  }

  @Test("A canvas draws an image with hard edges if its fill style isn't antialiased")
  func drawnImage() throws {
    let blue = TestHost(size: CGSize(width: 8, height: 8)) { Color(red: 0, green: 0, blue: 1) }.snapshot()
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("drawn-\(ProcessInfo.processInfo.processIdentifier).png")
    try blue.pngData.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    func edge(_ isAntialiased: Bool) -> Snapshot.Pixel {
      TestHost(size: CGSize(width: 40, height: 40)) {
        Canvas { context, _ in
          context.draw(
            Image(contentsOfFile: file.path), in: CGRect(x: 10.3, y: 10, width: 20, height: 20),
            style: FillStyle(antialiased: isAntialiased))
        }
      }
      .snapshot().pixel(10, 20)
    }
    let (all, none) = (Snapshot.Pixel(red: 0, green: 0, blue: 255), Snapshot.Pixel(red: 255, green: 255, blue: 255))
    #expect(edge(true) != all && edge(true) != none)
    #expect(edge(false) == all)
  }
}

/// A rectangle of the ten leftmost points, in both layout directions.
nonisolated private struct LeftEdge: Shape {
  var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  func path(in rect: CGRect) -> Path { Path(CGRect(x: rect.minX, y: rect.minY, width: 10, height: rect.height)) }
}
