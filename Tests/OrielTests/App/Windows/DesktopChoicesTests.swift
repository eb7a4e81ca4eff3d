import Foundation
import OrielDrawing
import OrielTesting
import Testing

@testable import Oriel

/// Tests the desktop environment's settings that windows receive while they are open.
@MainActor
@Suite("The desktop environment's accent color, font and clock")
struct DesktopChoicesTests {
  private let purple = RGBA(red: 145 / 255, green: 65 / 255, blue: 172 / 255)

  private func tell(_ host: TestHost, _ change: (inout WindowTraits) -> Void) {
    var traits = WindowTraits()
    change(&traits)
    host.content.update(traits)
    host.render()
  }

  @Test("The desktop's accent is the tint of views without their own, can change, and doesn't affect views with a tint")
  func accent() {
    let host = TestHost(size: CGSize(width: 30, height: 10)) {
      HStack(spacing: 0) {
        Color.accentColor
        Rectangle().fill(.tint)
        Color.accentColor.tint(.red)
      }
    }
    let (blue, red) = (host.snapshot().pixel(5, 5), host.snapshot().pixel(25, 5))
    tell(host) { $0.accent = purple }
    let snapshot = host.snapshot()
    for x in [5, 15] {
      let pixel = snapshot.pixel(x, 5)
      #expect((pixel.red, pixel.green, pixel.blue) == (145, 65, 172))
    }
    #expect(snapshot.pixel(25, 5) == red)
    tell(host) { _ in }
    #expect(host.snapshot().pixel(5, 5) == blue)
  }

  @Test(
    "Text in an accent color and white text on the accent have a contrast of at least 4.5:1",
    arguments: [0x3584E4, 0x2190A4, 0x3A944A, 0xC88800, 0xED5B00, 0xE62D42, 0xD56199, 0x9141AC, 0x6F8396, 0xFFFFFF])
  func contrast(_ value: Int) {
    let color = RGBA(red: Float(value >> 16) / 255, green: Float(value >> 8 & 255) / 255, blue: Float(value & 255) / 255)
    let accent = DesktopAccent(color)
    func luminance(_ color: RGBA) -> Float {
      0.2126 * RGBA.linear(fromSRGB: color.red) + 0.7152 * RGBA.linear(fromSRGB: color.green) + 0.0722 * RGBA.linear(fromSRGB: color.blue)
    }
    func ratio(_ one: RGBA, _ other: RGBA) -> Float {
      let (first, second) = (luminance(one), luminance(other))
      return (max(first, second) + 0.05) / (min(first, second) + 0.05)
    }
    #expect(ratio(accent.fill, .white) >= 4.5)
    for isDark in [false, true] {
      let text = accent.resolved(as: .accentText, isDark: isDark)
      for background in [SystemColor.background, .secondaryBackground] {
        #expect(ratio(text, background.resolved(isDark: isDark)) >= 4.5)
        #expect(ratio(text, background.resolved(isDark: isDark).mixed(with: color, by: 0.15)) >= 4.4)
      }
    }
  }

  @Test("A prominent button's label and background follow the accent, and an explicit tint is used unchanged")
  func buttons() {
    func look(_ tint: Color?, _ accent: RGBA?) -> Snapshot {
      let host = TestHost(size: CGSize(width: 140, height: 60)) { Button("Save") {}.buttonStyle(.borderedProminent).tint(tint) }
      tell(host) { $0.accent = accent }
      return host.snapshot()
    }
    let fill = DesktopAccent(purple).fill
    let edge = look(nil, purple).pixel(46, 30)
    #expect(abs(edge.red - Int((fill.red * 255).rounded())) <= 1 && abs(edge.blue - Int((fill.blue * 255).rounded())) <= 1)
    #expect(look(.green, purple).pixel(46, 30) == look(.green, nil).pixel(46, 30))
  }

  @Test("A new desktop font reshapes each text once, and no text with a named font")
  func font() {
    let host = TestHost(size: CGSize(width: 300, height: 200)) {
      VStack {
        Text(verbatim: "Desktop").accessibilityIdentifier("own")
        Text(verbatim: "Desktop").font(.custom("Inter", size: 17)).accessibilityIdentifier("named")
        Text(verbatim: "Desktop").font(.system(.body, design: .monospaced)).accessibilityIdentifier("design")
      }
    }
    func width(_ name: String) -> CGFloat? { (try? host.find(identifier: name))?.frame.width }
    let before = ["own", "named", "design"].map(width)
    let mark = host.mark()
    tell(host) { $0.fontFamily = "DejaVu Sans Mono" }
    let work = host.work(since: mark)
    #expect(width("own") != before[0])
    #expect(width("named") == before[1] && width("design") == before[2])
    #expect(work.textShaped <= 1)
    #expect(work.bodies == 0)
    let after = host.mark()
    tell(host) { $0.fontFamily = "DejaVu Sans Mono" }
    #expect(host.work(since: after).textShaped == 0)
    tell(host) { _ in }
    #expect(width("own") == before[0])
  }

  @Test("The clock format that the user has chosen overrides the locale's")
  func clock() throws {
    let date = Date(timeIntervalSince1970: 1_750_000_000 + 13 * 3600)
    let host = TestHost(size: CGSize(width: 200, height: 60), locale: Locale(identifier: "en_US"), timeZone: .gmt) {
      Text(date, style: .time).accessibilityIdentifier("time")
    }
    let usual = try host.find(identifier: "time").label
    #expect(usual.contains("AM") || usual.contains("PM"))
    tell(host) { $0.has24Hours = true }
    #expect(try host.find(identifier: "time").label == "04:06")
    tell(host) { $0.has24Hours = false }
    #expect(try host.find(identifier: "time").label == usual)
    tell(host) { _ in }
    #expect(try host.find(identifier: "time").label == usual)
  }
}
