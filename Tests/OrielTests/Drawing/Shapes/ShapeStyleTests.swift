import Foundation
import Oriel
import OrielTesting
import Testing

@MainActor
@Suite("Foreground levels, style shadows and backgrounds")
struct ShapeStyleTests {
  private static let red = Color(red: 1, green: 0, blue: 0)
  private static let green = Color(red: 0, green: 1, blue: 0)
  private static let blue = Color(red: 0, green: 0, blue: 1)

  private func host<V: View>(_ view: V) -> TestHost { TestHost(size: CGSize(width: 100, height: 100)) { view } }

  private func dump<V: View>(_ view: V) -> String { host(view).displayDump }

  /// Returns the colors of the texts in the dump, in order.
  private func textColors<V: View>(_ view: V) -> [String] {
    dump(view).split(separator: "\n").filter { $0.contains("text #") }.map { line in
      String(line.drop { $0 != "#" }.prefix(9))
    }
  }

  private struct Levels: View {
    var body: some View {
      VStack {
        Text(verbatim: "a")
        Text(verbatim: "b").foregroundStyle(.secondary)
        HStack { Text(verbatim: "c") }.foregroundStyle(.tertiary)
        HStack { Text(verbatim: "d") }.foregroundStyle(.quaternary)
      }
    }
  }

  @Test("Each foreground level has its own style, and the last style applies to further levels")
  func levels() {
    let two = textColors(Levels().foregroundStyle(Self.red, Self.green))
    #expect(two == ["#ff0000ff", "#00ff00ff", "#00ff00ff", "#00ff00ff"])
    let three = textColors(Levels().foregroundStyle(Self.red, Self.green, Self.blue))
    #expect(three == ["#ff0000ff", "#00ff00ff", "#0000ffff", "#0000ffff"])
  }

  @Test("A level that is set as the foreground style is relative to the enclosing foreground style")
  func nesting() {
    let view = HStack {
      HStack { Text(verbatim: "a") }.foregroundStyle(.secondary)
      HStack { HStack { Text(verbatim: "b") }.foregroundStyle(.secondary) }.foregroundStyle(.secondary)
      HStack { Text(verbatim: "c") }.foregroundStyle(.foreground)
      HStack {
        Text(verbatim: "d")
        HStack { Text(verbatim: "e") }.foregroundStyle(.secondary)
      }
      .foregroundStyle(.tertiary, .primary)
    }
    #expect(
      textColors(view.foregroundStyle(Self.red, Self.green, Self.blue))
        == ["#00ff00ff", "#0000ffff", "#ff0000ff", "#0000ffff", "#ff0000ff"])
    #expect(textColors(view.foregroundStyle(Self.red)) == ["#ff000099", "#ff00004d", "#ff0000ff", "#ff00004d", "#ff0000ff"])
    #expect(textColors(view).prefix(3) == ["#00000099", "#0000004d", "#000000ff"])
  }

  @Test("A palette symbol is also drawn in the second style")
  func palette() {
    let view = Image(systemName: "star.circle.fill").symbolRenderingMode(.palette)
    #expect(dump(view.foregroundStyle(Self.red, Self.green)).contains("#00ff00ff"))
  }

  @Test("A fill casts the drop shadow of its style")
  func dropShadow() {
    let view = Rectangle().fill(Self.blue.shadow(.drop(color: .black, radius: 4, x: 3, y: 5))).frame(width: 40, height: 40)
    #expect(dump(view).contains("shadow #000000ff 4 3 5"))
    let picture = host(view).snapshot()
    #expect(picture.pixel(50, 50) == .init(red: 0, green: 0, blue: 255))
    #expect(picture.pixel(50, 73).red < 150 && picture.pixel(50, 25).red > 220, "The shadow falls downward")
  }

  @Test("An inner shadow is drawn inside of the shape only, at the sides of the light")
  func innerShadow() {
    let view = Rectangle().fill(.white.shadow(.inner(color: .black, radius: 3, x: 0, y: 6))).frame(width: 40, height: 40)
    #expect(dump(view).contains("inner shadow #000000ff 3 0 6"))
    let picture = host(view).snapshot()
    #expect(picture.pixel(50, 31).red < 40 && picture.pixel(50, 55).red > 240 && picture.pixel(50, 67).red > 200)
    #expect(picture.pixel(50, 28) == .init(red: 255, green: 255, blue: 255))
  }

  @Test("A shadow style without a base style uses the foreground style")
  func shadowOfForeground() {
    let view = Circle().fill(.shadow(.drop(radius: 4))).frame(width: 40, height: 40).foregroundStyle(Self.red)
    let dump = dump(view)
    #expect(dump.contains("shadow") && dump.contains("fill #ff0000ff"))
  }

  @Test("Texts and symbols have the shadows of their foreground style")
  func texts() {
    let style = Self.red.shadow(.drop(radius: 2)).shadow(.inner(radius: 1, y: 1))
    for dump in [
      dump(HStack { Text(verbatim: "Word") }.foregroundStyle(style)), dump(Text(verbatim: "Word").foregroundStyle(style)),
      dump(Image(systemName: "star.fill").foregroundStyle(style)),
    ] {
      #expect(dump.contains("\nshadow") || dump.contains("  shadow"), "\(dump)")
      #expect(dump.contains("inner shadow") && (dump.contains("#ff0000ff") || dump.contains("image")), "\(dump)")
    }
    #expect(!dump(Text(verbatim: "Word").foregroundStyle(Self.red)).contains("shadow"))
  }

  @Test("Shadows combine with levels and opacity, and invalid radii cast no shadow")
  func combinations() {
    let secondary = Rectangle().fill(.secondary).foregroundStyle(Self.red.shadow(.drop(radius: 2)))
    #expect(dump(secondary).contains("shadow") && dump(secondary).contains("#ff000099"))
    #expect(dump(Rectangle().fill(Self.red.shadow(.drop(radius: 2)).opacity(0.5))).contains("opacity 0.5\n  shadow"))
    #expect(!dump(Rectangle().fill(Self.red.shadow(.drop(radius: .nan)))).contains("shadow"))
    #expect(dump(Rectangle().fill(Self.red.shadow(.inner(radius: -3)))).contains("inner shadow #0000008c 0 0 0"))
    #expect(host(Rectangle().fill(Self.red.shadow(.inner(radius: 0))).frame(width: 0, height: 0)).snapshot().width == 100)
  }

  @Test("opacity(_:) applies to each style")
  func opacity() {
    let gradient = LinearGradient(colors: [Self.red, Self.blue], startPoint: .top, endPoint: .bottom)
    #expect(dump(Rectangle().fill(gradient.opacity(0.5))).contains("linear #ff000080 #0000ff80"))
    #expect(dump(Rectangle().fill(.opacity(0.5)).foregroundStyle(Self.red)).contains("#ff000080"))
    #expect(dump(Rectangle().fill(.tint.opacity(2)).tint(Self.red)).contains("#ff0000ff"))
    #expect(dump(Rectangle().fill(gradient.opacity(.nan))).contains("linear #ff0000ff"))
    #expect(dump(Rectangle().fill(.regularMaterial.opacity(0.5))).contains("opacity 0.5\n  fill material"))
  }

  @Test(".background resolves to the background style of the view")
  func background() {
    let view = VStack {
      Rectangle().fill(.background).frame(width: 10, height: 10)
      Color.clear.frame(width: 10, height: 10).background()
      Color.clear.frame(width: 10, height: 10).background(in: Circle())
      GroupBox { Color.clear.frame(width: 10, height: 10) }
    }
    #expect(!dump(view).contains("#00ff00ff"))
    #expect(dump(view.backgroundStyle(Self.green)).components(separatedBy: "#00ff00ff").count == 5)
    #expect(
      dump(Rectangle().fill(.background).backgroundStyle(.background)).contains("#ffffffff"),
      "A background style of .background doesn't refer to itself")
    let loop = Rectangle().fill(.background).foregroundStyle(.background).backgroundStyle(.primary)
    #expect(dump(loop).contains("#ffffffff"))
  }

  @Test("An elliptical gradient ends at the middle of each side")
  func ellipticalGradient() {
    let gradient = EllipticalGradient(colors: [Self.red, Self.blue])
    for picture in [
      host(gradient).snapshot(), host(Rectangle().fill(.ellipticalGradient(colors: [Self.red, Self.blue]))).snapshot(),
      host(Rectangle().fill(.ellipticalGradient(Gradient(colors: [Self.red, Self.blue])))).snapshot(),
      host(Rectangle().fill(.ellipticalGradient(stops: [.init(color: Self.red, location: 0), .init(color: Self.blue, location: 1)])))
        .snapshot(),
    ] {
      #expect(picture.pixel(50, 50).red > 245 && picture.pixel(1, 50).blue > 245 && picture.pixel(50, 98).blue > 245)
      #expect(abs(picture.pixel(75, 50).red - 128) < 12)
    }
    let wide = TestHost(size: CGSize(width: 200, height: 50)) {
      EllipticalGradient(colors: [Self.red, Self.blue], endRadiusFraction: 0.25)
    }
    .snapshot()
    #expect(wide.pixel(150, 25).blue > 245 && wide.pixel(100, 37).blue > 230 && wide.pixel(125, 25).red > 100)
  }
}
