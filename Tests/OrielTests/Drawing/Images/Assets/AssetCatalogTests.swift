import Foundation
import OrielDrawing
import OrielTesting
import Testing

@testable import Oriel

/// A bundle whose files the test writes.
@MainActor
private final class WrittenBundle {
  let folder = URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent("oriel-\(UUID().uuidString).resources")
  private(set) lazy var bundle = Bundle(path: folder.path)!

  init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }

  isolated deinit { try? FileManager.default.removeItem(at: folder) }

  func write(_ path: String, _ data: Data) throws {
    let url = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
  }

  func write(_ path: String, _ text: String) throws { try write(path, Data(text.utf8)) }

  func writeImage(_ path: String, _ color: Color, _ side: CGFloat) throws {
    let host = TestHost(size: CGSize(width: side, height: side)) { color }
    try write(path, host.snapshot().pngData)
  }
}

@MainActor
@Suite("Asset catalogs", .serialized)
struct AssetCatalogTests {
  private let red = Color(red: 1, green: 0, blue: 0)
  private let green = Color(red: 0, green: 1, blue: 0)
  private let blue = Color(red: 0, green: 0, blue: 1)

  private func shown(
    _ image: Image, scale: CGFloat = 1, colorScheme: ColorScheme = .light, direction: LayoutDirection = .leftToRight
  ) -> (size: CGSize, pixel: Snapshot.Pixel, messages: [String]) {
    let host = TestHost(size: CGSize(width: 40, height: 40), scale: scale, colorScheme: colorScheme, layoutDirection: direction) {
      image.foregroundStyle(blue)
    }
    var size = CGSize.zero
    func visit(_ box: LayoutBox) {
      if box is ImageBox { size = box.size }
      box.children.forEach(visit)
    }
    visit(host.graph.rootBox)
    let snapshot = host.snapshot()
    return (size, snapshot.pixel(snapshot.width / 2, snapshot.height / 2), host.messages)
  }

  private func pixel(_ red: Int, _ green: Int, _ blue: Int) -> Snapshot.Pixel { .init(red: red, green: green, blue: blue) }

  @Test("An image set provides the variant for the scale, and its size in points is the same at each scale")
  func scales() throws {
    let written = try WrittenBundle()
    try written.writeImage("Assets.xcassets/Photo.imageset/a.png", red, 8)
    try written.writeImage("Assets.xcassets/Photo.imageset/b.png", green, 16)
    try written.write(
      "Assets.xcassets/Photo.imageset/Contents.json",
      """
      {"images": [{"filename": "a.png", "idiom": "universal", "scale": "1x"}, {"filename": "b.png", "idiom": "universal", "scale": "2x"},
        {"idiom": "universal", "scale": "3x"}], "info": {"author": "xcode", "version": 1}}
      """)
    let image = Image("Photo", bundle: written.bundle)
    #expect(shown(image).size == CGSize(width: 8, height: 8))
    #expect(shown(image).pixel == pixel(255, 0, 0))
    #expect(shown(image, scale: 2).size == CGSize(width: 8, height: 8))
    #expect(shown(image, scale: 2).pixel == pixel(0, 255, 0))
    #expect(shown(image, scale: 3).pixel == pixel(0, 255, 0))
  }

  @Test("An image set follows the color scheme, also while visible, and the layout direction")
  func appearances() throws {
    let written = try WrittenBundle()
    try written.writeImage("Assets.xcassets/Sky.imageset/day.png", red, 8)
    try written.writeImage("Assets.xcassets/Sky.imageset/night.png", green, 8)
    try written.writeImage("Assets.xcassets/Sky.imageset/rtl.png", blue, 8)
    try written.write(
      "Assets.xcassets/Sky.imageset/Contents.json",
      """
      {"images": [{"filename": "day.png", "idiom": "universal"},
        {"filename": "night.png", "idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}]},
        {"filename": "rtl.png", "idiom": "universal", "language-direction": "right-to-left"}]}
      """)
    let image = Image("Sky", bundle: written.bundle)
    #expect(shown(image).pixel == pixel(255, 0, 0))
    #expect(shown(image, colorScheme: .dark).pixel == pixel(0, 255, 0))
    #expect(shown(image, direction: .rightToLeft).pixel == pixel(0, 0, 255))
    let host = TestHost(size: CGSize(width: 8, height: 8)) { image }
    host.colorScheme = .dark
    host.render()
    #expect(host.snapshot().pixel(4, 4) == pixel(0, 255, 0))
  }

  @Test("template-rendering-intent draws with the foreground style, and renderingMode(_:) overrides it")
  func template() throws {
    let written = try WrittenBundle()
    try written.writeImage("Assets.xcassets/Icon.imageset/a.png", red, 8)
    try written.write(
      "Assets.xcassets/Icon.imageset/Contents.json",
      #"{"images": [{"filename": "a.png", "idiom": "universal"}], "properties": {"template-rendering-intent": "template"}}"#)
    let image = Image("Icon", bundle: written.bundle)
    #expect(shown(image).pixel == pixel(0, 0, 255))
    #expect(shown(image.renderingMode(.original)).pixel == pixel(255, 0, 0))
  }

  @Test("Folders of a catalog can provide a namespace, and a catalog can be in a subfolder")
  func namespaces() throws {
    let written = try WrittenBundle()
    for folder in ["Plain", "Named"] {
      try written.writeImage("Resources/Media.xcassets/\(folder)/\(folder).imageset/a.png", red, 8)
      try written.write(
        "Resources/Media.xcassets/\(folder)/\(folder).imageset/Contents.json", #"{"images": [{"filename": "a.png", "idiom": "universal"}]}"#
      )
    }
    try written.write("Resources/Media.xcassets/Named/Contents.json", #"{"properties": {"provides-namespace": true}}"#)
    #expect(shown(Image("Plain", bundle: written.bundle)).pixel == pixel(255, 0, 0))
    #expect(shown(Image("Named/Named", bundle: written.bundle)).pixel == pixel(255, 0, 0))
    #expect(shown(Image("Named", bundle: written.bundle)).messages.count == 1)
  }

  @Test("Image files outside of catalogs are found with their densities, and ImageResource finds them by name")
  func loose() throws {
    let written = try WrittenBundle()
    try written.writeImage("loose.png", red, 8)
    try written.writeImage("loose@2x.png", green, 16)
    try written.writeImage("only@3x.png", blue, 24)
    #expect(shown(Image("loose", bundle: written.bundle)).pixel == pixel(255, 0, 0))
    #expect(shown(Image("loose.png", bundle: written.bundle), scale: 2).pixel == pixel(0, 255, 0))
    #expect(shown(Image(ImageResource(name: "only", bundle: written.bundle))).size == CGSize(width: 8, height: 8))
  }

  @Test("A vector image is rendered at the resolution of the screen")
  func vector() throws {
    let written = try WrittenBundle()
    try written.write(
      "square.svg",
      #"<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"><rect width="2" height="4" fill="red"/></svg>"#)
    let host = TestHost(size: CGSize(width: 40, height: 40)) { Image("square", bundle: written.bundle).resizable() }
    let snapshot = host.snapshot()
    #expect(snapshot.pixel(17, 20) == pixel(255, 0, 0))
    #expect(snapshot.pixel(23, 20) != pixel(255, 0, 0))
    #expect(snapshot.pixel(18, 20).red == 255 && snapshot.pixel(18, 20).green < 30)
  }

  @Test("Missing images, broken image sets and corrupt image files are reported once each")
  func missing() throws {
    let written = try WrittenBundle()
    try written.write("Assets.xcassets/Broken.imageset/Contents.json", "{ nonsense")
    try written.write("Assets.xcassets/Corrupt.imageset/Contents.json", #"{"images": [{"filename": "a.png", "idiom": "universal"}]}"#)
    try written.write("Assets.xcassets/Corrupt.imageset/a.png", "no picture")
    let host = TestHost(size: CGSize(width: 100, height: 100)) {
      VStack {
        Image("Nothing", bundle: written.bundle)
        Image("Nothing", bundle: written.bundle)
        Image("Broken", bundle: written.bundle)
        Image("Corrupt", bundle: written.bundle)
      }
    }
    host.render()
    #expect(host.messages.filter { $0.contains("Nothing") }.count == 1)
    #expect(host.messages.filter { $0.contains("Broken") }.count == 2)
    #expect(host.messages.filter { $0.contains("Corrupt") }.count == 1)
  }

  private func color(_ name: String, _ bundle: Bundle, dark: Bool = false, contrast: ColorSchemeContrast = .standard) -> RGBA {
    var environment = EnvironmentValues()
    environment.colorScheme = dark ? .dark : .light
    environment.colorSchemeContrast = contrast
    return Color(name, bundle: bundle).resolved(in: environment)
  }

  @Test("Color sets are read in all notations, color spaces and appearances")
  func colors() throws {
    let written = try WrittenBundle()
    func write(_ name: String, _ colors: String) throws {
      try written.write("Assets.xcassets/\(name).colorset/Contents.json", #"{"colors": ["# + colors + "]}")
    }
    func entry(_ red: String, _ green: String, _ blue: String, alpha: String = "1.000", space: String = "srgb", more: String = "") -> String
    {
      """
      {"idiom": "universal", "color": {"color-space": "\(space)", "components":
        {"red": "\(red)", "green": "\(green)", "blue": "\(blue)", "alpha": "\(alpha)"}}\(more)}
      """
    }
    let dark = #", "appearances": [{"appearance": "luminosity", "value": "dark"}]"#
    try write("Shares", entry("1.000", "0.500", "0.000", alpha: "0.250"))
    try write("Bytes", entry("255", "51", "1"))
    try write("Hex", entry("0xFF", "0x33", "0x01"))
    try write("Both", entry("1.0", "0.0", "0.0") + "," + entry("0.0", "1.0", "0.0", more: dark))
    try write("Wide", entry("1.000", "0.000", "0.000", space: "display-p3"))
    try write("Linear", entry("0.500", "0.500", "0.500", space: "extended-linear-srgb"))
    try write("Gray", #"{"idiom": "universal", "color": {"color-space": "gray-gamma-22", "components": {"white": "0.5", "alpha": "1"}}}"#)
    try write("System", #"{"idiom": "universal", "color": {"platform": "ios", "reference": "systemRedColor"}}"#)
    try write(
      "Contrast",
      entry("1.0", "0.0", "0.0") + ","
        + entry("0.0", "0.0", "1.0", more: #", "appearances": [{"appearance": "contrast", "value": "high"}]"#))
    let bundle = written.bundle
    #expect(color("Shares", bundle) == RGBA(red: 1, green: 0.5, blue: 0, alpha: 0.25))
    #expect(color("Bytes", bundle) == RGBA(red: 1, green: 0.2, blue: 1 / 255, alpha: 1))
    #expect(color("Hex", bundle) == color("Bytes", bundle))
    #expect(color("Both", bundle) == RGBA(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(color("Both", bundle, dark: true) == RGBA(red: 0, green: 1, blue: 0, alpha: 1))
    #expect(abs(color("Wide", bundle).red - 1.093) < 0.002 && abs(color("Wide", bundle).green + 0.227) < 0.002)
    #expect(abs(color("Linear", bundle).red - 0.735) < 0.002)
    #expect(color("Gray", bundle) == RGBA(red: 0.5, green: 0.5, blue: 0.5, alpha: 1))
    #expect(
      color("System", bundle, dark: true)
        == Color.red.resolved(
          in: {
            var e = EnvironmentValues(); e.colorScheme = .dark; return e
          }()))
    #expect(color("Contrast", bundle).red == 1)
    #expect(color("Contrast", bundle, contrast: .increased).blue == 1)
    #expect(Color(ColorResource(name: "Both", bundle: bundle)) == Color("Both", bundle: bundle))
  }

  @Test("A color set without a color, such as a new project's accent color, provides no color and isn't reported")
  func emptyColor() throws {
    let written = try WrittenBundle()
    try written.write("Assets.xcassets/AccentColor.colorset/Contents.json", #"{"colors": [{"idiom": "universal"}]}"#)
    try written.write("Assets.xcassets/Whole.colorset/Contents.json", #"{"colors": [{"color": {"components": {"white": "1"}}}]}"#)
    let assets = BundleAssets.of(written.bundle)
    #expect(assets.colors["AccentColor"] == nil && assets.colors["Whole"] != nil)
    let host = TestHost(size: CGSize(width: 20, height: 20)) { Color("Whole", bundle: written.bundle) }
    #expect(host.messages.isEmpty)
  }

  @Test("A missing and a broken color are reported once each and drawn gray")
  func missingColor() throws {
    let written = try WrittenBundle()
    try written.write("Assets.xcassets/Broken.colorset/Contents.json", #"{"colors": [{"color": {"components": {"red": "x"}}}]}"#)
    let host = TestHost(size: CGSize(width: 20, height: 20)) {
      VStack(spacing: 0) {
        Color("Nothing", bundle: written.bundle)
        Color("Broken", bundle: written.bundle)
        Color("Nothing", bundle: written.bundle)
      }
    }
    #expect(host.messages.filter { $0.contains("Nothing") }.count == 1)
    #expect(host.messages.filter { $0.contains("Broken") }.count == 2)
    let gray = Color.gray.resolved(in: EnvironmentValues())
    #expect(host.snapshot().pixel(10, 10).red == Int((gray.red * 255).rounded()))
  }
}
