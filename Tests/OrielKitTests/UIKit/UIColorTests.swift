import Foundation
import OrielTesting
import SwiftUI
import Testing

extension ColorResource {
  fileprivate static let label = ColorResource(name: "Label", bundle: .main)
}

@MainActor @Suite("UIColor")
struct UIColorTests {
  private func components(_ color: UIColor, isDark: Bool = false) -> [Int] {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    let resolved = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: isDark ? .dark : .light))
    #expect(resolved.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
    return [red, green, blue, alpha].map { Int(($0 * 255).rounded()) }
  }

  private func hex(_ color: UIColor, isDark: Bool = false) -> Int {
    components(color, isDark: isDark).prefix(3).reduce(0) { $0 << 8 | $1 }
  }

  private func check(_ color: UIColor, _ light: Int, _ dark: Int, _ line: SourceLocation = #_sourceLocation) {
    #expect(hex(color) == light, sourceLocation: line)
    #expect(hex(color, isDark: true) == dark, sourceLocation: line)
  }

  @Test("A system color has its light value in light windows and its dark value in dark ones")
  func shown() {
    func pixel(_ color: Color, _ scheme: ColorScheme) -> Snapshot.Pixel {
      let host = TestHost(size: CGSize(width: 10, height: 10), colorScheme: scheme) { color }
      defer { host.close() }
      return host.snapshot().pixel(5, 5)
    }
    #expect(pixel(Color(.systemGray6), .light) == Snapshot.Pixel(red: 0xF2, green: 0xF2, blue: 0xF7))
    #expect(pixel(Color(.systemGray6), .dark) == Snapshot.Pixel(red: 0x24, green: 0x24, blue: 0x26))
    #expect(pixel(Color(uiColor: .systemRed), .dark) == Snapshot.Pixel(red: 0xFF, green: 0x45, blue: 0x3A))
    #expect(pixel(Color(UIColor.secondarySystemBackground), .dark) == Snapshot.Pixel(red: 0x2C, green: 0x2C, blue: 0x2E))
    let dynamic = Color(uiColor: UIColor { $0.userInterfaceStyle == .dark ? .blue : .red })
    #expect(pixel(dynamic, .dark) == Snapshot.Pixel(red: 0, green: 0, blue: 255))
    #expect(pixel(dynamic, .light) == Snapshot.Pixel(red: 255, green: 0, blue: 0))
  }

  @Test("systemBackground is the color of the window's background")
  func windowBackground() {
    for scheme in [ColorScheme.light, .dark] {
      let host = TestHost(size: CGSize(width: 20, height: 10), colorScheme: scheme) { Color(.systemBackground).frame(width: 10) }
      let snapshot = host.snapshot()
      #expect(snapshot.pixel(10, 5) == snapshot.pixel(1, 5))
      host.close()
    }
  }

  @Test("In dark mode the system grays are ordered and differ from all system backgrounds")
  func greys() {
    let greys: [UIColor] = [.systemGray6, .systemGray5, .systemGray4, .systemGray3, .systemGray2, .systemGray]
    let values = greys.map { hex($0, isDark: true) }
    #expect(values == values.sorted())
    let grounds: [UIColor] = [
      .systemBackground, .secondarySystemBackground, .tertiarySystemBackground, .systemGroupedBackground,
      .secondarySystemGroupedBackground, .tertiarySystemGroupedBackground,
    ]
    #expect(Set(values).isDisjoint(with: grounds.map { hex($0, isDark: true) }))
  }

  @Test("The other initializers of Color keep their meaning")
  func overloads() {
    #expect(Color(.sRGB, red: 1, green: 0, blue: 0) == Color(red: 1, green: 0, blue: 0))
    #expect(Color(.sRGB, white: 1) == Color(white: 1))
    #expect(Color("name") != Color("other"))
    #expect(Color(UIColor(Color.red)) == .red)
    #expect(Color(.clear) == .clear)
  }

  @Test("Color(.label) prefers a color resource to the UIColor of that name")
  func resources() { #expect(Color(.label) == Color("Label", bundle: .main)) }

  @Test("Backgrounds, labels, fills and separators have Apple's values")
  func backgrounds() {
    check(.systemBackground, 0xFFFFFF, 0x1C1C1E)
    check(.secondarySystemBackground, 0xF2F2F7, 0x2C2C2E)
    check(.tertiarySystemBackground, 0xFFFFFF, 0x3A3A3C)
    check(.systemGroupedBackground, 0xF2F2F7, 0x1C1C1E)
    check(.secondarySystemGroupedBackground, 0xFFFFFF, 0x2C2C2E)
    check(.tertiarySystemGroupedBackground, 0xF2F2F7, 0x3A3A3C)
    check(.label, 0x000000, 0xFFFFFF)
    check(.secondaryLabel, 0x3C3C43, 0xEBEBF5)
    check(.opaqueSeparator, 0xC6C6C8, 0x38383A)
    check(.separator, 0x3C3C43, 0x545458)
    check(.link, 0x007AFF, 0x0984FF)
    check(.tintColor, 0x007AFF, 0x0A84FF)
    let alphas: [(UIColor, Int, Int)] = [
      (.secondaryLabel, 60, 60), (.tertiaryLabel, 30, 30), (.quaternaryLabel, 18, 16), (.placeholderText, 30, 30), (.separator, 29, 60),
      (.systemFill, 20, 36), (.secondarySystemFill, 16, 32), (.tertiarySystemFill, 12, 24), (.quaternarySystemFill, 8, 18),
      (.lightText, 60, 60), (.darkText, 100, 100), (.clear, 0, 0),
    ]
    for (color, light, dark) in alphas {
      #expect(components(color)[3] == Int((Double(light) * 2.55).rounded()), "\(color)")
      #expect(components(color, isDark: true)[3] == Int((Double(dark) * 2.55).rounded()), "\(color)")
    }
  }

  @Test("The system's hues and grays depend on the color scheme, and the other colors don't")
  func hues() {
    check(.systemRed, 0xFF3B30, 0xFF453A)
    check(.systemOrange, 0xFF9500, 0xFF9F0A)
    check(.systemYellow, 0xFFCC00, 0xFFD60A)
    check(.systemGreen, 0x34C759, 0x30D158)
    check(.systemMint, 0x00C7BE, 0x63E6E2)
    check(.systemTeal, 0x30B0C7, 0x40CBE0)
    check(.systemCyan, 0x32ADE6, 0x64D2FF)
    check(.systemBlue, 0x007AFF, 0x0A84FF)
    check(.systemIndigo, 0x5856D6, 0x5E5CE6)
    check(.systemPurple, 0xAF52DE, 0xBF5AF2)
    check(.systemPink, 0xFF2D55, 0xFF375F)
    check(.systemBrown, 0xA2845E, 0xAC8E68)
    check(.systemGray, 0x8E8E93, 0x8E8E93)
    check(.systemGray2, 0xAEAEB2, 0x636366)
    check(.systemGray3, 0xC7C7CC, 0x545456)
    check(.systemGray4, 0xD1D1D6, 0x444446)
    check(.systemGray5, 0xE5E5EA, 0x363638)
    let plain: [(UIColor, Int)] = [
      (.black, 0x000000), (.darkGray, 0x555555), (.gray, 0x808080), (.lightGray, 0xAAAAAA), (.white, 0xFFFFFF), (.red, 0xFF0000),
      (.green, 0x00FF00), (.blue, 0x0000FF), (.cyan, 0x00FFFF), (.yellow, 0xFFFF00), (.magenta, 0xFF00FF), (.orange, 0xFF8000),
      (.purple, 0x800080), (.brown, 0x996633),
    ]
    for (color, value) in plain { check(color, value, value) }
  }

  @Test("Colors can be created from components, and are equal if their components are")
  func making() {
    #expect(components(UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.8)) == [51, 102, 153, 204])
    #expect(components(UIColor(white: 0.2, alpha: 1)) == [51, 51, 51, 255])
    #expect(components(UIColor(hue: 1.0 / 3, saturation: 1, brightness: 1, alpha: 1)) == [0, 255, 0, 255])
    #expect(UIColor(red: 1, green: 0, blue: 0, alpha: 1) == .red && UIColor.red != .blue)
    #expect(Set([UIColor.red, UIColor(red: 1, green: 0, blue: 0, alpha: 1)]).count == 1)
    #expect(UIColor.red.description.hasPrefix("UIColor("))
  }

  @Test("withAlphaComponent replaces the alpha of a color, which still depends on the color scheme")
  func withAlphaComponent() {
    #expect(components(UIColor.red.withAlphaComponent(0.2)) == [255, 0, 0, 51])
    #expect(components(UIColor.clear.withAlphaComponent(1)) == [0, 0, 0, 255])
    #expect(UIColor.red.withAlphaComponent(1) == .red)
    let label = UIColor.label.withAlphaComponent(0.4)
    #expect(components(label) == [0, 0, 0, 102] && components(label, isDark: true) == [255, 255, 255, 102])
    let secondary = UIColor.secondaryLabel.withAlphaComponent(1)
    #expect(components(secondary) == [0x3C, 0x3C, 0x43, 255] && components(secondary, isDark: true) == [0xEB, 0xEB, 0xF5, 255])
  }

  @Test("getHue returns the hue, saturation, brightness and alpha of a color")
  func hueOfColor() {
    func parts(_ color: UIColor) -> [Int] {
      var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (-1, -1, -1, -1)
      #expect(color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha))
      return [hue, saturation, brightness, alpha].map { Int(($0 * 100).rounded()) }
    }
    #expect(parts(UIColor(hue: 0.25, saturation: 0.6, brightness: 0.8, alpha: 0.4)) == [25, 60, 80, 40])
    #expect(parts(.blue) == [67, 100, 100, 100])
    #expect(parts(.gray) == [0, 0, 50, 100] && parts(.black) == [0, 0, 0, 100])
    #expect(parts(.systemBackground) == [0, 0, 100, 100], "in the light color scheme")
    var hue: CGFloat = 0
    UIColor.green.getHue(&hue, saturation: nil, brightness: nil, alpha: nil)
    #expect(abs(hue - 1.0 / 3) < 0.001)
  }

  @Test("getWhite returns the luminance of a color as a gray value")
  func white() {
    func grey(_ color: UIColor) -> [Int] {
      var (white, alpha): (CGFloat, CGFloat) = (-1, -1)
      #expect(color.getWhite(&white, alpha: &alpha))
      return [white, alpha].map { Int(($0 * 100).rounded()) }
    }
    #expect(grey(UIColor(white: 0.3, alpha: 0.5)) == [30, 50])
    #expect(grey(.red) == [50, 100] && grey(.green) == [86, 100] && grey(.blue) == [30, 100])
  }

  @Test("A color of an asset catalog is found by its name, and depends on the color scheme")
  func catalog() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("oriel-\(UUID().uuidString).resources")
    let set = folder.appendingPathComponent("Media.xcassets/Brand.colorset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    func color(_ red: String) -> String {
      #""color": {"color-space": "srgb", "components": {"red": "\#(red)", "green": "0x20", "blue": "0x30", "alpha": "1.000"}}"#
    }
    let dark = #""appearances": [{"appearance": "luminosity", "value": "dark"}]"#
    let contents = #"{"colors": [{"idiom": "universal", \#(color("0x10"))}, {"idiom": "universal", \#(dark), \#(color("0x80"))}]}"#
    try Data(contents.utf8).write(to: set.appendingPathComponent("Contents.json"))
    let bundle = try #require(Bundle(path: folder.path))
    try check(#require(UIColor(named: "Brand", in: bundle, compatibleWith: nil)), 0x102030, 0x802030)
    check(UIColor(resource: ColorResource(name: "Brand", bundle: bundle)), 0x102030, 0x802030)
    #expect(UIColor(named: "Other", in: bundle, compatibleWith: nil) == nil && UIColor(named: "nowhere") == nil)
  }

  @Test("UIColor can be created with random components")
  func random() {
    let color = UIColor(red: .random(in: 0...1), green: .random(in: 0...1), blue: .random(in: 0...1), alpha: 1)
    #expect(color == color.withAlphaComponent(1))
  }

  @Test("A trait collection is light, dark or unspecified, and colors resolve to their light values if it is unspecified")
  func traits() {
    #expect(UITraitCollection(userInterfaceStyle: .dark) == UITraitCollection(userInterfaceStyle: .dark))
    #expect(Set([UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(userInterfaceStyle: .light)]).count == 2)
    #expect(UIColor.label.resolvedColor(with: UITraitCollection(userInterfaceStyle: .unspecified)) == .black)
    #expect([UIUserInterfaceStyle.unspecified, .light, .dark].map(\.rawValue) == [0, 1, 2])
  }
}
