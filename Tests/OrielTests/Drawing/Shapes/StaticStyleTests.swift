import Foundation
import Oriel
import OrielTesting
import Testing

@MainActor
@Suite("Static members of shape styles: gradients, levels and system styles")
struct StaticStyleTests {
  private static let red = Color(red: 1, green: 0, blue: 0)
  private static let blue = Color(red: 0, green: 0, blue: 1)
  private let gradient = Gradient(colors: [red, blue])
  private let stops = [Gradient.Stop(color: red, location: 0.2), Gradient.Stop(color: blue, location: 0.9)]

  private func picture<S: ShapeStyle>(_ style: S) -> Data {
    let host = TestHost(size: CGSize(width: 40, height: 40)) { Rectangle().fill(style) }
    defer { host.close() }
    return host.snapshot().pngData
  }

  private func dump<V: View>(_ view: V, colorScheme: ColorScheme = .light) -> String {
    let host = TestHost(size: CGSize(width: 40, height: 40), colorScheme: colorScheme) { view }
    defer { host.close() }
    return host.displayDump
  }

  private func fill<S: ShapeStyle>(_ style: S, colorScheme: ColorScheme = .light) -> String {
    dump(Rectangle().fill(style), colorScheme: colorScheme)
  }

  @Test("linearGradient draws the same as LinearGradient with a gradient, colors and stops")
  func linear() {
    let colors = [Self.red, Self.blue]
    let all = [
      picture(.linearGradient(gradient, startPoint: .leading, endPoint: .trailing)),
      picture(.linearGradient(colors: colors, startPoint: .leading, endPoint: .trailing)),
      picture(.linearGradient(AnyGradient(gradient), startPoint: .leading, endPoint: .trailing)),
    ]
    #expect(Set(all) == [picture(LinearGradient(gradient: gradient, startPoint: .leading, endPoint: .trailing))])
    let stopped = picture(.linearGradient(stops: stops, startPoint: .leading, endPoint: .trailing))
    #expect(stopped == picture(LinearGradient(stops: stops, startPoint: .leading, endPoint: .trailing)))
    #expect(stopped != all[0])
  }

  @Test("radialGradient and ellipticalGradient draw the same as their types")
  func radial() {
    let colors = [Self.red, Self.blue]
    let all = [
      picture(.radialGradient(gradient, center: .center, startRadius: 0, endRadius: 20)),
      picture(.radialGradient(colors: colors, center: .center, startRadius: 0, endRadius: 20)),
      picture(.radialGradient(AnyGradient(gradient), endRadius: 20)),
    ]
    #expect(Set(all) == [picture(RadialGradient(gradient: gradient, center: .center, startRadius: 0, endRadius: 20))])
    let stopped = picture(.radialGradient(stops: stops, center: .center, startRadius: 0, endRadius: 20))
    #expect(stopped == picture(RadialGradient(stops: stops, center: .center, startRadius: 0, endRadius: 20)))
    #expect(stopped != all[0])
    let elliptical = [
      picture(.ellipticalGradient(gradient)), picture(.ellipticalGradient(colors: colors)),
      picture(.ellipticalGradient(AnyGradient(gradient))),
    ]
    #expect(Set(elliptical) == [picture(EllipticalGradient(gradient: gradient))])
    #expect(picture(.ellipticalGradient(stops: stops)) == picture(EllipticalGradient(stops: stops)))
  }

  @Test("angularGradient and conicGradient draw the same as AngularGradient")
  func angular() {
    let colors = [Self.red, Self.blue]
    let (start, end) = (Angle.degrees(30), Angle.degrees(200))
    let all = [
      picture(.angularGradient(gradient, center: .center, startAngle: start, endAngle: end)),
      picture(.angularGradient(colors: colors, center: .center, startAngle: start, endAngle: end)),
      picture(.angularGradient(AnyGradient(gradient), startAngle: start, endAngle: end)),
    ]
    #expect(Set(all) == [picture(AngularGradient(gradient: gradient, center: .center, startAngle: start, endAngle: end))])
    let stopped = picture(.angularGradient(stops: stops, center: .center, startAngle: start, endAngle: end))
    #expect(stopped == picture(AngularGradient(stops: stops, center: .center, startAngle: start, endAngle: end)))
    let conic = [
      picture(.conicGradient(gradient, center: .center, angle: start)),
      picture(.conicGradient(colors: colors, center: .center, angle: start)),
      picture(.conicGradient(AnyGradient(gradient), angle: start)),
    ]
    #expect(Set(conic) == [picture(AngularGradient(gradient: gradient, center: .center, angle: start))])
    #expect(conic[0] != all[0])
    let stoppedConic = picture(.conicGradient(stops: stops, center: .center, angle: start))
    #expect(stoppedConic == picture(AngularGradient(stops: stops, center: .center, angle: start)))
    #expect(stoppedConic != conic[0])
  }

  @Test("The levels of a style, including a gradient, get fainter and fainter")
  func levels() {
    #expect(fill(Self.red.secondary).contains("#ff000099"))
    #expect(fill(Self.red.tertiary).contains("#ff00004d"))
    #expect(fill(Self.red.quaternary).contains("#ff00002e"))
    #expect(fill(Self.red.quinary).contains("#ff00001f"))
    #expect(fill(.red.secondary) == fill(Color.red.opacity(0.6)))
    #expect(fill(.background.secondary).contains("#f2f2f7ff"))
    #expect(dump(Rectangle().fill(.tint.secondary).tint(Self.red)).contains("#ff000099"))
    let line = LinearGradient(gradient: gradient, startPoint: .top, endPoint: .bottom)
    #expect(fill(line.secondary).contains("linear #ff000099 #0000ff99"))
    let text = Text(verbatim: "a")
    #expect(dump(HStack { HStack { text }.foregroundStyle(.foreground.secondary) }.foregroundStyle(Self.red)).contains("#ff000099"))
  }

  @Test("System styles have the system's colors, and selection and background follow tint and background style")
  func system() {
    #expect(fill(.fill).contains("#78788033"))
    #expect(fill(FillShapeStyle().secondary).contains("#78788029"))
    #expect(fill(.fill, colorScheme: .dark).contains("#7878805c"))
    #expect(fill(.placeholder).contains("#6e6e73ff"))
    #expect(fill(PlaceholderTextShapeStyle()) == fill(.placeholder))
    #expect(dump(Rectangle().fill(.link).tint(Self.red)).contains("#0058c6ff"))
    #expect(fill(LinkShapeStyle()) == fill(.link))
    #expect(dump(Rectangle().fill(.selection).tint(Self.red)).contains("#ff000029"))
    #expect(fill(SelectionShapeStyle()) == fill(.selection))
    #expect(dump(Rectangle().fill(.background).backgroundStyle(Self.red)).contains("#ff0000ff"))
    #expect(!dump(Rectangle().fill(.windowBackground).backgroundStyle(Self.red)).contains("#ff0000ff"))
    #expect(fill(WindowBackgroundShapeStyle()) == fill(.windowBackground))
  }
}
