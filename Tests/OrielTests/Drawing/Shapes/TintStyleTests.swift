import Foundation
import Oriel
import OrielTesting
import Testing

@MainActor
@Suite("Tints that aren't plain colors")
struct TintStyleTests {
  private static let red = Color(red: 1, green: 0, blue: 0)
  private static let blue = Color(red: 0, green: 0, blue: 1)
  private let gradient = Gradient(colors: [red, blue])

  private func dump<V: View>(_ view: V) -> String {
    let host = TestHost(size: CGSize(width: 40, height: 40)) { view }
    defer { host.close() }
    return host.displayDump
  }

  private func ends<V: View>(_ view: V, y: Int) -> (left: Snapshot.Pixel, right: Snapshot.Pixel) {
    let host = TestHost(size: CGSize(width: 200, height: 40)) { view }
    defer { host.close() }
    let picture = host.snapshot()
    return (picture.pixel(8, y), picture.pixel(192, y))
  }

  @Test("A gradient tint runs along the bars of gauges and progress views")
  func bars() {
    let gauge = ends(Gauge(value: 1) { Text(verbatim: "Fuel") }.gaugeStyle(.linearCapacity).labelsHidden().tint(gradient), y: 20)
    #expect(gauge.left.red > 200 && gauge.left.blue < 60 && gauge.right.blue > 200 && gauge.right.red < 60)
    let progress = ends(ProgressView(value: 1).tint(gradient), y: 20)
    #expect(progress.left.red > 200 && progress.left.blue < 60 && progress.right.blue > 200 && progress.right.red < 60)
    let line = LinearGradient(gradient: gradient, startPoint: .trailing, endPoint: .leading)
    let turned = ends(ProgressView(value: 1).tint(line), y: 20)
    #expect(turned.left.blue > 200 && turned.right.red > 200, "A gradient with a direction keeps it")
  }

  @Test("A gradient tint runs along the rings of gauges")
  func rings() {
    let host = TestHost(size: CGSize(width: 60, height: 60)) {
      Gauge(value: 0.5) { Text(verbatim: "") }.gaugeStyle(.accessoryCircular).tint(gradient)
    }
    let picture = host.snapshot()
    // The ring has a radius of 26 and is open at the bottom.
    let (start, end) = (picture.pixel(6, 40), picture.pixel(54, 40))
    #expect(start.red > start.blue + 60 && end.blue > end.red + 60, "\(start) \(end)")
    host.close()
  }

  @Test(".tint resolves to the tint style, and a color in AnyShapeStyle is the color")
  func style() {
    let line = LinearGradient(gradient: gradient, startPoint: .top, endPoint: .bottom)
    #expect(dump(Rectangle().fill(.tint).tint(line)) == dump(Rectangle().fill(line)))
    #expect(dump(Rectangle().fill(.tint).tint(AnyShapeStyle(Self.red))) == dump(Rectangle().fill(.tint).tint(Self.red)))
    #expect(dump(VStack { Rectangle().fill(.tint).tint(Self.red) }.tint(line)).contains("#ff0000ff"))
    #expect(!dump(VStack { Rectangle().fill(.tint).tint(nil as LinearGradient?) }.tint(line)).contains("linear"))
    #expect(dump(Rectangle().fill(Color.accentColor).tint(line)).contains("#ff0000ff"), "One color represents the gradient")
  }

  @Test("A tint that refers to .tint uses the enclosing tint")
  func nesting() {
    let view = VStack { Rectangle().fill(.tint).tint(TintShapeStyle().opacity(0.5)) }
    #expect(dump(view.tint(Self.red)).contains("#ff000080"))
    #expect(dump(view).contains("#007aff80"))
  }
}
