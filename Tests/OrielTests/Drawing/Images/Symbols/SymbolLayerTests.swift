import Foundation
import OrielDrawing
import OrielTesting
import Testing

@testable import Oriel
@testable import OrielModel

@MainActor
@Suite("Layers and colors of symbols")
struct SymbolLayerTests {
  private static let red = Color(red: 1, green: 0, blue: 0)
  private static let green = Color(red: 0, green: 1, blue: 0)
  private static let blue = Color(red: 0, green: 0, blue: 1)
  private static let side = 80

  private func snapshot(_ view: some View, scheme: ColorScheme = .light) -> Snapshot {
    TestHost(size: CGSize(width: Self.side, height: Self.side), colorScheme: scheme) { view.font(.system(size: 60)) }.snapshot()
  }

  private func count(_ picture: Snapshot, _ matches: (Snapshot.Pixel) -> Bool) -> Int {
    var count = 0
    for y in 0..<Self.side { for x in 0..<Self.side where matches(picture.pixel(x, y)) { count += 1 } }
    return count
  }

  private func isRed(_ pixel: Snapshot.Pixel) -> Bool { pixel.red > 220 && pixel.green < 40 && pixel.blue < 40 }
  private func isGreen(_ pixel: Snapshot.Pixel) -> Bool { pixel.green > 220 && pixel.red < 40 && pixel.blue < 40 }
  private func isBlue(_ pixel: Snapshot.Pixel) -> Bool { pixel.blue > 220 && pixel.red < 40 && pixel.green < 40 }

  /// Returns the numbers of pixels in the first, the second and the third of three colors.
  private func levels(_ view: some View) -> [Int] {
    let picture = snapshot(view)
    return [count(picture, isRed), count(picture, isGreen), count(picture, isBlue)]
  }

  // MARK: Palette

  @Test("Without a rendering mode, two foreground styles color the mark and the surrounding shape")
  func impliedPalette() {
    let symbol = Image(systemName: "xmark.circle.fill")
    let picture = snapshot(symbol.foregroundStyle(Self.red, Self.green))
    #expect(isRed(picture.pixel(40, 40)))
    #expect(isGreen(picture.pixel(40, 15)))
    #expect(levels(symbol.foregroundStyle(Self.green))[0] == 0)
    let plain = snapshot(symbol.foregroundStyle(Self.red, Self.green).symbolRenderingMode(.monochrome))
    #expect(isRed(plain.pixel(40, 15)) && !isGreen(plain.pixel(40, 40)))
    let inner = snapshot(VStack { symbol.foregroundStyle(Self.red) }.foregroundStyle(Self.blue, Self.green))
    #expect(isRed(inner.pixel(40, 15)), "The innermost foreground style is a single one")
    let single = levels(Image(systemName: "circle.fill").foregroundStyle(Self.red, Self.green))
    #expect(single[0] > 500 && single[1] == 0, "A symbol with one layer is drawn in the first style")
  }

  @Test("Two foreground styles reach a symbol in a button's label")
  func paletteInButton() {
    let view = Button {
    } label: {
      Image(systemName: "xmark.circle.fill")
    }
    .buttonStyle(.plain).foregroundStyle(Self.red, Self.green)
    let levels = levels(view)
    #expect(levels[0] > 100 && levels[1] > 500, "\(levels)")
  }

  @Test("Marks, badges, slashes and weather symbols have several layers")
  func layers() {
    for name in [
      "checkmark.circle.fill", "checkmark.square.fill", "exclamationmark.triangle.fill", "exclamationmark.triangle", "bell.badge",
      "bell.badge.fill", "person.crop.circle.fill", "person.crop.circle.badge.plus", "person.crop.circle.badge.checkmark",
      "folder.badge.plus", "bell.slash", "clock.fill", "checkmark.seal.fill", "cloud.sun.fill", "cloud.rain.fill", "cloud.bolt.fill",
      "moon.stars.fill", "text.bubble.fill", "quote.bubble.fill", "cross.case.fill",
    ] {
      let levels = levels(Image(systemName: name).foregroundStyle(Self.red, Self.green))
      #expect(levels[0] > 15 && levels[1] > 15, "\(name): \(levels)")
    }
    for name in ["cloud.sun.rain.fill", "person.3.sequence.fill", "square.3.layers.3d"] {
      let levels = levels(Image(systemName: name).foregroundStyle(Self.red, Self.green, Self.blue))
      #expect(levels.allSatisfy { $0 > 15 }, "\(name): \(levels)")
    }
  }

  @Test("A badge is drawn in the first style and its base in the second, and a gap separates them in one color")
  func badges() {
    let colored = snapshot(Image(systemName: "bell.badge.fill").foregroundStyle(Self.red, Self.green))
    let (red, green) = (count(colored, isRed), count(colored, isGreen))
    #expect(green > red * 2, "\(green), \(red)")
    func dark(_ name: String) -> Int { count(snapshot(Image(systemName: name))) { $0.red < 100 } }
    #expect(dark("bell.badge.fill") != dark("bell.fill"))
    #expect(SymbolNames.has("doc.badge.plus") && !SymbolNames.has("no.such.symbol.badge.plus") && !SymbolNames.has("bell.badge.nothing"))
  }

  // MARK: Own colors

  @Test("Multicolor rendering draws weather and warning symbols in their own colors")
  func multicolor() {
    func picture(_ name: String, _ scheme: ColorScheme = .light) -> Snapshot {
      snapshot(Image(systemName: name).symbolRenderingMode(.multicolor).foregroundStyle(Self.red), scheme: scheme)
    }
    func isYellow(_ pixel: Snapshot.Pixel) -> Bool { pixel.red > 200 && pixel.green > 140 && pixel.blue < 120 }
    func isBluish(_ pixel: Snapshot.Pixel) -> Bool { pixel.blue > 200 && pixel.red < 120 }
    func isGray(_ pixel: Snapshot.Pixel) -> Bool { (160...225).contains(pixel.red) && abs(pixel.red - pixel.blue) < 40 }
    for name in ["sun.max.fill", "cloud.sun.fill", "cloud.bolt.fill", "moon.stars.fill", "exclamationmark.triangle.fill", "sunrise.fill"] {
      #expect(count(picture(name), isYellow) > 50, "\(name)")
    }
    for name in ["cloud.rain.fill", "cloud.drizzle.fill", "cloud.snow.fill", "snowflake"] {
      #expect(count(picture(name), isBluish) > 20, "\(name)")
    }
    for name in ["cloud.fill", "cloud.rain.fill", "cloud.sun.fill"] {
      #expect(count(picture(name), isGray) > 200, "\(name)")
      #expect(count(picture(name, .dark)) { $0.red > 245 && $0.green > 245 && $0.blue > 245 } > 200, "\(name) in dark mode")
    }
    #expect(count(picture("exclamationmark.triangle.fill")) { $0.red > 245 && $0.blue > 245 } > 20)
    #expect(count(picture("square.fill"), isRed) > 500, "A symbol without colors of its own is drawn in the foreground style")
  }

  // MARK: Resizing

  private func inkBox(_ view: some View) -> CGRect {
    let picture = snapshot(view)
    var box = CGRect.null
    for y in 0..<Self.side {
      for x in 0..<Self.side where picture.pixel(x, y).red < 128 { box = box.union(CGRect(x: x, y: y, width: 1, height: 1)) }
    }
    return box
  }

  @Test("A resizable symbol fills its frame")
  func resizable() {
    for name in ["circle.fill", "person.crop.circle.fill", "circle", "square.fill"] {
      let box = inkBox(Image(systemName: name).resizable().frame(width: 60, height: 60))
      #expect(abs(box.width - 60) <= 2 && abs(box.height - 60) <= 2, "\(name): \(box)")
    }
    let wide = inkBox(Image(systemName: "circle.fill").resizable().frame(width: 60, height: 30))
    #expect(abs(wide.width - 60) <= 2 && abs(wide.height - 30) <= 2, "\(wide)")
    let fitted = inkBox(Image(systemName: "bolt.fill").resizable().scaledToFit().frame(width: 60, height: 60))
    #expect(abs(fitted.height - 60) <= 2 && fitted.width < 55 && abs(fitted.midX - 40) <= 2, "\(fitted)")
  }

  // MARK: Drawings

  @Test("Common symbols draw differently when filled, and related symbols differ")
  func everyday() {
    func dark(_ name: String) -> Int { count(snapshot(Image(systemName: name))) { $0.red < 128 } }
    for name in ["envelope", "camera", "trash", "gearshape", "clock", "folder", "tray", "house", "person", "bell", "map", "hand.raised"] {
      let (outline, filled) = (dark(name), dark(name + ".fill"))
      #expect(outline > 100 && filled > outline * 6 / 5, "\(name): \(outline), filled \(filled)")
    }
    for name in ["gear", "magnifyingglass", "globe", "infinity"] { #expect(dark(name) == dark(name + ".fill"), "\(name)") }
    #expect(dark("person.3") != dark("person.2"))
    for (first, second) in [("globe", "network"), ("hand.raised.fill", "nosign"), ("map.fill", "mappin"), ("airplayaudio", "wifi")] {
      #expect(snapshot(Image(systemName: first)).pngData != snapshot(Image(systemName: second)).pngData, "\(first)")
    }
  }

  static let drawn = """
    umbrella umbrella.fill thermometer thermometer.medium tree tree.fill hand.wave hand.wave.fill hand.tap hand.tap.fill hand.point.up figure.run
    quote.bubble plus.bubble infinity sum function dice dice.fill die.face.1 die.face.6.fill soccerball basketball basketball.fill tennisball
    sportscourt building building.fill building.columns storefront storefront.fill tent tent.fill lamp.desk sofa sofa.fill tshirt tshirt.fill
    wineglass wineglass.fill birthday.cake birthday.cake.fill takeoutbag.and.cup.and.straw fuelpump fuelpump.fill ferry pill pills pills.fill
    syringe bandage bandage.fill cross.case ear brain.head.profile dog cat bird fish fish.fill hare tortoise ant curlybraces macwindow
    dock.rectangle eyedropper camera.filters screwdriver giftcard theatermasks waveform.path.ecg moonphase.full.moon moonphase.new.moon
    moonphase.first.quarter person.crop.circle.badge.checkmark square.3.layers.3d circle.hexagongrid.fill hourglass.bottomhalf.filled comb arkit
    thermometer.sun.fill cellularbars person.3.sequence.fill textformat.size.smaller textformat.size.larger pencil.and.scribble scribble
    globe.americas.fill globe.europe.africa globe.asia.australia.fill iphone ipad airplayvideo tray.and.arrow.up sun.horizon.fill
    """.split(whereSeparator: \.isWhitespace).map(String.init)

  @Test("Symbols of objects, animals and signs are drawn without messages")
  func objects() {
    for name in Self.drawn {
      let host = TestHost(size: CGSize(width: Self.side, height: Self.side)) { Image(systemName: name).font(.system(size: 60)) }
      #expect(count(host.snapshot()) { $0.red < 128 } > 60, "\(name)")
      #expect(host.messages.isEmpty, "\(name): \(host.messages)")
    }
  }
}

@MainActor
@Suite("Symbols of letters and numbers")
struct SymbolLetteringTests {
  private func ink(_ name: String) -> (count: Int, messages: [String]) {
    let host = TestHost(size: CGSize(width: 60, height: 60)) { Image(systemName: name).font(.system(size: 40)) }
    defer { host.close() }
    let picture = host.snapshot()
    // Within the circle.
    let count = (22..<38).reduce(0) { count, x in count + (20..<40).filter { picture.pixel(x, $0).red < 128 }.count }
    return (count, host.messages)
  }

  @Test("A circle or square shows its letter or number, and a filled circle cuts it out", arguments: ["1", "a", "42"])
  func lettering(_ name: String) {
    let (outline, filled) = (ink("\(name).circle"), ink("\(name).circle.fill"))
    #expect(outline.count > 20 && outline.count < 160 && outline.messages.isEmpty)
    #expect(filled.count > 160 && filled.count < 320 - 20 && filled.messages.isEmpty)
    #expect(ink("\(name).square").count == outline.count)
  }

  @Test("Numbered circles above fifty are unknown symbols")
  func beyond() { #expect(ink("51.circle").messages.count == 1) }
}
