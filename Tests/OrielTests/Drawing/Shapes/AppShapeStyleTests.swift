import Foundation
import Oriel
import OrielTesting
import Testing

private let pureRed = Color(red: 1, green: 0, blue: 0)
private let pureGreen = Color(red: 0, green: 1, blue: 0)

/// A style with a different color in dark mode.
private struct Signal: ShapeStyle {
  func resolve(in environment: EnvironmentValues) -> some ShapeStyle { environment.colorScheme == .dark ? pureGreen : pureRed }
}

/// A style that refers to the foreground style.
private struct Faint: ShapeStyle {
  func resolve(in environment: EnvironmentValues) -> some ShapeStyle { ForegroundStyle().opacity(0.5) }
}

/// A style that doesn't implement `resolve(in:)`.
private struct Mute: ShapeStyle {}

@MainActor
@Suite("Shape styles of apps and resolved colors")
struct AppShapeStyleTests {
  private func dump<V: View>(_ view: V, colorScheme: ColorScheme = .light) -> String {
    let host = TestHost(size: CGSize(width: 40, height: 40), colorScheme: colorScheme) { view }
    defer { host.close() }
    return host.displayDump
  }

  @Test("Shapes and texts are drawn with the result of resolve(in:)")
  func resolve() {
    #expect(dump(Rectangle().fill(Signal())).contains("#ff0000ff"))
    #expect(dump(Rectangle().fill(Signal()), colorScheme: .dark).contains("#00ff00ff"))
    #expect(dump(Text(verbatim: "a").foregroundStyle(Signal())).contains("#ff0000ff"))
    #expect(dump(HStack { Text(verbatim: "a") }.foregroundStyle(Signal())).contains("#ff0000ff"))
    #expect(dump(Rectangle().fill(Signal().secondary)).contains("#ff000099"))
    #expect(dump(Rectangle().fill(AnyShapeStyle(Signal()))).contains("#ff0000ff"))
  }

  @Test("An app's style that refers to the foreground uses the enclosing foreground style")
  func foreground() {
    let view = HStack { HStack { Text(verbatim: "a") }.foregroundStyle(Faint()) }.foregroundStyle(pureRed)
    #expect(dump(view).contains("#ff000080"))
    #expect(dump(HStack { Text(verbatim: "a") }.foregroundStyle(Faint())).contains("#00000080"))
  }

  @Test("A style without an implementation draws nothing and is reported")
  func mute() {
    let host = TestHost(size: CGSize(width: 40, height: 40)) { Rectangle().fill(Mute()) }
    #expect(host.snapshot().pixel(20, 20) == .init(red: 255, green: 255, blue: 255))
    #expect(host.messages.contains { $0.contains("Mute") })
    host.close()
  }

  @Test("Color.resolve returns the components in an environment")
  func resolvedColor() throws {
    var environment = EnvironmentValues()
    let half = Color(red: 0.5, green: 0, blue: 1, opacity: 0.25).resolve(in: environment)
    #expect(abs(half.red - 0.5) < 1e-5 && half.green == 0 && abs(half.blue - 1) < 1e-5 && half.opacity == 0.25)
    #expect(abs(half.linearRed - 0.214) < 1e-3 && half.linearGreen == 0 && abs(half.linearBlue - 1) < 1e-5)
    #expect(Color.primary.resolve(in: environment).red == 0)
    environment.colorScheme = .dark
    #expect(abs(Color.primary.resolve(in: environment).red - 1) < 1e-5)
    let coded = try JSONDecoder().decode(Color.Resolved.self, from: JSONEncoder().encode(half))
    #expect(coded == half && Set([coded, half]).count == 1)
  }

  @Test("Color.Resolved is a color and a style, and it interpolates in linear light")
  func resolvedStyle() {
    var value = Color.Resolved(red: 1, green: 0, blue: 0)
    #expect(value.description == "#FF0000FF")
    #expect(dump(Rectangle().fill(value)).contains("#ff0000ff") && dump(Rectangle().fill(Color(value))).contains("#ff0000ff"))
    #expect(Color.Resolved(colorSpace: .sRGBLinear, red: 0.5, green: 0, blue: 0).linearRed == 0.5)
    (value.red, value.green, value.blue) = (0, 1, 0.5)
    #expect(value.linearRed == 0 && abs(value.linearGreen - 1) < 1e-5 && abs(value.linearBlue - 0.214) < 1e-3)
    value.animatableData = value.animatableData.scaled(by: 0.5)
    #expect(abs(value.linearGreen - 0.5) < 1e-5 && value.opacity == 0.5)
  }
}
