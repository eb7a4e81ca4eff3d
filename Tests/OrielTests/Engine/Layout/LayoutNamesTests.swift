import Foundation
import Oriel
import OrielTesting
import Testing

@MainActor
@Suite("Effects of layout modifiers")
struct LayoutNamesTests {
  /// A view with an ideal size of 40 by 20 points that takes the proposed size and has a label.
  private struct Flexible: View {
    var body: some View { Color.red.frame(idealWidth: 40, idealHeight: 20).accessibilityElement().accessibilityLabel("box") }
  }

  private func frame<Content: View>(@ViewBuilder _ content: () -> Content) throws -> CGRect {
    let host = TestHost(size: CGSize(width: 300, height: 200), content: content)
    defer { host.close() }
    return try host.find("box").frame
  }

  @Test("The modifiers scaledToFit and scaledToFill keep a view's aspect ratio, inside and outside of its proposed size")
  func scaled() throws {
    let fitted = try frame { Flexible().scaledToFit().frame(width: 100, height: 100) }
    #expect(fitted == CGRect(x: 100, y: 75, width: 100, height: 50))
    let filling = try frame { Flexible().scaledToFill().frame(width: 100, height: 100) }
    #expect(filling == CGRect(x: 50, y: 50, width: 200, height: 100))
    for (mode, same) in [(ContentMode.fit, fitted), (.fill, filling)] {
      #expect(try frame { Flexible().aspectRatio(contentMode: mode).frame(width: 100, height: 100) } == same)
    }
  }

  @Test("The modifier edgesIgnoringSafeArea extends a view beyond the given edges")
  func edgesIgnoringSafeArea() throws {
    func frame(_ edges: Edge.Set) throws -> CGRect {
      let host = TestHost(size: CGSize(width: 300, height: 200)) { Flexible().edgesIgnoringSafeArea(edges) }
      host.safeArea = EdgeInsets(top: 20, leading: 0, bottom: 30, trailing: 0)
      host.render()
      defer { host.close() }
      return try host.find("box").frame
    }
    #expect(try frame([]) == CGRect(x: 0, y: 20, width: 300, height: 150))
    #expect(try frame(.top) == CGRect(x: 0, y: 0, width: 300, height: 170))
    #expect(try frame(.all) == CGRect(x: 0, y: 0, width: 300, height: 200))
  }

  @Test("The modifier transformEffect moves the drawing and hit testing, and doesn't change the layout")
  func transformEffect() throws {
    var hits = 0
    let host = TestHost(size: CGSize(width: 200, height: 100)) {
      HStack(spacing: 0) {
        Color.red.frame(width: 40, height: 40).transformEffect(CGAffineTransform(translationX: 0, y: 30)).onTapGesture { hits += 1 }
        Text(verbatim: "beside")
      }
    }
    let beside = try host.find("beside").frame
    let x = beside.minX - 20
    let image = host.snapshot()
    #expect(image.pixel(Int(x), 35).red > 200 && image.pixel(Int(x), 35).green > 200)
    #expect(image.pixel(Int(x), 95).green < 120)
    host.tap(at: CGPoint(x: x, y: 95))
    host.tap(at: CGPoint(x: x, y: 35))
    #expect(hits == 1)
    host.close()
  }

  private struct Share: LayoutValueKey {
    static var defaultValue: CGFloat { 1 }
  }

  /// A layout that divides its width by the shares of its views.
  private struct Shares: Layout {
    final class Seen { var spacings: [CGFloat] = [] }
    let seen: Seen

    static var layoutProperties: LayoutProperties {
      var properties = LayoutProperties()
      properties.stackOrientation = .horizontal
      return properties
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()) -> CGSize {
      proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()) {
      let sum = subviews.reduce(0) { $0 + $1[Share.self] }
      var x = bounds.minX
      var previous: ViewSpacing?
      for subview: LayoutSubview in subviews {
        let width = bounds.width * subview[Share.self] / sum
        if let previous { seen.spacings.append(previous.distance(to: subview.spacing, along: .horizontal)) }
        previous = subview.spacing
        subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: ProposedViewSize(width: width, height: bounds.height))
        x += width
      }
    }
  }

  @Test("A layout receives a view's layoutValue for the key, and the spacing between two views")
  func layoutValue() throws {
    let seen = Shares.Seen()
    let host = TestHost(size: CGSize(width: 300, height: 100)) {
      Shares(seen: seen) {
        Color.red.accessibilityElement().accessibilityLabel("first")
        Color.blue.layoutValue(key: Share.self, value: 2).accessibilityElement().accessibilityLabel("second")
        VStack { Divider().accessibilityElement().accessibilityLabel("line") }
      }
    }
    #expect(try host.find("first").frame.width == 75)
    #expect(try host.find("second").frame.width == 150)
    #expect(seen.spacings.prefix(1).allSatisfy { $0 == 8 })
    #expect(Shares.layoutProperties.stackOrientation == .horizontal && LayoutProperties().stackOrientation == nil)
    var union = ViewSpacing.zero
    #expect(union.distance(to: .zero, along: .vertical) == 0)
    union.formUnion(ViewSpacing(), edges: .all)
    #expect(union.distance(to: ViewSpacing(), along: .vertical) == ViewSpacing().distance(to: ViewSpacing(), along: .vertical))
    host.close()
  }

  private enum Names: PreferenceKey {
    static var defaultValue: [String] { [] }
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
  }

  @Observable @MainActor
  final class Model {
    var name = "a"
    @ObservationIgnored var seen: [[String]] = []
  }

  private struct Preferring: View {
    let model: Model

    var body: some View {
      VStack {
        Color.red.preference(key: Names.self, value: [model.name])
        Color.blue.preference(key: Names.self, value: ["b"])
      }
      .transformPreference(Names.self) { $0.append("c") }
      .onPreferenceChange(Names.self) { [model] names in MainActor.assumeIsolated { model.seen.append(names) } }
    }
  }

  @Test("The modifier onPreferenceChange reports each change once, after transformPreference has been applied")
  func preferences() {
    let model = Model()
    let host = TestHost { Preferring(model: model) }
    #expect(model.seen == [["a", "b", "c"]])
    host.advance(by: 0.1)
    #expect(model.seen.count == 1)
    model.name = "z"
    host.render()
    #expect(model.seen == [["a", "b", "c"], ["z", "b", "c"]])
    host.close()
  }

  @Test("Size classes follow the window's width and height")
  func sizeClasses() {
    struct Reader: View {
      @Environment(\.horizontalSizeClass) private var horizontal
      @Environment(\.verticalSizeClass) private var vertical
      var body: some View { Text(verbatim: "\(horizontal == .compact ? "narrow" : "wide"), \(vertical == .compact ? "low" : "high")") }
    }
    let host = TestHost(size: CGSize(width: 900, height: 700)) { Reader() }
    #expect(host.exists("wide, high"))
    host.resize(to: CGSize(width: 360, height: 700))
    #expect(host.exists("narrow, high"))
    host.resize(to: CGSize(width: 360, height: 300))
    #expect(host.exists("narrow, low"))
    host.close()
  }

  @Test("ModifiedContent applies a modifier like modifier(_:)")
  func modifiedContent() throws {
    struct Doubled: ViewModifier {
      func body(content: Content) -> some View {
        HStack(spacing: 0) {
          content.accessibilityHidden(true); content
        }
      }
    }
    let plain = try frame { Color.red.frame(width: 30, height: 10).accessibilityElement().accessibilityLabel("box") }
    let view = Color.red.frame(width: 30, height: 10).accessibilityElement().accessibilityLabel("box")
    let doubled = try frame { ModifiedContent(content: view, modifier: Doubled()) }
    #expect(doubled.minX == plain.minX + 15)
    #expect(try frame { view.modifier(Doubled()) } == doubled)
  }
}
